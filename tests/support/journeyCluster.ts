import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startEmbedded } from '#server/database/embedded/startEmbedded.ts';
import { urlOf } from './databaseAddress.ts';
import { dataFolder } from './dataFolder.ts';
import { createDatabase, type ServerDatabase, serverDatabase } from './serverDatabase.ts';

export interface JourneyCluster {
  /** A database with the demo's rows, and a folder with its files, for one server. */
  database: () => Promise<ServerDatabase>;
  stop: () => Promise<void>;
}

/**
 * The PostgreSQL of one worker. In the whole run it begins with the demo's rows, and each server gets a copy of that
 * database: written and removed sooner than a cluster, and nothing waits for the disk.
 */
export async function journeyCluster(): Promise<JourneyCluster> {
  const made = process.env['DEMO_FOLDER'];
  if (!made) return { database: () => serverDatabase('journey'), stop: async () => undefined };
  const folder = dataFolder('quoin-journeys-');
  const data = join(folder, 'data');
  cpSync(made, data, { recursive: true });
  const embedded = await startEmbedded(data, { durable: false });
  return {
    database: () => copyOf(embedded.url, join(made, 'files')),
    stop: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function copyOf(demo: string, files: string): Promise<ServerDatabase> {
  const { url, drop } = await createDatabase(urlOf(demo, 'postgres'), 'journey', 'quoin');
  const folder = dataFolder('quoin-journey-');
  cpSync(files, join(folder, 'files'), { recursive: true });
  return {
    env: { DATABASE_URL: url, DATA_DIR: folder },
    url: () => url,
    postmaster: () => undefined,
    remove: async () => {
      await drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
