import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, binariesIn, majorVersion, programEnvironment } from './binaries.ts';
import { closedFolder, type DatabaseUser, giveTo } from './databaseUser.ts';

/** One database cluster on disk and the programs that may open it. */
export type Cluster = {
  binaries: Binaries;
  folder: string;
  password: string;
  user: DatabaseUser | undefined;
  logFile: string;
};

/** Where root keeps what must be reachable for the database user when the project's own folder is closed to it. */
const openHome = '/var/lib/quoin';

const run = promisify(execFile);

/** The cluster of a data directory, created on first use. `note` hears of anything a person should know. */
export async function prepareCluster(
  dataDir: string,
  shipped: Binaries,
  user: DatabaseUser | undefined,
  note: (text: string) => void,
): Promise<Cluster> {
  const home = clusterHome(dataDir, user, note);
  const binaries = user ? reachableBinaries(shipped, user) : shipped;
  const cluster = {
    binaries,
    folder: join(home, 'postgres'),
    password: password(join(home, 'postgres.password'), user),
    user,
    logFile: join(dataDir, 'postgres.log'),
  };
  if (existsSync(join(cluster.folder, 'PG_VERSION'))) refuseForeignVersion(cluster);
  else await createCluster(cluster, join(home, 'postgres.password'));
  if (user) giveTo(cluster.folder, user);
  return cluster;
}

/** The data directory itself, or for root, when a folder above it is closed, a home that a file there points to. */
function clusterHome(dataDir: string, user: DatabaseUser | undefined, note: (text: string) => void): string {
  const pointer = join(dataDir, 'postgres.location');
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim();
  const closed = user && closedFolder(dataDir, user);
  if (!closed) return dataDir;
  const home = join(openHome, randomBytes(6).toString('hex'));
  try {
    mkdirSync(home, { recursive: true, mode: 0o755 });
  } catch (cause) {
    throw new Error(
      `Folder ${closed} is closed to user ${user.name}, under whom PostgreSQL runs. Open it with: chmod o+x ${closed} - or set DATA_DIR to a folder elsewhere.`,
      { cause },
    );
  }
  writeFileSync(pointer, `${home}\n`);
  note(`Folder ${closed} is closed to user ${user.name}, so the database files live in ${home}.`);
  return home;
}

/** Programs that the database user can start: the installed ones, else a copy made once per version. */
function reachableBinaries(shipped: Binaries, user: DatabaseUser): Binaries {
  if (!closedFolder(join(shipped.home, 'bin'), user)) return shipped;
  const { version } = JSON.parse(readFileSync(join(shipped.home, '../package.json'), 'utf8')) as {
    version: string;
  };
  const home = join(openHome, `postgresql-${version}`);
  if (!existsSync(home)) {
    const copy = `${home}.${process.pid}`;
    mkdirSync(copy, { recursive: true, mode: 0o755 });
    cpSync(shipped.home, copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    renameSync(copy, home);
  }
  return binariesIn(home);
}

function password(file: string, user: DatabaseUser | undefined): string {
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) chownSync(file, user.uid, user.gid);
  return readFileSync(file, 'utf8');
}

function refuseForeignVersion(cluster: Cluster): void {
  const ours = majorVersion(cluster.binaries);
  const theirs = readFileSync(join(cluster.folder, 'PG_VERSION'), 'utf8').trim();
  if (ours === theirs) return;
  throw new Error(
    `The database in ${cluster.folder} was written by PostgreSQL ${theirs}; this version of Quoin ships PostgreSQL ${ours}. ` +
      `Start the Quoin version that wrote it (or PostgreSQL ${theirs}), export with pg_dump, move ${basename(cluster.folder)} away, start this version and import the dump.`,
  );
}

/** Made beside its final place and moved there whole, so a kill in the middle leaves nothing half-made behind. */
async function createCluster(cluster: Cluster, passwordFile: string): Promise<void> {
  const draft = `${cluster.folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  if (cluster.user) chownSync(draft, cluster.user.uid, cluster.user.gid);
  majorVersion(cluster.binaries);
  await run(
    cluster.binaries.initdb,
    [
      ['-D', draft, '-U', 'quoin', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'],
      ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
    ].flat(),
    {
      env: programEnvironment(cluster.binaries.home),
      cwd: draft,
      uid: cluster.user?.uid,
      gid: cluster.user?.gid,
    },
  ).catch((cause: Error & { stderr?: string }) => {
    throw new Error(
      `The database in ${cluster.folder} could not be created: ${cause.stderr?.trim() || cause.message}`,
      { cause },
    );
  });
  renameSync(draft, cluster.folder);
}
