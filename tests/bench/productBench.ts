// What `npm run bench` measures: start-up, calls of the server, ForeSite in a browser, memory, JavaScript.
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { openDatabase } from '#server/database/tenantTransaction.ts';
import { bundleSizes, partSizes } from '../../tools/bundleSizes.mjs';
import { dataFolder } from '../support/dataFolder.ts';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { freePort, startServer } from '../support/serverProcess.mjs';
import { archiveReads } from './archiveReads.ts';
import { dashboardScreen } from './dashboardScreen.ts';
import { companyLists } from './companyLists.ts';
import { estimateFigures } from './estimateFigures.ts';
import { buyoutReads, levelingScreen } from './buyoutReads.ts';
import { foresiteRules, largestSave } from './foresiteRules.ts';
import { foresiteScreen } from './foresiteScreen.ts';
import { gridBench } from './gridBench.ts';
import { parserShapes } from './parserShapes.ts';
import { peakMemory } from './processCost.ts';
import { portfolioReads } from './portfolioReads.ts';
import { registerReads } from './registerReads.ts';
import { milliseconds, openReport } from './report.ts';
import { foresiteCall, listCall } from './serverCalls.ts';
import { projectList, setupFigures } from './setupFigures.ts';
import { timelineRules } from './timelineRules.ts';
import { timelineScreen } from './timelineScreen.ts';
import { together } from './together.ts';

const tenant = 'northbank';
const email = 'cost@northbank.example';
const project = 'Load Test Campus';
const folder = dataFolder('quoin-bench-');
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RATE_LIMIT: '1000000' };
const { report, print } = openReport();

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

/** Runs a part; where it breaks off, the table says why and the others follow. */
async function section(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    report(name, `broke off: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}

/** The server in a process of its own, its database beside it, so that what is measured is the server alone. */
async function requests() {
  const embedded = await startEmbedded(env.DATA_DIR);
  const port = await freePort();
  // The request log is on, as it is for people.
  const server = await startServer({ port, env: { ...env, DATABASE_URL: embedded.url, LOG_LEVEL: 'info' } });
  const database = openDatabase({ url: embedded.url, poolSize: 2 });
  const signedIn = async (who: string) => (await signInOverHttp({ port, tenant, email: who })).access_token;
  try {
    const { body } = await callApi<{ results: { id: number }[] }>({
      port,
      tenant,
      token: await signedIn(email),
      path: `/projects?search=${encodeURIComponent(project)}`,
    });
    const people = await database.asSystem((tx) =>
      tx.query<{ id: number }>({ text: `select id from tenant where slug = '${tenant}'` }),
    );
    const place = {
      port,
      pid: server.pid,
      tenant,
      tenantId: Number(people[0]?.id),
      projectId: body.results[0]?.id ?? 0,
      database,
      folder,
    };
    type Calls = typeof place & { token: string };
    /** A part with a token of its own, since one lasts five minutes. */
    const asked = (name: string, work: (calls: Calls) => Promise<void>, who = email) =>
      section(name, async () => work({ ...place, token: await signedIn(who) }));
    const administrator = 'admin@northbank.example';

    await asked('list of projects', (calls) => listCall(calls, report));
    await asked('ForeSite', (calls) => foresiteCall(calls, report));
    await asked('rules of ForeSite', (calls) => foresiteRules(calls, report));
    await asked('largest save', (calls) => largestSave(calls, report));
    await section('ForeSite in a browser', () => foresiteScreen({ port, tenant, email, project }, report));
    await section('timeline in a browser', () => timelineScreen({ port, tenant }, report));
    await asked('procurement', (calls) => buyoutReads(calls, report));
    await asked('leveling in a browser', (calls) => levelingScreen({ ...calls, email }, report));
    await section('many at once', () => together({ port, tenant, email, project }, report));
    const memory = peakMemory(server.pid);
    if (memory !== undefined) report('peak memory of the server', `${memory.toFixed(0)} MB`, '300 MB');
    await asked('dashboards in a browser', (calls) => dashboardScreen({ ...calls, email }, report));
    await asked('history', (calls) => archiveReads(calls, report));
    // An estimate of 50,000 lines is more than a server holds on an ordinary day.
    await asked('lists of the company', (calls) => companyLists(calls, report), administrator);
    await asked('set-up', (calls) => setupFigures(calls, report), administrator);
    await asked('estimates', (calls) => estimateFigures(calls, report), administrator);
    // They fill the company, so nothing else is measured after them.
    await asked('registers', (calls) => registerReads(calls, report));
    await asked('portfolio', (calls) => portfolioReads(calls, report));
    await asked('full list of projects', (calls) => projectList(calls, report));
  } finally {
    await database.close();
    await server.stop();
    await embedded.stop();
  }
}

try {
  report('load of the machine at the start, of others', (loadavg()[0] ?? 0).toFixed(1));
  await starts();
  await requests();
  await section('rules of the timeline', () => timelineRules(report));
  await section('parsers', () => parserShapes(report));
  await section('grid', () => gridBench(folder, report));
  for (const { visit, kilobytes, must, aim } of bundleSizes())
    report(`JavaScript, gzip: ${visit}`, `${kilobytes} kB`, `${must} kB`, `${aim} kB`);
  for (const { part, kilobytes, must, aim } of partSizes())
    report(part, `${kilobytes} kB`, `${must} kB`, `${aim} kB`);
  print();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
