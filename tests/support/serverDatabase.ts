import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { urlOf } from './databaseAddress.ts';
import { dataFolder } from './dataFolder.ts';

/** Where the server of a test keeps its rows, and how the test looks at them past the server. */
export interface ServerDatabase {
  /** Settings that lead a server there. */
  env: Record<string, string>;
  /** Address for the owner of the tables; the database has to run. */
  url: () => string;
  /** Process of the embedded PostgreSQL; undefined when it was stopped in order, and with `DATABASE_URL`. */
  postmaster: () => number | undefined;
  remove: () => Promise<void>;
}

/** A database of its own: on the PostgreSQL of `DATABASE_URL` where that is set, else the server's embedded one. */
export async function serverDatabase(purpose: string): Promise<ServerDatabase> {
  const given = process.env['DATABASE_URL'];
  return given ? external(given, purpose) : embedded(dataFolder(`quoin-${purpose}-`));
}

function embedded(folder: string): ServerDatabase {
  const data = join(folder, 'data');
  // The whole run makes the demo's data once: a copy is there sooner than a cluster with all its rows.
  const made = process.env['DEMO_FOLDER'];
  if (made) cpSync(made, data, { recursive: true });
  const pidFile = join(data, 'postgres/postmaster.pid'); // PostgreSQL removes it as its very last act
  const pidLine = (line: number) => readFileSync(pidFile, 'utf8').split('\n')[line];
  return {
    env: { DATA_DIR: data, DATABASE_URL: '' },
    url: () => {
      const password = encodeURIComponent(readFileSync(join(data, 'postgres.password'), 'utf8'));
      return `postgres://quoin:${password}@127.0.0.1:${pidLine(3)}/quoin`;
    },
    postmaster: () => (existsSync(pidFile) ? Number(pidLine(0)) : undefined),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function external(server: string, purpose: string): Promise<ServerDatabase> {
  const { url, drop } = await createDatabase(server, purpose);
  return { env: { DATABASE_URL: url }, url: () => url, postmaster: () => undefined, remove: drop };
}

/** A database beside the one at `server`: empty, or a copy of one that nobody uses. */
export async function createDatabase(
  server: string,
  purpose: string,
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `quoin_${purpose}_${randomUUID().slice(0, 8)}`;
  await runAsOwner(server, `create database ${name} template ${template}`);
  return {
    url: urlOf(server, name),
    drop: async () => {
      await runAsOwner(server, `drop database if exists ${name} with (force)`);
    },
  };
}

/** Runs statements in one connection of the owner's and answers the rows of the last. */
export async function runAsOwner<Row extends object>(url: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}
