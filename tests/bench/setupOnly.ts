// The part of `npm run bench` on setting up, the company's lists and the estimate by itself:
// `node --import tsx tests/bench/setupOnly.ts [setup|lists|estimate|projects …]`, after `npm run build`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { openDatabase } from '#server/database/tenantTransaction.ts';
import { dataFolder } from '../support/dataFolder.ts';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { freePort, startServer } from '../support/serverProcess.mjs';
import { companyLists } from './companyLists.ts';
import { estimateFigures } from './estimateFigures.ts';
import { fillPortfolio } from './portfolioReads.ts';
import { openReport } from './report.ts';
import { projectList, setupFigures } from './setupFigures.ts';

const parts = process.argv.slice(2);
const wants = (part: string) => parts.length === 0 || parts.includes(part);
const folder = dataFolder('quoin-setup-bench-');
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RATE_LIMIT: '1000000' };
const tenant = 'northbank';
const { report, print } = openReport();
try {
  await (await startServer({ port: await freePort(), env, args: ['--seed-load'] })).stop();
  const embedded = await startEmbedded(env.DATA_DIR);
  const port = await freePort();
  const server = await startServer({ port, env: { ...env, DATABASE_URL: embedded.url } });
  const database = openDatabase({ url: embedded.url, poolSize: 2 });
  try {
    const { access_token: token } = await signInOverHttp({ port, tenant, email: 'admin@northbank.example' });
    const place = { port, tenant, token };
    const { body } = await callApi<{ results: { id: number }[] }>({
      ...place,
      path: '/projects?search=Load%20Test%20Campus',
    });
    const [own] = await database.asSystem((tx) =>
      tx.query<{ id: number }>({ text: `select id from tenant where slug = '${tenant}'` }),
    );
    const calls = {
      ...place,
      pid: server.pid,
      tenantId: Number(own?.id),
      projectId: body.results[0]?.id ?? 0,
      database,
      folder,
    };
    if (wants('setup')) await setupFigures(calls, report);
    if (wants('lists')) await companyLists(calls, report);
    if (wants('estimate')) await estimateFigures(calls, report);
    if (wants('projects')) {
      // It fills the company, so nothing is measured after it.
      await fillPortfolio(database, calls.tenantId);
      await projectList(calls, report);
    }
  } finally {
    print();
    await database.close();
    await server.stop();
    await embedded.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
