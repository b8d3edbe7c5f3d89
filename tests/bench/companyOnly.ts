// The parts of `npm run bench` about dashboards, the portfolio and the archive of reports by themselves:
// `node --import tsx tests/bench/companyOnly.ts [dashboard] [archive] [portfolio]`, after `npm run build`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { openDatabase } from '#server/database/tenantTransaction.ts';
import { dataFolder } from '../support/dataFolder.ts';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { freePort, startServer } from '../support/serverProcess.mjs';
import { archiveReads } from './archiveReads.ts';
import { dashboardScreen } from './dashboardScreen.ts';
import { portfolioReads } from './portfolioReads.ts';
import { openReport } from './report.ts';

const folder = dataFolder('quoin-company-bench-');
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RATE_LIMIT: '1000000' };
const tenant = 'northbank';
const email = 'admin@northbank.example';
const { report, print } = openReport();
try {
  await (await startServer({ port: await freePort(), env })).stop();
  const embedded = await startEmbedded(env.DATA_DIR);
  const port = await freePort();
  const server = await startServer({ port, env: { ...env, DATABASE_URL: embedded.url } });
  const database = openDatabase({ url: embedded.url, poolSize: 2 });
  try {
    const { access_token: token } = await signInOverHttp({ port, tenant, email });
    const { body } = await callApi<{ results: { id: number }[] }>({
      port,
      tenant,
      token,
      path: '/projects?search=CRPT-26',
    });
    const [company] = await database.asSystem((tx) =>
      tx.query<{ id: number }>({ text: `select id from tenant where slug = '${tenant}'` }),
    );
    const target = {
      port,
      tenant,
      email,
      token,
      tenantId: Number(company?.id),
      projectId: body.results[0]?.id ?? 0,
      database,
    };
    const parts = { dashboard: dashboardScreen, archive: archiveReads, portfolio: portfolioReads };
    const wanted = process.argv.slice(2);
    for (const [part, measure] of Object.entries(parts))
      if (wanted.length === 0 || wanted.includes(part)) await measure(target, report);
    print();
  } finally {
    await database.close();
    await server.stop();
    await embedded.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
