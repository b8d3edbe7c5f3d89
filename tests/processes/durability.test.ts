import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { type ServerDatabase, serverDatabase } from '../support/serverDatabase.ts';
import { freePort, type ServerProcess, startServer } from '../support/serverProcess.mjs';

/** Power cuts of a run; `KILLS=50` for a long look. */
const rounds = Number(process.env['KILLS'] ?? 6);
const tenant = 'northbank';
const email = 'cost@northbank.example';

interface Row {
  id: number;
  name: string;
  number: number;
  cost: number;
}
/** A write as its client knows it: acknowledged with the row, or cut off without an answer. */
interface Write {
  name: string;
  key: string;
  row: Row | null;
}

let database: ServerDatabase;
let server: ServerProcess;
let port: number;
let token: string;
let signedInAt = 0;
let items: string;

const signIn = async () => {
  token = (await signInOverHttp({ port, tenant, email })).access_token;
  signedInAt = Date.now();
};
const api = <Body>(path: string, options: { method?: string; body?: unknown; headers?: object } = {}) =>
  callApi<Body>({ port, tenant, token, path, ...(options as { body?: unknown }) });

/** Starts the server again; the token of before still holds, and is renewed only when its five minutes are nearly over. */
async function startAgain(): Promise<number> {
  server = await startServer({ port, env: { ...database.env, RATE_LIMIT: '1000000' } });
  if (Date.now() - signedInAt > 200_000) await signIn();
  return server.readyIn;
}

async function create({ name, key }: Write): Promise<Row> {
  const body = { name, sub_items: [{ scope: 'Scope', quantity: 3, unit_cost: 1.25 }] };
  const headers = { 'Idempotency-Key': key };
  const answer = await api<Row>(items, { method: 'POST', body, headers });
  expect([answer.status, answer.body]).toMatchObject([201, { name }]);
  return answer.body;
}

/** Writes without pause on three lanes until the server is gone: `kill` comes a moment after `enough` acknowledged writes. */
async function writeUntil(kill: () => Promise<unknown>, label: string, enough: number): Promise<Write[]> {
  const writes: Write[] = [];
  const lane = async (number: number) => {
    for (let count = 0; ; count += 1) {
      const write: Write = { name: `${label} lane ${number} write ${count}`, key: randomUUID(), row: null };
      writes.push(write);
      try {
        write.row = await create(write);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === undefined) throw error;
        return; // the connection broke: nobody knows whether it was written
      }
    }
  };
  const lanes = [lane(0), lane(1), lane(2)];
  const ended = Promise.all(lanes);
  const acknowledged = () => writes.filter(({ row }) => row).length;
  while (acknowledged() < enough) await Promise.race([ended, pause(1)]);
  await pause(enough % 4 === 0 ? 0 : (enough * 37) % 30);
  await kill();
  await ended;
  return writes;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** What is there now: each acknowledged row, each name once, numbers without a gap, nothing half-written. */
