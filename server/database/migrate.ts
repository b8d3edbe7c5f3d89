import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { projectRoot } from '#server/projectRoot.ts';
import { type ConnectionOptions, connectionSettings } from './connection.ts';
import { toDatabaseError } from './databaseError.ts';
import * as schema from './schema/index.ts';
import { roleStatements, tableStatements } from './security.ts';

type Migration = { tag: string; hash: string; statements: string[] };

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * Brings the database at `url` to this version: migrations of `folder`, then roles, policies and grants, all in
 * one transaction behind one locked row, so two servers starting together or a kill in the middle leave it whole.
 * Refuses a database that a newer version has migrated. Returns the tags it applied.
 */
export async function migrate(
  url: string,
  folder = join(projectRoot(), 'server/database/migrations'),
  connection: ConnectionOptions = {},
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client(connectionSettings(url, 'quoin-migrate', connection));
  try {
    await client.connect();
    await prepareLog(client);
    await client.query('begin; select id from quoin_migration_lock for update');
    const applied = await applyMigrations(client, migrations);
    await applySecurity(client);
    await client.query('commit');
    return applied;
  } catch (error) {
    throw toDatabaseError(error);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return Promise.all(
    journal.entries.map(async ({ tag }) => {
      const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
      return { tag, hash: hashOf(text), statements: text.split('--> statement-breakpoint') };
    }),
  );
}

/** Two servers may create these tables at the same moment; the loser finds them on its second try. */
async function prepareLog(client: pg.Client): Promise<void> {
  const create = `
    create table if not exists quoin_migration (tag text primary key, hash text not null, applied_at timestamptz not null default now());
    create table if not exists quoin_migration_lock (id integer primary key);
    insert into quoin_migration_lock values (1) on conflict do nothing`;
  try {
    await client.query(create);
  } catch (error) {
    if (!['23505', '42P07', '42710'].includes((error as { code?: string }).code ?? '')) throw error;
    await client.query(create);
  }
}

async function applyMigrations(client: pg.Client, migrations: Migration[]): Promise<string[]> {
  const done = await client.query<{ tag: string; hash: string }>(
    `select tag, hash from quoin_migration where tag <> 'security'`,
  );
  const hashes = new Map(done.rows.map(({ tag, hash }) => [tag, hash]));
  refuseUnknown([...hashes.keys()], migrations);
  const applied: string[] = [];
  for (const { tag, hash, statements } of migrations) {
    const known = hashes.get(tag);
    if (known === hash) continue;
    if (known) {
      throw new Error(
        `Migration ${tag} was changed after it ran on this database. Restore the file; put new changes into a new migration.`,
      );
    }
    for (const statement of statements) await client.query(statement);
    await client.query('insert into quoin_migration (tag, hash) values ($1, $2)', [tag, hash]);
    applied.push(tag);
  }
  return applied;
}

function refuseUnknown(tags: string[], migrations: Migration[]): void {
  const known = new Set(migrations.map(({ tag }) => tag));
  const newer = tags.filter((tag) => !known.has(tag));
  if (newer.length === 0) return;
  throw new Error(
    `This database was migrated by a newer version of Quoin (${newer.join(', ')}). Start that version, or restore a backup from before.`,
  );
}

/** Policies take heavy locks, so they are written again only when they or the set of tables changed. */
async function applySecurity(client: pg.Client): Promise<void> {
  const tables = Object.values(schema).filter((value) => is(value, PgTable));
  const statements = [
    ...roleStatements,
    ...tables.flatMap((table) => tableStatements(getTableName(table as PgTable))),
  ];
  const hash = hashOf(statements.join(';'));
  const known = await client.query(`select from quoin_migration where tag = 'security' and hash = $1`, [
    hash,
  ]);
  if (known.rowCount) return;
  for (const statement of statements) await client.query(statement);
  await client.query(
    `insert into quoin_migration (tag, hash) values ('security', $1)
     on conflict (tag) do update set hash = excluded.hash, applied_at = now()`,
    [hash],
  );
}
