// `npm start`: installs what is missing, builds what is stale, then runs the server in this very process, so that
// signals and kills reach it directly. `--dev` runs it from the sources with live reload. Needs no package itself.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './lock.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
const stamp = join(root, 'node_modules/.quoin');

function install() {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const wanted = createHash('sha256').update(lock).digest('hex');
  const isDone = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (isDone()) return;
  const release = takeLock(join(root, 'dist'), 'install', () =>
    console.log('Another start is installing packages in this folder. Waiting for it …'),
  );
  try {
    if (!isDone()) installAs(lock, wanted);
  } finally {
    release();
  }
}

function installAs(lock, wanted) {
  if (!isInstalled(JSON.parse(lock).packages)) {
    console.log('Installing packages …');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    execFileSync(npm, ['ci', '--no-audit', '--no-fund'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_ENV: 'development' },
    });
  }
  writeFileSync(stamp, wanted);
}

/** Whether npm already put exactly the locked packages there (its own record says which). */
function isInstalled(locked) {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const present = JSON.parse(readFileSync(record, 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { version, optional, link }]) =>
      path === '' || link || present[path]?.version === version || (optional && !present[path]),
  );
}

async function serve() {
  const { staleParts } = await import('./build.mjs');
  if (staleParts().length > 0)
    execFileSync(process.execPath, [join(root, 'tools/build.mjs')], { cwd: root, stdio: 'inherit' });
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  hush('oidc-provider WARNING: Unsupported runtime');
  await import('../dist/server/main.js');
}

/** Keeps one warning back: the identity library frowns on Node 20, on which this version is tested, and would be the first thing a person reads. */
function hush(beginning) {
  const warn = console.warn;
  console.warn = (...words) => {
    if (!String(words[0]).startsWith(beginning)) warn(...words);
  };
}

/** The server from its sources behind Vite, which takes the usual port and hands on what is not the app's. */
function develop() {
  const port = Number(process.env.PORT || 4000);
  const bin = (name) => join(root, 'node_modules', name);
  const run = (script, args, env) =>
    spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
  const children = [
    run(bin('tsx/dist/cli.mjs'), ['watch', '--clear-screen=false', 'server/main.ts', ...passed], {
      PORT: String(port + 1),
      PUBLIC_PORT: String(port),
      NODE_ENV: 'development',
    }),
    run(bin('vite/bin/vite.js'), ['--port', String(port), '--strictPort'], {
      QUOIN_SERVER: `http://127.0.0.1:${port + 1}`,
    }),
  ];
  const stop = () => children.forEach((child) => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  for (const child of children)
    child.on('exit', (code) => {
      process.exitCode ||= code ?? 0;
      stop();
    });
}

const passed = process.argv.slice(2).filter((argument) => argument !== '--dev');
try {
  install();
} catch {
  console.error('The packages could not be installed; npm says why above. Mend that and start again.');
  process.exit(1);
}
if (process.argv.includes('--dev')) develop();
else await serve();
