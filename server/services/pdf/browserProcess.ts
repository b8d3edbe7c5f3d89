import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Flags under which Chromium runs without a window, a network of its own, scripts, or anything that outlives it. */
const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--disable-quic',
  '--disable-extensions',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-crash-reporter',
  '--no-first-run',
  '--no-default-browser-check',
  '--mute-audio',
  '--hide-scrollbars',
  '--font-render-hinting=none',
  '--blink-settings=scriptEnabled=false',
  // Names lead nowhere, and every address goes through a proxy that does not exist.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
];

/** Chromium does not start its own sandbox for the superuser of a machine, and then starts only where it is switched off. */
const asSuperuser = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export type BrowserProcess = {
  child: ChildProcess;
  /** Megabytes that it and its children hold; undefined where the system does not tell. */
  megabytes: () => Promise<number | undefined>;
  /** Ends it and its children at once, and removes what it wrote. */
  end: () => Promise<void>;
};

/** Starts a browser in a process group and a folder of its own. It inherits none of the server's settings. */
export async function startBrowser(path: string): Promise<BrowserProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'quoin-pdf-'));
  const child = spawn(path, [...flags, ...asSuperuser, `--user-data-dir=${folder}`, 'about:blank'], {
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, LANG: 'en_US.UTF-8', TZ: 'UTC' },
  });
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    child,
    megabytes: () => groupMegabytes(child.pid),
    end: async () => {
      killGroup(child);
      await gone;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill('SIGKILL');
    else process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

const pageBytes = 4096;

/** Resident megabytes of a process group, from Linux's own books. */
async function groupMegabytes(group: number | undefined): Promise<number | undefined> {
  if (process.platform !== 'linux' || group === undefined) return undefined;
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'latin1').catch(() => '')));
  // Behind the name, which stands in brackets and may hold anything: state, parent, group, ..., resident pages.
  const fields = stats.map((stat) => stat.slice(stat.lastIndexOf(')') + 2).split(' '));
  const pages = fields.filter((field) => Number(field[2]) === group).map((field) => Number(field[21]));
  return (pages.reduce((sum, count) => sum + count, 0) * pageBytes) / 1_048_576;
}
