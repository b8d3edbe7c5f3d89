import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { dataFolder } from '../support/dataFolder.ts';
import { call, callApi, signInOverHttp } from '../support/httpSession.mjs';
import { createDatabase } from '../support/serverDatabase.ts';
import { freePort, type ServerProcess, startServer } from '../support/serverProcess.mjs';

const tenant = 'northbank';
const email = 'cost@northbank.example';

interface Item {
  id: number;
  code: string;
  version: number;
}

describe('two servers on one database', () => {
  const folder = dataFolder('quoin-two-');
  let stopDatabase: () => Promise<void>;
  let first: ServerProcess;
  let second: ServerProcess;
  let publicPort: number;
  let token: string;
  let projectId: number;

  beforeAll(async () => {
    const { url, stop } = await databaseFor(folder);
    stopDatabase = stop;
    // Both stand behind one public address, as they would behind a balancer: it is the issuer of their tokens.
    publicPort = await freePort();
    const env = { DATABASE_URL: url, RATE_LIMIT: '1000000', PUBLIC_PORT: String(publicPort) };
    first = await startServer({ port: await freePort(), env });
    second = await startServer({ port: await freePort(), env });
    token = (await signInOverHttp({ port: first.port, publicPort, tenant, email })).access_token;
    const { body } = await on<{ results: { id: number }[] }>(first, '/projects?search=Cedar');
    projectId = body.results[0]?.id ?? 0;
  }, 240_000);
  afterAll(async () => {
    await Promise.all([first.stop(), second.stop()]);
    await stopDatabase();
    rmSync(folder, { recursive: true, force: true });
  }, 300_000);

  /** Calls one of the servers under the address that both stand for. */
  const on = <Body>(
    server: ServerProcess,
    path: string,
    options: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) =>
    callApi<Body>({
      port: server.port,
      publicPort,
      tenant,
      token,
      path,
      ...options,
    });
  const items = () => `/projects/${projectId}/scenario-items`;
  const create = (server: ServerProcess, name: string, key: string) =>
    on<Item>(server, items(), {
      method: 'POST',
      body: { name, sub_items: [{ scope: 'Scope', quantity: 1, unit_cost: 100 }] },
      headers: { 'Idempotency-Key': key },
    });

  it("accept each other's tokens", async () => {
    expect((await on(second, '/current_user')).status).toBe(200);
  });

  it('carry on a sign-in that the other began, step by step', async () => {
    const ports = [first.port, second.port];
    const tokens = await signInOverHttp({ port: first.port, ports, publicPort, tenant, email });
    const refresh = (server: ServerProcess) =>
      call({
        port: server.port,
        publicPort,
        tenant,
        path: `/realms/${tenant}/protocol/openid-connect/token`,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: `grant_type=refresh_token&client_id=quoin-web&refresh_token=${tokens.refresh_token}`,
      });
    expect((await refresh(second)).status).toBe(200);
    expect((await refresh(first)).status).toBe(400); // spent, whichever server it was spent at
  });

  it("see each other's writes and keep one sequence of numbers", async () => {
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        create(index % 2 ? first : second, `Shared ${index}`, randomUUID()),
      ),
    );
    expect(made.map((answer) => answer.status)).toEqual(made.map(() => 201));
    expect(new Set(made.map((answer) => answer.body.code)).size).toBe(12);
    const read = await on<Item>(second, `${items()}/${made[1]?.body.id}`);
    expect(read.body.code).toBe(made[1]?.body.code);
  });

  it('repeat an answer for a key that the other has seen', async () => {
    const key = randomUUID();
    const made = await create(first, 'Once', key);
    const again = await create(second, 'Once', key);
    expect(again.body.id).toBe(made.body.id);

    const race = randomUUID();
    const raced = await Promise.all([create(first, 'Raced', race), create(second, 'Raced', race)]);
    const done = raced.filter(({ status }) => status === 201);
    expect(new Set(done.map(({ body }) => body.id)).size).toBe(1);
    expect(raced.every(({ status }) => status === 201 || status === 409)).toBe(true);
  });

  it("send each other's events", async () => {
    const heard = new Promise<string>((resolve, reject) => {
      const stream = request(
        {
          host: '127.0.0.1',
          port: second.port,
          path: '/api/events',
          headers: { host: `${tenant}.localhost:${publicPort}`, authorization: `Bearer ${token}` },
        },
        (response) => {
          let text = '';
          response.on('data', (part: Buffer) => {
            text += part.toString();
            if (text.includes('"entity":"item"')) {
              resolve(text);
              stream.destroy();
            }
          });
          void create(first, 'Heard elsewhere', randomUUID());
        },
      );
      stream.on('error', reject);
      stream.setTimeout(25_000, () => reject(new Error('Nothing was heard.')));
      stream.end();
    });
    expect(await heard).toContain('event: change');
  });

  it('count failed sign-ins together', async () => {
    const victim = 'viewer@northbank.example';
    const attempt = (server: ServerProcess, password: string) =>
      signInOverHttp({ port: server.port, publicPort, tenant, email: victim, password });
    for (let count = 0; count < 4; count += 1)
      await expect(attempt(count % 2 ? first : second, 'wrong')).rejects.toThrow('refused: 401');
    await expect(attempt(first, 'wrong')).rejects.toThrow('refused: 429');
    // The right password does not help while the address is locked, on either of them.
    await expect(attempt(first, 'quoin-demo')).rejects.toThrow('refused: 429');
    await expect(attempt(second, 'quoin-demo')).rejects.toThrow('refused: 429');
  });

  it('answer for their health on their own', async () => {
    for (const server of [first, second])
      expect((await call({ port: server.port, tenant, path: '/readyz' })).status).toBe(200);
  });

  it("take up each other's jobs, also when one of them stops in the midst of its own", async () => {
    const asked = await Promise.all(
      Array.from({ length: 8 }, () => on<{ job_id: number }>(first, `${items()}/export`, { method: 'POST' })),
    );
    expect(asked.map(({ status }) => status)).toEqual(asked.map(() => 202));
    expect((await first.stop()).code).toBe(0);
    const states = () =>
      Promise.all(
        asked.map(
          async ({ body }) => (await on<{ status: string }>(second, `/jobs/${body.job_id}`)).body.status,
        ),
      );
    await expect.poll(states).toEqual(asked.map(() => 'done'));
  }, 300_000);
});

/** A database of its own: on the PostgreSQL of DATABASE_URL where that is set, else on one of ours. */
async function databaseFor(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (!given) return startEmbedded(folder);
  const { url, drop } = await createDatabase(given, 'two');
  return { url, stop: drop };
}
