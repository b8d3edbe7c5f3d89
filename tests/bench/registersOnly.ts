// The registers' part of `npm run bench` by itself: `node --import tsx tests/bench/registersOnly.ts`, after `npm run build`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { openDatabase } from '#server/database/tenantTransaction.ts';
import { dataFolder } from '../support/dataFolder.ts';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { freePort, startServer } from '../support/serverProcess.mjs';
import { registerReads } from './registerReads.ts';
import { openReport } from './report.ts';

const folder = dataFolder('quoin-registers-bench-');
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', RATE_LIMIT: '1000000' };
const tenant = 'northbank';
const { report, print } = openReport();
try {
  const loading = await startServer({ port: await freePort(), env, args: ['--seed-load'] });
  await loading.stop();
  const embedded = await startEmbedded(env.DATA_DIR);
  const port = await freePort();
  const server = await startServer({ port, env: { ...env, DATABASE_URL: embedded.url } });
  const database = openDatabase({ url: embedded.url, poolSize: 2 });
  try {
    const { access_token: token } = await signInOverHttp({ port, tenant, email: 'admin@northbank.example' });
    const { body } = await callApi<{ results: { id: number }[] }>({
      port,
      tenant,
      token,
      path: `/projects?search=${encodeURIComponent('Load Test Campus')}`,
    });
    const [row] = await database.asSystem((tx) =>
      tx.query<{ id: number }>({ text: `select id from tenant where slug = '${tenant}'` }),
    );
    const ids = { tenantId: Number(row?.id), projectId: body.results[0]?.id ?? 0 };
    await registerReads({ port, pid: server.pid, tenant, ...ids, token, database, folder }, report);
    print();
  } finally {
    await database.close();
    await server.stop();
    await embedded.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
