import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Holder = { pid: number; started: string };

/** A data directory that another server is using. */
export class DirectoryInUse extends Error {
  override readonly name = 'DirectoryInUse';

  constructor(
    directory: string,
    readonly pid: number,
  ) {
    super(
      `Another Quoin server (process ${pid}) is using ${directory}. Stop it, or give this one its own DATA_DIR.`,
    );
  }
}

/**
 * Takes the data directory for this process and returns the function that gives it back. A lock whose holder is
 * gone (killed, machine restarted) is taken over; a number reused by another program is recognized by its start time.
 */
export function lockDirectory(directory: string): () => void {
  const file = join(directory, 'server.lock');
  const self: Holder = { pid: process.pid, started: startOf(process.pid) ?? '' };
  const release = guard(join(directory, 'server.lock.taking'));
  try {
    const holder = readHolder(file);
    if (holder && startOf(holder.pid) === holder.started) throw new DirectoryInUse(directory, holder.pid);
    const fresh = `${file}.${process.pid}`;
    writeFileSync(fresh, JSON.stringify(self), { mode: 0o600 });
    renameSync(fresh, file);
  } finally {
    release();
  }
  return () => {
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

/** Lets one process at a time look at the lock; the folder is held for milliseconds, so an old one was abandoned. */
function guard(folder: string): () => void {
  for (const deadline = Date.now() + 10_000; ;) {
    try {
      mkdirSync(folder);
      return () => rmdirSync(folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || Date.now() > deadline) throw error;
      if (Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > 5000)
        rmSync(folder, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** When a process started, as its system tells it; undefined when there is none. */
function startOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return undefined;
  }
  try {
    if (process.platform === 'linux') {
      const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
      return fields[0] === 'Z' ? undefined : `${bootId()}:${fields[19]}`;
    }
    if (process.platform !== 'win32')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined; // gone between the two questions
  }
  return 'running';
}

/** Start times count from the boot, so a lock from before a restart must not look alive. */
function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}
