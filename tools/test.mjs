// Every check of the project, in order, with counts on the closing line. `--static` leaves the running tests out.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
if (!existsSync(join(root, 'node_modules'))) execFileSync(npm, ['ci'], { cwd: root, stdio: 'inherit' });

const { findChromium } = await import('../tests/support/chromium.mjs');
const reports = mkdtempSync(join(tmpdir(), 'quoin-test-'));
const totals = { passed: 0, failed: 0 };
const failures = [];

const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const started = Date.now();
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: process.env.CI ?? 'true', ...env },
    });
    child.on('close', (code) => resolve({ ok: code === 0, seconds: (Date.now() - started) / 1000 }));
  });

const note = (name, ok, seconds, counts) => {
  totals.passed += counts?.passed ?? (ok ? 1 : 0);
  totals.failed += counts?.failed ?? (ok ? 0 : 1);
  // A run that failed without a failing test (a crash, no test found) counts as one failure.
  if (!ok && counts && counts.failed === 0) totals.failed += 1;
  if (!ok) failures.push(name);
  const detail = counts ? ` (${counts.passed} passed, ${counts.failed} failed)` : '';
  console.log(`${ok ? 'ok' : 'FAILED'}  ${name}${detail}  ${seconds.toFixed(1)} s\n`);
};

async function check(name, script) {
  const { ok, seconds } = await run(npm, ['run', '--silent', script]);
  note(name, ok, seconds);
}

async function vitest(name, projects) {
  const file = join(reports, `${projects.join('-')}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { ok, seconds } = await run('npx', ['vitest', 'run', ...chosen, ...reporters]);
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  note(name, ok, seconds, { passed: result.numPassedTests ?? 0, failed: result.numFailedTests ?? 0 });
}

async function playwright(name, project, workers) {
  const file = join(reports, `${project}.json`);
  const chosen = [`--project=${project}`, `--workers=${workers}`, '--reporter=dot,json'];
  const { ok, seconds } = await run('npx', ['playwright', 'test', ...chosen], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const stats = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).stats : {};
  note(name, ok, seconds, {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
  });
}

await check('contract lint and generated code', 'check:contract');
await check('types', 'check:types');
await check('lint', 'check:lint');
await check('format', 'check:format');
await check('layers', 'check:layers');
await check('dead code', 'check:dead');
if (!process.argv.includes('--static')) {
  await vitest('rules, components and conventions', ['domain', 'node', 'dom']);
  await vitest('server on the database', ['server']);
  await vitest('server processes', ['processes']);
  if (findChromium()) {
    await vitest('grid and charts in a browser', ['browser']);
    await playwright('journeys in Chromium', 'journeys', 1);
    await playwright('every example of the catalogue', 'visual', 2);
  } else {
    console.error(
      'No Chromium found, so the browser tests did not run. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.\n',
    );
    note('browser tests', false, 0);
  }
}

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || failures.length > 0 ? 1 : 0);
