// Every check of the project, several at a time, with counts on the closing line. `--static` leaves the running tests
// out; names of modules (`npm test -- foresite`) run theirs on all floors, `--changed` what the changes of this branch touch.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
if (!existsSync(join(root, 'node_modules'))) execFileSync(npm, ['ci'], { cwd: root, stdio: 'inherit' });

const { browserSentence, ensureChromium } = await import('./browser.mjs');
const { freePort, startServer } = await import('../tests/support/serverProcess.mjs');
const { call } = await import('../tests/support/httpSession.mjs');
const reports = mkdtempSync(join(tmpdir(), 'quoin-test-'));
// PostgreSQL's own user has to reach what is kept here.
chmodSync(reports, 0o755);
// Whatever the tests, their servers and their browsers leave in the temporary folder goes with this one.
const tidy = () => rmSync(reports, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    tidy();
    process.exit(1);
  });
const totals = { passed: 0, failed: 0 };
const failures = [];
/** What to read last when it is red: the name of each failed test and the first line of why. */
const reasons = [];

/** Runs a command and keeps what it says, so that checks that run side by side are read one after the other. */
const run = (command, args, env = {}) =>
  new Promise((resolve) => {
    const started = Date.now();
    const said = [];
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Without colours: where a run is read later, they are noise.
      env: { ...process.env, CI: process.env.CI ?? 'true', NO_COLOR: '1', TMPDIR: reports, ...env },
    });
    child.stdout.on('data', (part) => said.push(part));
    child.stderr.on('data', (part) => said.push(part));
    child.on('error', (error) => said.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) =>
      resolve({ ok: code === 0, seconds: (Date.now() - started) / 1000, said: Buffer.concat(said) }),
    );
  });

/** A data folder with the demo companies, for servers that begin with a copy of it; undefined on a given PostgreSQL. */
async function makeDemoFolder() {
  if (process.env.DATABASE_URL) return undefined;
  const folder = join(reports, 'demo');
  const port = await freePort();
  const server = await startServer({ port, env: { DATA_DIR: folder, DATABASE_URL: '' } });
  // Each company's key for signing is made at the first call: here, and not by each server again.
  for (const tenant of ['northbank', 'halden'])
    await call({ port, tenant, path: `/realms/${tenant}/protocol/openid-connect/certs` });
  await server.stop();
  return folder;
}

/** Where the time of a task went: its slowest files, in seconds. */
const slowest = (files) =>
  files
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 6)
    .map(([path, seconds]) => `${path} ${seconds.toFixed(0)} s`)
    .join(', ');

const note = (name, { ok, seconds, said }, counts) => {
  totals.passed += counts?.passed ?? (ok ? 1 : 0);
  totals.failed += counts?.failed ?? (ok ? 0 : 1);
  // A run that failed without a failing test (a crash, no test found) counts as one failure.
  if (!ok && counts && counts.failed === 0) totals.failed += 1;
  if (!ok) failures.push(name);
  const detail = counts ? ` (${counts.passed} passed, ${counts.failed} failed)` : '';
  process.stdout.write(said);
  console.log(`${ok ? 'ok' : 'FAILED'}  ${name}${detail}  ${seconds.toFixed(1)} s\n`);
};

const firstLine = (message = '') => stripVTControlCharacters(message).trim().split('\n', 1)[0];

const check = (name, script) => ({
  name,
  cores: 1,
  work: async () => note(name, await run(npm, ['run', '--silent', script])),
});

const vitest = (name, cores, projects, only = []) => ({
  name,
  cores,
  work: async () => {
    const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
    const ended = await run('npx', [
      'vitest',
      'run',
      ...chosen,
      `--maxWorkers=${cores}`,
      ...reporters,
      ...only,
    ]);
    const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    for (const { name: path, message, assertionResults } of result.testResults ?? []) {
      for (const { fullName, status, failureMessages } of assertionResults)
        if (status === 'failed')
          reasons.push(`${relative(root, path)} › ${fullName}: ${firstLine(failureMessages[0])}`);
      if (message) reasons.push(`${relative(root, path)}: ${firstLine(message)}`);
    }
    note(name, ended, { passed: result.numPassedTests ?? 0, failed: result.numFailedTests ?? 0 });
    const files = (result.testResults ?? []).map((one) => [
      relative(root, one.name),
      (one.endTime - one.startTime) / 1000,
    ]);
    if (files.length > 0) console.log(`    slowest: ${slowest(files)}\n`);
  },
});

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];

const playwright = (name, project, only = []) => ({
  name,
  cores: 2,
  work: async () => {
    const file = join(reports, `${project}.json`);
    const chosen = [`--project=${project}`, '--workers=2', '--reporter=dot,json'];
    const ended = await run('npx', ['playwright', 'test', ...chosen, ...only], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    });
    const { stats = {}, suites = [] } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
    const times = new Map();
    for (const { file: path, tests } of suites.flatMap(specsIn))
      for (const { duration } of tests.flatMap(({ results }) => results))
        times.set(path, (times.get(path) ?? 0) + duration / 1000);
    for (const { file: path, title, tests } of suites.flatMap(specsIn))
      for (const { status, results } of tests)
        if (status === 'unexpected' || status === 'flaky')
          reasons.push(
            `${status === 'flaky' ? 'at the second try: ' : ''}${path} › ${title}: ${firstLine(results[0]?.error?.message)}`,
          );
    note(name, ended, {
      passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
      failed: stats.unexpected ?? 0,
    });
    if (times.size > 0) console.log(`    slowest: ${slowest([...times])}\n`);
  },
});

