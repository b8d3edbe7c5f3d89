import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { urlOf } from '#tests/support/databaseAddress.ts';
import { projectRoot } from '#server/projectRoot.ts';
import { migrate } from './migrate.ts';
import { lintSchema } from './schemaLint.ts';

const clusterUrl = inject('clusterUrl');
const admin = new pg.Pool({ connectionString: clusterUrl, max: 1 });
const name = `quoin_migrate_${process.pid}`;
const url = urlOf(clusterUrl, name);
const folder = mkdtempSync(join(tmpdir(), 'quoin-migrations-'));

beforeEach(async () => {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.query(`create database ${name}`);
  cpSync(join(projectRoot(), 'server/database/migrations'), folder, { recursive: true });
});
afterAll(async () => {
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
}

function addMigration(tag: string, text: string): void {
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  if (!journal.entries.some((entry) => entry.tag === tag)) journal.entries.push({ tag });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(join(folder, `${tag}.sql`), text);
}

describe('migrating', () => {
  it('runs once, and leaves a schema that the lint accepts', async () => {
    const first = await migrate(url, folder);
    expect(first[0]).toBe('0000_start');
    expect(await migrate(url, folder)).toEqual([]);
    expect(await lintSchema(url)).toEqual([]);
  });

  it('is done by one of several servers that start together', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => migrate(url, folder)));
    expect(answers.filter((applied) => applied.length > 0)).toHaveLength(1);
    expect(await lintSchema(url)).toEqual([]);
  });

  it('leaves nothing behind when a step fails, and goes through once it is mended', async () => {
    await migrate(url, folder);
    const step = 'alter table tag add column colour text;--> statement-breakpoint\n';
    addMigration('9998_colour', step);
    addMigration('9999_broken', 'select no_such_thing');
    await expect(migrate(url, folder)).rejects.toThrow(/no_such_thing/);
    expect(
      await ask(`select from information_schema.columns where table_name = 'tag' and column_name = 'colour'`),
    ).toEqual([]);
    addMigration('9999_broken', 'select 1');
    expect(await migrate(url, folder)).toEqual(['9998_colour', '9999_broken']);
  });

  it('refuses a database of a newer version and a migration that was changed afterwards', async () => {
    addMigration('9997_more', 'select 1');
    await migrate(url, folder);
    await expect(migrate(url)).rejects.toThrow(/newer version of Quoin \(9997_more\)/);
    addMigration('9997_more', 'select 2');
    await expect(migrate(url, folder)).rejects.toThrow(/9997_more was changed/);
  });

  it('mends policies when the database lags behind the rules', async () => {
    await migrate(url, folder);
    await ask('drop policy tenant on item');
    await ask(`update quoin_migration set hash = 'old' where tag = 'security'`);
    expect(await lintSchema(url)).toHaveLength(1);
    await migrate(url, folder);
    expect(await lintSchema(url)).toEqual([]);
  });

  it('works for an owner who is no superuser, to whom the rows stay closed', async () => {
    const owner = `quoin_owner_${process.pid}`;
    await admin.query(`create role ${owner} login password 'pw' createrole nosuperuser nobypassrls`);
    try {
      await admin.query(`alter database ${name} owner to ${owner}`);
      await admin.query(`grant quoin_app, quoin_system to ${owner}`);
      const own = new URL(url);
      own.username = owner;
      own.password = 'pw';
      await migrate(own.href, folder);
      expect(await lintSchema(own.href)).toEqual([]);
      const client = new pg.Client({ connectionString: own.href });
      await client.connect();
      await client.query(
        `begin; set local role quoin_app; select set_config('app.tenant', '1', true);
         insert into tag (tenant_id, id, type, name) values (1, 1, 'ITEM', 'x'); commit`,
      );
      expect((await client.query('select from tag')).rowCount).toBe(0);
      await client.end();
    } finally {
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`drop role ${owner}`);
    }
  });
});
