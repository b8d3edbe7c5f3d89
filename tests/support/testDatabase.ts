import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '#server/database/tenantTransaction.ts';
import { urlOf } from './databaseAddress.ts';

export type TestDatabase = {
  url: string;
  database: Database;
  /** Runs statements as the owner, around all policies: for planting faults and looking behind the scenes. */
  asOwner: <Row extends object>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Adds a company with one project (id 1 in its band) and one person, and returns its number. */
  addTenant: (id: number, slug?: string) => Promise<number>;
};

/** A migrated database of this test file alone, empty or with the demo companies; call it at the top level of the file. Dropped afterwards. */
export async function testDatabase(rows: 'none' | 'demo' = 'none'): Promise<TestDatabase> {
  const name = `quoin_test_${randomBytes(6).toString('hex')}`;
  const clusterUrl = inject('clusterUrl');
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  const template = inject(rows === 'demo' ? 'demoDatabase' : 'templateDatabase');
  await admin.query(`create database ${name} template ${template}`);
  const url = urlOf(clusterUrl, name);
  const database = openDatabase({ url, poolSize: 8, applicationName: 'quoin-test' });
  const owner = new pg.Pool({ connectionString: url, max: 1 });
  owner.on('error', () => undefined); // its connection is cut when the database is dropped
  afterAll(async () => {
    await database.close();
    await owner.end();
    await admin.query(`drop database if exists ${name} with (force)`);
    await admin.end();
  });
  return {
    url,
    database,
    asOwner: async <Row extends object>(text: string, values?: unknown[]) =>
      (await owner.query<Row>(text, values)).rows,
    addTenant: async (id, slug = `tenant-${id}`) => {
      await addTenant(database, id, slug);
      return id;
    },
  };
}

async function addTenant(database: Database, id: number, slug: string): Promise<void> {
  await database.asSystem((tx) =>
    tx.query({ text: 'insert into tenant (id, slug, name) values ($1, $2, $2)', values: [id, slug] }),
  );
  await database.asTenant(id, async (tx) => {
    await tx.query({
      text: `insert into app_user (tenant_id, id, email, first_name, last_name) values ($1, 1, $2, 'Ada', 'Stone')`,
      values: [id, `ada@${slug}.example`],
    });
    await tx.query({
      text: 'insert into project (tenant_id, id, name) values ($1, 1, $2)',
      values: [id, `Project of ${slug}`],
    });
  });
}
