import { mkdirSync, realpathSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { databaseUser } from './databaseUser.ts';
import { addressOf, findRunning, startPostmaster } from './postmaster.ts';
import { DirectoryInUse, lockDirectory } from './serverLock.ts';
import { supervise } from './supervise.ts';

export type EmbeddedDatabase = {
  /** Address of the database `quoin` of this data directory. */
  url: string;
  /** Whether a PostgreSQL left by a killed server was taken over. */
  attached: boolean;
  /** Stops PostgreSQL and gives the data directory back. */
  stop: () => Promise<void>;
};

type Options = {
  /** Hears of anything a person should know, in one sentence. */
  note?: (text: string) => void;
  /** Hears that a PostgreSQL which stopped by itself could not be started again; without it, that goes to `note`. */
  onLost?: (error: Error) => void;
  /** First wait after a start that failed; each further one is twice as long. */
  firstWaitMs?: number;
  /** false only for tests: writes need not survive a power loss. */
  durable?: boolean;
};

/**
 * The database that comes with Quoin: PostgreSQL in `dataDir`, created on first use, taken over when a killed
 * server left it running, and held by one server at a time. Errors say what to do.
 */
export async function startEmbedded(dataDir: string, options: Options = {}): Promise<EmbeddedDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  const directory = realpathSync(dataDir);
  const unlock = await takeDirectory(directory);
  try {
    const user = databaseUser();
    const note = options.note ?? (() => undefined);
    const cluster = await prepareCluster(directory, await findBinaries(), user, note);
    const left = await findRunning(cluster);
    const durable = options.durable ?? true;
    const postmaster = left ?? (await startPostmaster(cluster, durable));
    await createDatabase(addressOf(cluster, postmaster.port, 'postgres'));
    const onLost = options.onLost ?? ((error: Error) => note(error.message));
    const kept = supervise(cluster, postmaster, { ...options, durable, note, onLost });
    return {
      url: addressOf(cluster, postmaster.port, 'quoin'),
      attached: left !== undefined,
      stop: async () => {
        await kept.stop();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** A supervisor may start the next server while the system still buries the killed one: that is given a second. */
async function takeDirectory(directory: string): Promise<() => void> {
  for (const deadline = Date.now() + 1000; ; await delay(50)) {
    try {
      return lockDirectory(directory);
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || Date.now() > deadline) throw error;
    }
  }
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query(`select from pg_database where datname = 'quoin'`);
    if (found.rowCount === 0) await client.query('create database quoin');
  } finally {
    await client.end();
  }
}
