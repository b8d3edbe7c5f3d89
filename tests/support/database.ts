import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { seedDemo } from '#server/database/seed/seedDemo.ts';
import { openDatabase } from '#server/database/tenantTransaction.ts';
import { urlOf } from './databaseAddress.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of any database of the test cluster. */
    clusterUrl: string;
    /** Name of the migrated database that test files clone. */
    templateDatabase: string;
    /** Name of the same with the demo companies loaded. */
    demoDatabase: string;
  }
}

/** One PostgreSQL for the whole run (embedded, or DATABASE_URL's), with templates to clone from: migrated, and with the demo companies. */
export default async function startTestCluster(project: TestProject): Promise<() => Promise<void>> {
  const cluster = process.env['DATABASE_URL']
    ? { url: process.env['DATABASE_URL'], stop: () => Promise.resolve() }
    : await startTemporary();
  const template = `quoin_template_${randomBytes(4).toString('hex')}`;
  await administer(cluster.url, `create database ${template}`);
  await migrate(urlOf(cluster.url, template));
  const demo = `${template}_demo`;
  await administer(cluster.url, `create database ${demo} template ${template}`);
  await loadDemo(urlOf(cluster.url, demo));
  project.provide('clusterUrl', cluster.url);
  project.provide('templateDatabase', template);
  project.provide('demoDatabase', demo);
  return async () => {
    for (const name of [demo, template])
      await administer(cluster.url, `drop database if exists ${name} with (force)`);
    await cluster.stop();
  };
}

async function loadDemo(url: string): Promise<void> {
  const database = openDatabase({ url, applicationName: 'quoin-test' });
  await seedDemo(database);
  await database.close();
}

async function startTemporary(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-test-'));
  chmodSync(folder, 0o755);
  const embedded = await startEmbedded(folder, { durable: false });
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
