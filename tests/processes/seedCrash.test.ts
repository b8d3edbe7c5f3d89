import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { dataFolder } from '../support/dataFolder.ts';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { createDatabase, runAsOwner } from '../support/serverDatabase.ts';
import { freePort, type ServerProcess, startServer } from '../support/serverProcess.mjs';

const folder = dataFolder('quoin-seed-');
const tenant = 'northbank';

/** What is counted: every table a company has rows in. Sign-ins, jobs and the news of those are not the demo's. */
const untold = `('oidc_payload', 'login_attempt', 'signing_key', 'job', 'event', 'idempotency_key')`;

describe('a crash while the demo is loaded', () => {
  let cluster: { url: string; stop: () => Promise<void> };
  let drops: (() => Promise<void>)[];
  let interrupted: string;
  let undisturbed: string;
  let server: ServerProcess | undefined;

  beforeAll(async () => {
    const given = process.env['DATABASE_URL'];
    cluster = given ? { url: given, stop: () => Promise.resolve() } : await ownedCluster();
    const made = [
      await createDatabase(cluster.url, 'cut'),
      await createDatabase(cluster.url, 'whole'),
    ] as const;
    [interrupted, undisturbed] = [made[0].url, made[1].url];
    drops = made.map(({ drop }) => drop);
  }, 300_000);
  afterAll(async () => {
    await server?.stop();
    for (const drop of drops) await drop();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }, 300_000);

  const asSystem = <Row extends object>(url: string, text: string) =>
    runAsOwner<Row>(url, 'begin; set local role quoin_system', text);
  /** How many demo companies there are, and how many are whole; nothing while the tables are still missing. */
  const progress = async (url: string) => {
    const text = `select count(*)::int as begun, count(*) filter (where settings ? 'demo_loaded')::int as loaded from tenant`;
    const [row] = await asSystem<{ begun: number; loaded: number }>(url, text).catch((error: Error) => {
      if (!/does not exist|permission denied/.test(error.message)) throw error;
      return [{ begun: 0, loaded: 0 }];
    });
    return row ?? { begun: 0, loaded: 0 };
  };
  const countRows = async (url: string) => {
    const tables = await runAsOwner<{ name: string }>(
      url,
      `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'quoin%'
         and tablename <> 'server_secret' and tablename not in ${untold} order by 1`,
    );
    const counts: Record<string, number[]> = {};
    for (const { name } of tables)
      for (const company of [1, 2]) {
        const [row] = await runAsOwner<{ count: number }>(
          url,
          `begin; set local role quoin_app; select set_config('app.tenant', '${company}', true)`,
          `select count(*)::int as count from ${name}`,
        );
        (counts[name] ??= []).push(row?.count ?? 0);
      }
    return counts;
  };
  /** Kills a server that is starting, `afterMs` after `when` holds. Answers what it left behind. */
  const killWhen = async (when: (at: { begun: number; loaded: number }) => boolean, afterMs: number) => {
    const abort = new AbortController();
    const env = { DATABASE_URL: interrupted };
    const start = startServer({ port: await freePort(), env, signal: abort.signal });
    const died = expect(start).rejects.toThrow('SIGKILL');
    while (!when(await progress(interrupted))) await delay(5);
    await delay(afterMs);
    abort.abort();
    await died;
    return progress(interrupted);
  };

  it('leaves a company whole or untouched, and the next start loads the rest once', async (context) => {
    const left = [
      await killWhen(({ begun }) => begun >= 1, 0),
      await killWhen(() => true, 700),
      await killWhen(({ begun }) => begun >= 1, 250),
      await killWhen(({ loaded }) => loaded >= 1, 0),
    ];
    await context.annotate(left.map(({ begun, loaded }) => `${begun} begun, ${loaded} loaded`).join('; '));
    expect(left[0]).toEqual({ begun: 1, loaded: 0 });
    expect(left.at(-1)?.loaded).toBeGreaterThan(0);

    const port = await freePort();
    server = await startServer({ port, env: { DATABASE_URL: interrupted } });
    const other = await startServer({ port: await freePort(), env: { DATABASE_URL: undisturbed } });
    expect((await countRows(undisturbed))['item']?.every((count) => count > 0)).toBe(true);
    // Both servers soon do the work of the day, which adds rows of its own.
    await expect
      .poll(async () => [await countRows(interrupted), await countRows(undisturbed)])
      .toSatisfy(([after, expected]) => isDeepStrictEqual(after, expected));
    await other.stop();

    const { access_token: token } = await signInOverHttp({ port, tenant, email: 'cost@northbank.example' });
    const { body } = await callApi<{ count: number }>({
      port,
      tenant,
      token,
      path: '/projects?search=Cedar',
    });
    expect(body.count).toBe(1);
  }, 900_000);
});

/** A cluster as a hosting firm hands it over: our user is no superuser, it may create databases and roles. */
async function ownedCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { url, stop } = await startEmbedded(folder, { durable: false });
  await runAsOwner(url, `create role tenant_of_host login createdb createrole password 'of-the-test'`);
  const owned = new URL(url);
  owned.username = 'tenant_of_host';
  owned.password = 'of-the-test';
  return { url: owned.href, stop };
}
