// A real server process of the built product, for tests and benchmarks that need one.
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const main = join(root, 'dist/server/main.js');
// As `npm start` has it: what a test sees of memory is what people get.
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const memory = scripts.start.split(' ').filter((word) => word.startsWith('--max-'));

// Below what systems hand out by themselves: a connection of anybody's takes no port that a server is about to have.
const ports = { lowest: 10_240, count: 20_000 };

/** A port that nobody listens on now. */
export async function freePort() {
  for (;;) {
    const port = ports.lowest + randomInt(ports.count);
    if (await isFree(port)) return port;
  }
}

const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });

/** What a process needs of this machine. Settings of the caller's own server (PORT, DATABASE_URL, DEMO_DATA …) stay out. */
const ofMachine =
  /^(PATH|HOME|USER|LOGNAME|LANG|LC_.*|TZ|TMPDIR|TEMP|TMP|SYSTEMROOT|COMSPEC|PATHEXT|APPDATA|LOCALAPPDATA|USERPROFILE|NODE_OPTIONS|NODE_V8_COVERAGE|LD_LIBRARY_PATH)$/i;
const machine = Object.fromEntries(Object.entries(process.env).filter(([name]) => ofMachine.test(name)));

/** Starts the built server; resolves when it says that it is ready, rejects with its output when it does not. */
export async function startServer({ port, env = {}, args = [], deadline = 300_000, signal }) {
  const started = performance.now();
  const child = spawn(process.execPath, [...memory, main, ...args], {
    cwd: root,
    env: { ...machine, NODE_ENV: 'production', LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  let output = '';
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve({ code, signal })));
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Not ready in ${deadline} ms:\n${output}`)), deadline);
    let ready = false;
    const read = (chunk) => {
      output += chunk.toString();
      if (ready || !output.includes('Quoin is ready')) return;
      ready = true; // a benchmark's log is long, and searching it again for each line is not what is measured
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(({ code, signal }) => {
      clearTimeout(timer);
      reject(
        Object.assign(new Error(`The server stopped (${code ?? signal}):\n${output}`), { code, output }),
      );
    });
  });
  return {
    pid: child.pid,
    port,
    readyIn: performance.now() - started,
    output: () => output,
    /** Stops it as an operator would. */
    stop: async () => {
      child.kill('SIGTERM');
      return exited;
    },
    /** Stops it as a power cut would. */
    kill: async () => {
      child.kill('SIGKILL');
      return exited;
    },
  };
}
