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

/** The server in a process of its own, its database beside it, so that what is measured is the server alone. */
async function requests() {
  const embedded = await startEmbedded(env.DATA_DIR);
  const port = await freePort();
  // The request log is on, as it is for people.
  const server = await startServer({ port, env: { ...env, DATABASE_URL: embedded.url, LOG_LEVEL: 'info' } });
  const database = openDatabase({ url: embedded.url, poolSize: 2 });
  try {
    const { access_token: token } = await signInOverHttp({ port, tenant, email });
    const { body } = await callApi<{ results: { id: number }[] }>({
      port,
      tenant,
      token,
      path: `/projects?search=${encodeURIComponent(project)}`,
    });
    const people = await database.asSystem((tx) =>
      tx.query<{ id: number }>({ text: `select id from tenant where slug = '${tenant}'` }),
    );
    const calls = {
      port,
      pid: server.pid,
      tenant,
      tenantId: Number(people[0]?.id),
      projectId: body.results[0]?.id ?? 0,
      token,
      database,
      folder,
    };
    await listCall(calls, report);
    await foresiteCall(calls, report);
    await foresiteRules(calls, report);
    await largestSave(calls, report);
    await foresiteScreen({ port, tenant, email, project }, report);
    await timelineScreen({ port, tenant }, report);
    await buyoutReads(calls, report);
    await levelingScreen({ ...calls, email }, report);
    await together({ port, tenant, email, project }, report);
    const memory = peakMemory(server.pid);
    if (memory !== undefined) report('peak memory of the server', `${memory.toFixed(0)} MB`, '300 MB');
    await dashboardScreen({ port, tenant, email, token }, report);
    await archiveReads(calls, report);
    // An estimate of 50,000 lines is more than a server holds on an ordinary day.
    const administrator = await signInOverHttp({ port, tenant, email: 'admin@northbank.example' });
    const asAdministrator = { ...calls, token: administrator.access_token };
    await companyLists(asAdministrator, report);
    await setupFigures(asAdministrator, report);
    await estimateFigures(asAdministrator, report);
    // They fill the company, so nothing else is measured after them.
    await registerReads(calls, report);
    await portfolioReads(calls, report);
    await projectList(calls, report);
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
  await timelineRules(report);
  await parserShapes(report);
  await gridBench(folder, report);
  for (const { visit, kilobytes, must, aim } of bundleSizes())
    report(`JavaScript, gzip: ${visit}`, `${kilobytes} kB`, `${must} kB`, `${aim} kB`);
  for (const { part, kilobytes, must, aim } of partSizes())
    report(part, `${kilobytes} kB`, `${must} kB`, `${aim} kB`);
  print();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