async function expectWhole(writes: Write[]): Promise<void> {
  const { body } = await api<{ results: Row[] }>(`${items}?limit=all`);
  const kept = new Map(body.results.map((row) => [row.id, row]));
  const lost = writes.filter(({ row }) => row && kept.get(row.id)?.name !== row.name);
  expect(lost).toEqual([]);
  const numbers = body.results.map((row) => row.number).toSorted((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  const written = body.results.filter(({ name }) => / lane /.test(name));
  expect(new Set(written.map(({ name }) => name)).size).toBe(written.length);
  expect(written.filter(({ cost }) => cost !== 3.75)).toEqual([]);
}

beforeAll(async () => {
  database = await serverDatabase('kill');
  port = await freePort();
  await startAgain();
  await signIn();
  const { body } = await api<{ results: Row[] }>('/projects?search=Cedar');
  items = `/projects/${body.results[0]?.id}/scenario-items`;
}, 600_000);
afterAll(async () => {
  await server.stop();
  await database.remove();
}, 300_000);

describe('kill -9 in the middle of writes', () => {
  it(`keeps every acknowledged write over ${rounds} rounds and starts without a hand`, async (context) => {
    const writes: Write[] = [];
    const starts: number[] = [];
    let cut = 0;
    for (let round = 0; round < rounds; round += 1) {
      const made = await writeUntil(() => server.kill(), `round ${round}`, 4 + (round % 7));
      starts.push(await startAgain());
      // Who got no answer asks again under the same key, and it is done once, whether or not it was done before.
      cut += made.filter(({ row }) => !row).length;
      for (const write of made) write.row ??= await create(write);
      writes.push(...made);
    }
    expect(cut).toBeGreaterThanOrEqual(rounds); // each kill came in the midst of a write
    await expectWhole(writes);
    const { body } = await api<{ results: Row[] }>(`${items}?limit=all`);
    expect(body.results.filter(({ name }) => name.startsWith('round'))).toHaveLength(writes.length);
    const history = await api<{ count: number }>(`${items}/${writes.at(-1)?.row?.id}/history`);
    expect(history.body.count).toBe(1);
    await context.annotate(
      `${writes.length} writes, ${cut} of them cut off; start after kill -9: median ${Math.round(median(starts))} ms`,
    );
  }, 600_000);

  it('takes over the PostgreSQL that the killed server left', async (context) => {
    const before = database.postmaster();
    if (before === undefined) return context.skip('The database is not ours to start.');
    await server.kill();
    const readyIn = await startAgain();
    expect(database.postmaster()).toBe(before);
    await context.annotate(`ready in ${Math.round(readyIn)} ms`);
  }, 300_000);

  it('keeps them too when PostgreSQL is killed with it', async (context) => {
    if (database.postmaster() === undefined) return context.skip('The database is not ours to kill.');
    const writes: Write[] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = database.postmaster() as number;
      const made = await writeUntil(
        async () => {
          const workers = execFileSync('pgrep', ['-P', String(before)], { encoding: 'utf8' });
          const gone = server.kill();
          for (const pid of [before, ...workers.trim().split('\n').map(Number)]) killNow(pid);
          await gone;
        },
        `both ${round}`,
        5 + round,
      );
      const readyIn = await startAgain();
      expect(database.postmaster()).not.toBe(before);
      await context.annotate(`ready in ${Math.round(readyIn)} ms`);
      for (const write of made) write.row ??= await create(write);
      writes.push(...made);
    }
    await expectWhole(writes);
  }, 600_000);
});

function killNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // A worker that ended between the listing and now is as gone as it should be.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

describe('kill -9 of PostgreSQL alone, in the middle of writes', () => {
  it('loses nothing that was acknowledged, and the server goes on by itself', async (context) => {
    if (database.postmaster() === undefined) return context.skip('The database is not ours to kill.');
    const writes: Write[] = [];
    const statuses = new Map<number, number>();
    /** Writes until it is acknowledged, under one key; what comes meanwhile is 503 and nothing else. */
    const persist = async (write: Write): Promise<void> => {
      const body = { name: write.name, sub_items: [{ scope: 'Scope', quantity: 3, unit_cost: 1.25 }] };
      while (!write.row) {
        const options = { method: 'POST', body, headers: { 'Idempotency-Key': write.key } };
        const answer = await api<Row>(items, options);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        if (answer.status === 201) write.row = answer.body;
        else await pause(20);
      }
    };
    for (let round = 0; round < 4; round += 1) {
      const stopped = new AbortController();
      const lane = async (number: number) => {
        for (let count = 0; !stopped.signal.aborted; count += 1) {
          const name = `postmaster ${round} lane ${number} write ${count}`;
          const write: Write = { name, key: randomUUID(), row: null };
          writes.push(write);
          await persist(write);
        }
      };
      const lanes = [lane(0), lane(1), lane(2)];
      await pause(60 + round * 35);
      const killed = database.postmaster() as number;
      process.kill(killed, 'SIGKILL');
      const acknowledged = writes.filter(({ row }) => row).length;
      await expect
        .poll(() => writes.filter(({ row }) => row).length, { timeout: 120_000 })
        .toBeGreaterThan(acknowledged + 3);
      stopped.abort();
      await Promise.all(lanes);
      expect(database.postmaster()).not.toBe(killed);
    }
    expect([...statuses.keys()].filter((status) => status !== 201 && status !== 503)).toEqual([]);
    await expectWhole(writes);
    console.info(
      `${writes.length} writes over 4 kills of PostgreSQL: ${JSON.stringify([...statuses])}, none lost.`,
    );
  }, 600_000);
});
