// The archive of reports in `npm run bench` by itself, calls beside queued PDFs too: `node --import tsx tests/bench/archiveOnly.ts`, after `npm run build`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { openDatabase } from '#server/database/tenantTransaction.ts';
import { dataFolder } from '../support/dataFolder.ts';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { freePort, startServer } from '../support/serverProcess.mjs';
import { archiveReads } from './archiveReads.ts';
import { openReport } from './report.ts';

const tenant = 'northbank';
const email = 'cost@northbank.example';
const folder = dataFolder('quoin-archive-bench-');
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RATE_LIMIT: '1000000' };
const { report, print } = openReport();
try {
  const loaded = await startServer({ port: await freePort(), env, args: ['--seed-load'] });
  await loaded.stop();
  const embedded = await startEmbedded(env.DATA_DIR);
  const port = await freePort();
  const server = await startServer({ port, env: { ...env, DATABASE_URL: embedded.url, LOG_LEVEL: 'info' } });
  const database = openDatabase({ url: embedded.url, poolSize: 2 });
  try {
    const { access_token: token } = await signInOverHttp({ port, tenant, email });
    const [company] = await database.asSystem((tx) =>
      tx.query<{ id: number }>({ text: `select id from tenant where slug = '${tenant}'` }),
    );
    const { body } = await callApi<{ results: { id: number }[] }>({
      port,
      tenant,
      token,
      path: `/projects?search=${encodeURIComponent('Load Test Campus')}`,
    });
    const projectId = body.results[0]?.id ?? 0;
    await archiveReads({ port, tenant, tenantId: Number(company?.id), token, projectId, database }, report);
    print();
  } finally {
    await database.close();
    await server.stop();
    await embedded.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
