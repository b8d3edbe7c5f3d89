import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onFewerCores } from './fewerCores.ts';
import { everyProcess, groupMemory } from './groupMemory.ts';

/** Flags under which Chromium runs without a window, a network of its own, or anything that outlives it. */
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
  // Names lead nowhere, and every address goes through a proxy that does not exist.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
];

/** Pages that came from outside run no scripts. */
const withoutScripts = ['--blink-settings=scriptEnabled=false'];

/** Chromium does not start its own sandbox for the superuser of a machine, and then starts only where it is switched off. */
const asSuperuser = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** How long a process that was killed is waited for, in milliseconds. */
const partingMs = 3000;

export type BrowserProcess = {
  child: ChildProcess;
  /** Whether it and its children hold more than that; false where the system does not tell. */
  holdsMoreThan: (megabytes: number) => Promise<boolean>;
  /** Ends it and its children at once, and removes what it wrote. It does not fail, and does not wait for a process that the system keeps. */
  end: () => Promise<void>;
};

/** Starts a browser in a process group and a folder of its own. It inherits none of the server's settings. */
export async function startBrowser(
  path: string,
  { runsScripts = false }: { runsScripts?: boolean } = {},
): Promise<BrowserProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'quoin-pdf-'));
  const all = [...flags, ...(runsScripts ? [] : withoutScripts), ...asSuperuser];
  const start = onFewerCores(path, [...all, `--user-data-dir=${folder}`, 'about:blank']);
  const before = everyProcess();
  const child = spawn(start.path, start.words, {
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, LANG: 'en_US.UTF-8', TZ: 'UTC' },
  });
  giveWay(child.pid);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    child,
    holdsMoreThan: groupMemory(child.pid, before),
    end: async () => {
      killGroup(child);
      await Promise.race([gone, pause(partingMs, undefined, { ref: false })]);
      // What it made is not lost for a folder that cannot be removed yet.
      await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => undefined);
    },
  };
}

/** Steps that each thread of a browser stands behind the server: calls are answered while documents are made. */
const stepsBehind = 10;

/** Steps that its session stands behind: there all of its threads together count as one, and get half of what the server gets. */
const sessionBehind = 3;

/** How often a session is asked to stand behind: for all users together Linux takes one such wish in a tenth of a second. */
const sessionTries = 5;

/** What it starts stands behind the server, too. */
function giveWay(pid: number | undefined): void {
  if (pid === undefined) return;
  const own = getPriority();
  try {
    setPriority(pid, Math.min(19, own + stepsBehind));
  } catch {
    // It has ended by itself, or the system does not let us: it works on as before.
  }
  sessionGivesWay(pid, Math.min(19, own + sessionBehind), sessionTries);
}

/**
 * Linux may share its time between sessions first, and only then between what is in one (`sched_autogroup`). A browser has a
 * session of its own, in which the steps of its threads put it behind nobody: the session has to stand behind, too.
 */
function sessionGivesWay(pid: number, steps: number, tries: number): void {
  writeFile(`/proc/${pid}/autogroup`, String(steps)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EAGAIN' && tries > 1)
      setTimeout(() => sessionGivesWay(pid, steps, tries - 1), 120).unref();
    // Else it has ended by itself, or this system does not share by sessions.
  });
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
