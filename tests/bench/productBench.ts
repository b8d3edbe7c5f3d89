// What `npm run bench` measures: start-up, the list call against a bare server, the ForeSite call against its SQL, memory, JavaScript.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { openDatabase } from '#server/database/tenantTransaction.ts';
import { readForesiteRows } from '#server/modules/foresite/foresiteRepository.ts';
import { bundleSizes } from '../../tools/bundleSizes.mjs';
import { dataFolder } from '../support/dataFolder.ts';
import { call, callApi, signInOverHttp } from '../support/httpSession.mjs';
import { freePort, startServer } from '../support/serverProcess.mjs';
import { foresiteScreen } from './foresiteScreen.ts';
import { load, type LoadResult, median } from './load.ts';
import { type Figure, milliseconds, type Report } from './report.ts';

const tenant = 'northbank';
const rounds = 3;
const seconds = Number(process.env['BENCH_SECONDS'] ?? 4);
const folder = dataFolder('quoin-bench-');
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RATE_LIMIT: '1000000' };

const figures: Figure[] = [];
const report: Report = (figure, value, must, aim = '') => figures.push({ figure, value, must, aim });

async function starts() {
  const cold = await startServer({ port: await freePort(), env });
  report('start from nothing', milliseconds(cold.readyIn), '15000 ms');
  await cold.stop();
  const warm = await startServer({ port: await freePort(), env });
  report('start with a warm data directory', milliseconds(warm.readyIn), '3000 ms');
  await warm.stop();
  const loaded = await startServer({ port: await freePort(), env, args: ['--seed-load'] });
  await loaded.stop();
}

async function raw(bytes: string) {
  const file = join(folder, 'answer.json');
  writeFileSync(file, bytes);
  const port = await freePort();
  const child = spawn(process.execPath, ['tests/bench/rawServer.mjs', String(port), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return { port, stop: () => child.kill() };
}

/** Peak resident memory of a process in MB; undefined where the system does not tell. */
function peakMemory(pid: number | undefined): number | undefined {
  try {
    const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
    return line ? Number(line[1]) / 1024 : undefined;
  } catch {
    return undefined;
  }
}

async function timed(count: number, work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return median(times);
}

async function requests() {
  const embedded = await startEmbedded(env.DATA_DIR);
  const port = await freePort();
  const server = await startServer({ port, env: { ...env, DATABASE_URL: embedded.url } });
  const database = openDatabase({ url: embedded.url, poolSize: 2 });
  try {
    const { access_token: token } = await signInOverHttp({ port, tenant, email: 'cost@northbank.example' });
    const found = await callApi<{ results: { id: number }[] }>({
      port,
      tenant,
      token,
      path: '/projects?search=Load%20Test',
    });
    const projectId = found.body.results[0]?.id ?? 0;
    const path = `/api/projects/${projectId}/scenario-items?limit=20`;
    const headers = { host: `${tenant}.localhost:${port}`, authorization: `Bearer ${token}` };
    const answer = await call({ port, tenant, path, headers });
    if (answer.status !== 200)
      throw new Error(`The list answered ${answer.status}: ${answer.text.slice(0, 200)}`);
    const floor = await raw(answer.text);
    const ours: LoadResult[] = [];
    const bare: LoadResult[] = [];
    await load({ port, path, headers, seconds: 2 });
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await load({ port: floor.port, path: '/', seconds }));
      ours.push(await load({ port, path, headers, seconds }));
    }
    floor.stop();
    const rate = median(ours.map((one) => one.perSecond));
    const floorRate = median(bare.map((one) => one.perSecond));
    report('list of 20 of 5,000 against bare node:http', (rate / floorRate).toFixed(3), '0.05', '0.10');
    report('  requests per second, ours and bare', `${rate.toFixed(0)} and ${floorRate.toFixed(0)}`, '');
    report(
      '  p50 and p99 at 16 connections',
      `${median(ours.map((one) => one.p50))} and ${median(ours.map((one) => one.p99))} ms`,
      '',
    );
    let page = 0;
    const turning = await timed(60, () =>
      call({ port, tenant, path: `${path}&offset=${(page += 20)}`, headers }),
    );
    const again = await timed(60, () => call({ port, tenant, path, headers }));
    report(
      '  one call alone: a page first asked for, and asked for again',
      `${milliseconds(turning)} and ${milliseconds(again)}`,
      '',
    );
    report('  answers that were no success', String(ours.reduce((sum, one) => sum + one.errors, 0)), '0');

    const people = await database.asSystem((tx) =>
      tx.query<{ id: number }>({ text: `select id from tenant where slug = '${tenant}'` }),
    );
    const tenantId = Number(people[0]?.id);
    const statements: string[] = [];
    const stop = database.observe((text) => statements.push(text));
    const sql = () =>
      database.asTenant(tenantId, (tx) => readForesiteRows(tx, projectId, 'cost'), { readOnly: true });
    await sql();
    stop();
    await timed(5, sql);
    const bareSql = await timed(40, sql);
    const trend = () => call({ port, tenant, path: `/api/projects/${projectId}/foresite`, headers });
    await timed(5, trend);
    const whole = await timed(40, trend);
    report('ForeSite data of 5,000 options against its SQL', (whole / bareSql).toFixed(2), '3');
    report('  call and SQL', `${milliseconds(whole)} and ${milliseconds(bareSql)}`, '');
    const all = () =>
      call({ port, tenant, path: `/api/projects/${projectId}/scenario-items?limit=all`, headers });
    report('  all 5,000 rows of the grid', milliseconds(await timed(5, all)), '');
    await foresiteScreen(
      { port, tenant, email: 'cost@northbank.example', project: 'Load Test Campus' },
      report,
    );
    const memory = peakMemory(server.pid);
    if (memory !== undefined) report('peak memory of the server', `${memory.toFixed(0)} MB`, '300 MB');
  } finally {
    await database.close();
    await server.stop();
    await embedded.stop();
  }
}

try {
  await starts();
  await requests();
  for (const { visit, kilobytes, must, aim } of bundleSizes())
    report(`JavaScript, gzip: ${visit}`, `${kilobytes} kB`, `${must} kB`, `${aim} kB`);
  console.table(figures);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
