import { request } from 'node:http';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { runAsOwner, type ServerDatabase, serverDatabase } from '../support/serverDatabase.ts';
import { freePort, type ServerProcess, startServer } from '../support/serverProcess.mjs';

const tenant = 'northbank';
const email = 'cost@northbank.example';

interface Item {
  id: number;
  name: string;
  version: number;
}

describe('a stop on SIGTERM', () => {
  let database: ServerDatabase;
  let server: ServerProcess;
  let port: number;
  let token: string;
  let items: string;
  let item: Item;
  let holder: pg.Client;

  const api = <Body>(path: string, options: { method?: string; body?: unknown } = {}) =>
    callApi<Body>({ port, tenant, token, path, ...options });

  beforeAll(async () => {
    database = await serverDatabase('stop');
    port = await freePort();
  });
  beforeEach(async () => {
    server = await startServer({ port, env: database.env });
    token = (await signInOverHttp({ port, tenant, email })).access_token;
    const { body } = await api<{ results: Item[] }>('/projects?search=Cedar');
    items = `/projects/${body.results[0]?.id}/scenario-items`;
    item = (await api<{ results: Item[] }>(`${items}?limit=1`)).body.results[0] as Item;
    holder = new pg.Client({ connectionString: database.url() });
    holder.on('error', () => undefined); // PostgreSQL stops while it is connected, which is what the test is about
    await holder.connect();
  }, 300_000);
  afterEach(async () => {
    await holder.end().catch(() => undefined);
    await server.kill();
  }, 300_000);
  afterAll(() => database.remove(), 300_000);

  /** Makes the next change of the option wait until `holder` lets go. */
  const holdItem = async () => {
    await holder.query(`begin; set local role quoin_app; select set_config('app.tenant', '1', true)`);
    const held = await holder.query('select from item where id = $1 for update', [item.id]);
    expect(held.rowCount).toBe(1);
  };
  const waiting = async () => {
    const text = `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return (await runAsOwner(database.url(), text)).length;
  };
  /** An open stream of events: what it said, and whether it ended. */
  const listen = async () => {
    const heard = { text: '', ended: false };
    await new Promise<void>((resolve, reject) => {
      const headers = { host: `${tenant}.localhost:${port}`, authorization: `Bearer ${token}` };
      request({ host: '127.0.0.1', port, path: '/api/events', headers }, (response) => {
        response.setEncoding('utf8').on('data', (part: string) => (heard.text += part));
        response.on('close', () => (heard.ended = true));
        resolve();
      })
        .on('error', reject)
        .end();
    });
    return heard;
  };
  it('answers what is under way, ends the streams, and stops PostgreSQL', async (context) => {
    const stream = await listen();
    await holdItem();
    const name = 'Renamed while the server stops';
    const change = api<Item>(`${items}/${item.id}`, { method: 'PATCH', body: { name } });
    await expect.poll(waiting).toBe(1);

    const asked = Date.now();
    const stopped = server.stop();
    await expect.poll(() => stream.ended).toBe(true);
    // A connection of before may be cut first; a new one is not taken.
    const tried = () =>
      api('/tenant').then(
        () => 'answered',
        ({ code }: NodeJS.ErrnoException) => code,
      );
    await expect.poll(tried).toBe('ECONNREFUSED');
    await holder.query('rollback');
    const answer = await change;
    expect([answer.status, answer.body.name]).toEqual([200, name]);
    await holder.end();
    expect(await stopped).toEqual({ code: 0, signal: null });
    const took = Date.now() - asked;
    expect(database.postmaster()).toBeUndefined();
    await context.annotate(`stopped in ${took} ms`);

    server = await startServer({ port, env: database.env });
    expect((await api<Item>(`${items}/${item.id}`)).body.name).toBe(name);
  }, 300_000);

  it('does not wait for ever for a request that hangs', async (context) => {
    await holdItem();
    const change = api(`${items}/${item.id}`, { method: 'PATCH', body: { name: 'Never written' } });
    const cut = expect(change).rejects.toMatchObject({ code: 'ECONNRESET' });
    await expect.poll(waiting).toBe(1);
    const asked = Date.now();
    expect(await server.stop()).toEqual({ code: 0, signal: null });
    const took = Date.now() - asked;
    await cut;
    expect(database.postmaster()).toBeUndefined();
    await context.annotate(`stopped in ${took} ms`);

    server = await startServer({ port, env: database.env });
    expect((await api<Item>(`${items}/${item.id}`)).body.name).not.toBe('Never written');
  }, 300_000);
});
