// The portfolio's part of `npm run bench` by itself: `node --import tsx tests/bench/portfolioOnly.ts`, after `npm run build`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { openDatabase } from '#server/database/tenantTransaction.ts';
import { dataFolder } from '../support/dataFolder.ts';
import { freePort, startServer } from '../support/serverProcess.mjs';
import { portfolioReads } from './portfolioReads.ts';
import { openReport } from './report.ts';

const folder = dataFolder('quoin-portfolio-bench-');
const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '' };
const { report, print } = openReport();
try {
  const server = await startServer({ port: await freePort(), env });
  await server.stop();
  const embedded = await startEmbedded(env.DATA_DIR);
  const database = openDatabase({ url: embedded.url, poolSize: 2 });
  try {
    const [tenant] = await database.asSystem((tx) =>
      tx.query<{ id: number }>({ text: `select id from tenant where slug = 'northbank'` }),
    );
    await portfolioReads({ database, tenantId: Number(tenant?.id) }, report);
    print();
  } finally {
    await database.close();
    await embedded.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
