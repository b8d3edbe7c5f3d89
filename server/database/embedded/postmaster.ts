import { execFile, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { programEnvironment } from './binaries.ts';
import type { Cluster } from './cluster.ts';

/** A running PostgreSQL of ours. */
export type Postmaster = { pid: number; port: number };

const maxLogBytes = 10_000_000;
const startDeadlineMs = 60_000;
const lookEveryMs = 200;

/** Bytes of the longest socket path that every Unix takes. */
const longestSocketPath = 103;
const socketOf = ({ folder }: Cluster, port: number) => join(folder, `.s.PGSQL.${port}`);

/** Whether the cluster's own folder can hold its socket: not on Windows, and not where its path is too long for one. */
const takesSocket = (cluster: Cluster) =>
  process.platform !== 'win32' &&
  Buffer.byteLength(socketOf(cluster, 65_535)) <= longestSocketPath &&
  !cluster.folder.includes('"');

/**
 * Address of a database of the cluster; only this machine can reach it. Where the cluster has a socket the driver goes through it,
 * which costs it a third less than the network does.
 */
export function addressOf(cluster: Cluster, port: number, database: string): string {
  const address = `postgres://quoin:${encodeURIComponent(cluster.password)}@127.0.0.1:${port}/${database}`;
  return existsSync(socketOf(cluster, port))
    ? `${address}?host=${encodeURIComponent(cluster.folder)}`
    : address;
}

/** The postmaster that a killed server left running on this cluster, when it answers with our password. */
export async function findRunning(cluster: Cluster): Promise<Postmaster | undefined> {
  const running = readPidFile(cluster.folder);
  if (!running || !isAlive(running.pid)) return undefined;
  for (const deadline = Date.now() + startDeadlineMs; Date.now() < deadline && isAlive(running.pid);) {
    const answer = await knock(cluster, running.port);
    if (answer === 'ours') return running;
    if (answer === 'stranger') return undefined;
    await delay(50);
  }
  return undefined;
}

/** Starts PostgreSQL on a free port of this machine, or on the one that it had, and waits until it accepts connections. */
export async function startPostmaster(
  cluster: Cluster,
  durable: boolean,
  ownPort?: number,
): Promise<Postmaster> {
  if (ownPort === undefined) removeSockets(cluster);
  for (const deadline = Date.now() + startDeadlineMs; ; await delay(200)) {
    const port = ownPort ?? (await freePort());
    const started = await launch(cluster, port, durable);
    if (started) return started;
    const reason = lastLines(cluster.logFile);
    // Somebody took the port first, or workers of a killed postmaster are still on their way out: both pass.
    const passes = /could not bind|shared memory block .* is still in use|lock file .* already exists/i.test(
      reason,
    );
    if (!passes || Date.now() > deadline)
      throw new Error(`PostgreSQL did not start on ${cluster.folder}. Its last words:\n${reason}`);
  }
}

/** A killed PostgreSQL leaves its socket, and the next one has another port. */
function removeSockets({ folder }: Cluster): void {
  for (const name of readdirSync(folder)) if (name.startsWith('.s.PGSQL.')) rmSync(join(folder, name));
}

async function launch(cluster: Cluster, port: number, durable: boolean): Promise<Postmaster | undefined> {
  if ((statSync(cluster.logFile, { throwIfNoEntry: false })?.size ?? 0) > maxLogBytes)
    truncateSync(cluster.logFile);
  // A file, not a pipe: the database outlives a killed server and must still have somewhere to write.
  const log = openSync(cluster.logFile, 'a', 0o600);
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${takesSocket(cluster) ? `"${cluster.folder}"` : ''}`,
    'unix_socket_permissions=0700',
    'shared_buffers=128MB',
    // Disks of today seek for nothing; as dear as it is by default, small tables are read whole for each foreign key of each row.
    'random_page_cost=1.1',
    'timezone=UTC',
    'log_timezone=UTC',
    ...(durable ? ['fsync=on', 'synchronous_commit=on'] : ['fsync=off', 'full_page_writes=off']),
  ];
  const child = spawn(
    cluster.binaries.postgres,
    ['-D', cluster.folder, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    {
      env: programEnvironment(cluster.binaries.home),
      cwd: cluster.folder,
      uid: cluster.user?.uid,
      gid: cluster.user?.gid,
      detached: true, // its own process group: Ctrl-C reaches the server alone, which then stops the database in order
      stdio: ['ignore', log, log],
    },
  );
  closeSync(log);
  child.unref();
  const ended = new Promise<Error | true>((resolve) => {
    child.once('error', resolve);
    child.once('exit', () => resolve(true));
  });
  for (
    const deadline = Date.now() + startDeadlineMs;
    child.exitCode === null && child.signalCode === null && Date.now() < deadline;
    await delay(15)
  ) {
    const written = readPidFile(cluster.folder); // at first maybe the file of a killed predecessor
    if (written?.ready && written.pid === child.pid) return { pid: written.pid, port };
  }
  child.kill('SIGQUIT');
  const failure = await ended;
  if (failure instanceof Error) throw failure;
  return undefined;
}

/** Resolves when PostgreSQL is gone, or `signal` asks to look no longer. */
export async function untilGone({ pid }: Postmaster, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && isAlive(pid))
    await delay(lookEveryMs, undefined, { signal }).catch(() => undefined);
}

/** Stops PostgreSQL in order: open transactions roll back, everything committed is on disk. */
export async function stopPostmaster(cluster: Cluster, { pid }: Postmaster): Promise<void> {
  if (process.platform === 'win32') {
    const stop = promisify(execFile);
    await stop(cluster.binaries.pgCtl, ['stop', '-w', '-m', 'fast', '-D', cluster.folder]);
    return;
  }
  for (const [signal, patienceMs] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (isAlive(pid)) process.kill(pid, signal);
    for (const deadline = Date.now() + patienceMs; isAlive(pid) && Date.now() < deadline;) await delay(10);
  }
}

/** Asks a port whether the database behind it is the one of this cluster. */
async function knock(cluster: Cluster, port: number): Promise<'ours' | 'stranger' | 'silent'> {
  const client = new pg.Client({
    connectionString: addressOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined); // the answer to the query below tells it
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster.folder ? 'ours' : 'stranger';
  } catch (error) {
    return (error as { code?: string }).code === '28P01' ? 'stranger' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What PostgreSQL writes about itself: process id, port, and whether it is ready. */
function readPidFile(folder: string): (Postmaster & { ready: boolean }) | undefined {
  let text: string;
  try {
    text = readFileSync(join(folder, 'postmaster.pid'), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const lines = text.split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

const lastLines = (file: string) => readFileSync(file, 'utf8').trimEnd().split('\n').slice(-8).join('\n');