/**
 * Starts each task, first come first served, as soon as it has room. There is room for one core more than there are:
 * what drives a browser or a server waits a good part of its time.
 */
async function runAll(tasks) {
  const waiting = [...tasks];
  const running = new Set();
  let free = Math.max(2, availableParallelism()) + 1;
  while (waiting.length + running.size > 0) {
    const at = waiting.findIndex(({ cores }) => cores <= free);
    if (at < 0) {
      await Promise.race(running);
      continue;
    }
    const [{ name, cores, work }] = waiting.splice(at, 1);
    console.log(`…   ${name}`);
    free -= cores;
    const ended = work().finally(() => {
      free += cores;
      running.delete(ended);
    });
    running.add(ended);
  }
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The commit at which this branch left the main one; on the main one itself, what is not committed counts. */
function startOfChanges() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // There is no such branch here.
    }
  }
  return git('rev-parse', 'HEAD');
}

const foldersIn = (room) =>
  readdirSync(join(root, room), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
const rooms = ['domain', 'server/modules', 'src/features'];
const journeysOf = (modules) =>
  modules.map((name) => `tests/e2e/${name}.e2e.ts`).filter((file) => existsSync(join(root, file)));
const units = ['domain', 'node', 'dom', 'replacing', 'server'];

/** What the modules have on each floor. */
function tasksOfModules(modules) {
  const known = new Set(rooms.flatMap(foldersIn));
  const unknown = modules.filter((name) => !known.has(name) && journeysOf([name]).length === 0);
  if (unknown.length > 0) {
    console.error(`There is no module ${unknown.join(', ')}. There are: ${[...known].sort().join(', ')}.`);
    tidy();
    process.exit(1);
  }
  const folders = modules.flatMap((name) => rooms.map((room) => `${room}/${name}/`));
  const present = folders.filter((folder) => existsSync(join(root, folder)));
  return { only: [...present, '--passWithNoTests'], journeys: journeysOf(modules), checks: [] };
}

/** What the changes since this branch began touch: tests by their imports, journeys by the names of modules. */
function tasksOfChanges() {
  const base = startOfChanges();
  const files = `${git('diff', '--name-only', base)}\n${git('ls-files', '--others', '--exclude-standard')}`
    .split('\n')
    .filter(Boolean);
  const modules = files.flatMap((file) => {
    const room = rooms.find((one) => file.startsWith(`${one}/`));
    return room ? [file.slice(room.length + 1).split('/', 1)[0]] : [];
  });
  const named = files.filter(
    (file) => /^tests\/e2e\/.*\.e2e\.ts$/.test(file) && existsSync(join(root, file)),
  );
  console.log(`${files.length} files changed since ${base.slice(0, 9)}.`);
  const journeys = [...new Set([...journeysOf(modules), ...named])];
  return { only: [`--changed=${base}`, '--passWithNoTests'], journeys, checks: statics };
}

/** Part of the tests, with a build and a browser only where one of them needs it. */
async function runPart({ only, journeys, checks }) {
  const tasks = [vitest('tests', 2, units, only), ...checks];
  if (journeys.length > 0 && needsBrowser()) {
    const built = await run(npm, ['run', '--silent', 'build']);
    note('build', built);
    if (built.ok) tasks.unshift(playwright('journeys in Chromium', 'journeys', journeys));
  }
  await runAll(tasks);
}

/** Whether there is a browser; that there is none is a failure of its own. */
function needsBrowser() {
  const path = ensureChromium();
  if (!path) note('browser tests', { ok: false, seconds: 0, said: Buffer.from(`${browserSentence}\n\n`) });
  return path !== undefined;
}

const started = Date.now();
const statics = [
  check('contract lint and generated code', 'check:contract'),
  check('types', 'check:types'),
  check('lint', 'check:lint'),
  check('layers', 'check:layers'),
  check('dead code', 'check:dead'),
];
// A minute of a core that finds no fault of the product: asked before a commit, not by the whole run.
const format = check('format', 'check:format');

async function runWhole() {
  // Before anything else: what is fetched is fetched while somebody may still be looking.
  const hasBrowser = needsBrowser();
  // Once, so that no two tasks build at the same time.
  const built = await run(npm, ['run', '--silent', 'build']);
  note('build', built);
  if (!built.ok) return;
  const demoFolder = await makeDemoFolder();
  if (demoFolder) process.env.DEMO_FOLDER = demoFolder;
  // Journeys first, as nothing takes longer; what needs one core runs beside them, one after the other.
  await runAll([
    ...(hasBrowser ? [playwright('journeys in Chromium', 'journeys')] : []),
    vitest('server processes', 1, ['processes']),
    vitest('server on the database, first half', 1, ['server'], ['--shard=1/2']),
    vitest('server on the database, second half', 1, ['server'], ['--shard=2/2']),
    vitest('rules, components and conventions', 1, ['domain', 'node', 'dom', 'replacing']),
    ...(hasBrowser ? [vitest('grid and charts in a browser', 1, ['browser'])] : []),
    ...statics,
    ...(hasBrowser ? [playwright('every example of the catalogue', 'visual')] : []),
  ]);
}

const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
if (process.argv.includes('--static')) await runAll([...statics, format]);
else if (process.argv.includes('--changed')) await runPart(tasksOfChanges());
else if (asked.length > 0) await runPart(tasksOfModules(asked));
else await runWhole();

tidy();
for (const reason of reasons) console.log(`- ${reason}`);
if (failures.length > 0) console.log(`Failed: ${failures.join(', ')}`);
console.log(`${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 || failures.length > 0 ? 1 : 0);
