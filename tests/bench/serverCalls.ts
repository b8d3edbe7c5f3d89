// The list call against a bare server, and the ForeSite call against its SQL.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import { readForesiteRows } from '#server/modules/foresite/foresiteRepository.ts';
import { readSplit } from '#server/modules/foresite/splitRepository.ts';
import { listActiveRisks } from '#server/modules/foresite/trendRiskRepository.ts';
import { appendEvents } from '#server/services/events/eventLog.ts';
import { call } from '../support/httpSession.mjs';
import { freePort } from '../support/serverProcess.mjs';
import { load, type LoadResult, median } from './load.ts';
import { cpuTime } from './processCost.ts';
import { milliseconds, type Report } from './report.ts';

export interface Calls {
  port: number;
  pid: number | undefined;
  tenant: string;
  tenantId: number;
  projectId: number;
  token: string;
  database: Database;
  /** For the bytes that the bare server answers with. */
  folder: string;
}

const rounds = 3;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
/** Milliseconds between two changes of the company, where lists cannot be kept for long. */
const changeEvery = 10;

async function bareServer(folder: string, bytes: string) {
  const file = join(folder, 'answer.json');
  writeFileSync(file, bytes);
  const port = await freePort();
  const child = spawn(process.execPath, ['tests/bench/rawServer.mjs', String(port), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { port, pid: child.pid, stop: () => child.kill() };
}

/** As if somebody changed something: whatever was kept of the company's answers is made anew. */
export const change = ({ database, tenantId }: Calls) =>
  database.asTenant(tenantId, (tx) =>
    appendEvents(tx, [
      { projectId: null, module: 'bench', entity: 'bench', entityId: null, actorId: null, kind: 'progress' },
    ]),
  );

/** Runs `work` while the company changes all the time. */
async function amidChanges<T>(calls: Calls, work: () => Promise<T>): Promise<T> {
  const over = new AbortController();
  const changing = (async () => {
    while (!over.signal.aborted) {
      await change(calls);
      await new Promise((resolve) => setTimeout(resolve, changeEvery));
    }
  })();
  try {
    return await work();
  } finally {
    over.abort();
    await changing;
  }
}

type Loaded = LoadResult & { cpu: number };

/** One load, with the CPU time that the process spent on each answer, in microseconds. */
async function loaded(pid: number | undefined, port: number, path: string, headers = {}): Promise<Loaded> {
  const before = cpuTime(pid) ?? Number.NaN;
  const result = await load({ port, path, headers, seconds });
  const cpu = (((cpuTime(pid) ?? Number.NaN) - before) * 1000) / (result.perSecond * seconds);
  return { ...result, cpu };
}

const middle = (runs: Loaded[], field: keyof Loaded) => median(runs.map((one) => one[field]));

/** The list of 20 of 5,000 options against a bare server with the same bytes, in turns. */
export async function listCall(calls: Calls, report: Report): Promise<void> {
  const { port, pid, tenant, projectId, token, folder } = calls;
  const path = `/api/projects/${projectId}/scenario-items?limit=20`;
  const headers = { host: `${tenant}.localhost:${port}`, authorization: `Bearer ${token}` };
  const answer = await call({ port, tenant, path, headers });
  if (answer.status !== 200)
    throw new Error(`The list answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  const floor = await bareServer(folder, answer.text);
  const runs = { bare: [] as Loaded[], list: [] as Loaded[], anew: [] as Loaded[] };
  await load({ port, path, headers, seconds: 2 });
  for (let round = 0; round < rounds; round += 1) {
    runs.bare.push(await loaded(floor.pid, floor.port, '/'));
    runs.list.push(await loaded(pid, port, path, headers));
    runs.anew.push(await amidChanges(calls, () => loaded(pid, port, path, headers)));
  }
  floor.stop();
  const { bare, list, anew } = runs;
  const against = (some: Loaded[]) => (middle(some, 'perSecond') / middle(bare, 'perSecond')).toFixed(3);
  const rates = [list, anew, bare].map((some) => middle(some, 'perSecond').toFixed(0));
  report('list of 20 of 5,000 against bare node:http', against(list), '0.05', '0.10');
  report(`  while the company changes every ${changeEvery} ms`, against(anew));
  report('  answers a second: list, amid changes, bare', rates.join(', '));
  report(
    '  CPU of the server an answer against bare',
    (middle(list, 'cpu') / middle(bare, 'cpu')).toFixed(1),
    '20',
    '10',
  );
  report('  p50 and p99 at 16 connections', `${middle(list, 'p50')} and ${middle(list, 'p99')} ms`);
  report('  p50 and p99 amid changes', `${middle(anew, 'p50')} and ${middle(anew, 'p99')} ms`);
  report(
    '  answers that were no success',
    String([...list, ...anew].reduce((sum, one) => sum + one.errors, 0)),
    '0',
  );
}

/** Milliseconds of the clock that a piece of work takes. */
export async function spent(work: () => unknown): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** ForeSite's data against the statement that it needs, in turns; the rows of the whole grid beside it. */
export async function foresiteCall(calls: Calls, report: Report): Promise<void> {
  const { port, tenant, tenantId, projectId, token, database } = calls;
  const get = (path: string) =>
    call({
      port,
      tenant,
      path: `/api/projects/${projectId}/${path}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const read = <T>(work: (tx: TenantTx) => Promise<T>) =>
    database.asTenant(tenantId, work, { readOnly: true });
  const rowsAndRisks = async (tx: TenantTx) => {
    await readForesiteRows(tx, projectId, 'cost');
    await listActiveRisks(tx, projectId);
  };
  const sql = () => read(rowsAndRisks);
  const splitSql = () =>
    read(async (tx) => {
      await rowsAndRisks(tx);
      await readSplit(tx, projectId, { format: 'UF', level: 2 });
    });
  const times = {
    sql: [] as number[],
    anew: [] as number[],
    kept: [] as number[],
    rows: [] as number[],
    splitSql: [] as number[],
    split: [] as number[],
  };
  for (let turn = -3; turn < 20; turn += 1) {
    const bare = await spent(sql);
    await change(calls);
    const anew = await spent(() => get('foresite'));
    const kept = await spent(() => get('foresite'));
    const rows = await spent(() => get('scenario-items?limit=all'));
    const bareSplit = await spent(splitSql);
    await change(calls);
    const split = await spent(() => get('foresite?dimension=systems'));
    if (turn < 0) continue; // plans and code are still warming up
    times.sql.push(bare);
    times.anew.push(anew);
    times.kept.push(kept);
    times.rows.push(rows);
    times.splitSql.push(bareSplit);
    times.split.push(split);
  }
  const of = (name: keyof typeof times) => median(times[name]);
  report('ForeSite data of 5,000 options against its SQL', (of('anew') / of('sql')).toFixed(2), '3');
  report(
    '  call, its SQL, and again without a change',
    [of('anew'), of('sql'), of('kept')].map(milliseconds).join(', '),
  );
  report('  all 5,000 rows of the grid', milliseconds(of('rows')));
  report('ForeSite data by system against its SQL', (of('split') / of('splitSql')).toFixed(2), '3');
  report('  call and its SQL', [of('split'), of('splitSql')].map(milliseconds).join(', '));
}
