// `npm run bench -- hostile [seconds] [attack …]`: everything that was ever tried against the server, one after the other, while an ordinary company works: how much slower its list gets,
// what is answered, whether anything that was acknowledged is lost.
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { callApi, signInOverHttp } from '../support/httpSession.mjs';
import { plantKnot } from '../support/knot.ts';
import { runAsOwner, serverDatabase } from '../support/serverDatabase.ts';
import { freePort, type ServerProcess, startServer } from '../support/serverProcess.mjs';
import type { AttackPlace } from './hostileAttack.ts';
import { forgetPeak, peakMemory } from './processCost.ts';
import { milliseconds, openReport } from './report.ts';

const seconds = Number(process.argv[2] ?? 12);
const chosen = process.argv.slice(3);
const isChosen = (kind: string) => chosen.length === 0 || chosen.includes(kind);
const ordinary = { tenant: 'northbank', email: 'cost@northbank.example' };
const attacker = { tenant: 'halden', email: 'architect@halden.example' };
const { report, print } = openReport();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const database = await serverDatabase('hostile');
const port = await freePort();
const watch = fileURLToPath(new URL('watchLoop.mjs', import.meta.url));
const settings = {
  ...database.env,
  RATE_LIMIT: '1000000',
  LOG_LEVEL: 'error',
  NODE_OPTIONS: `--import ${watch}`,
};
let server: ServerProcess = await startServer({ port, env: settings });
let peak = 0;
const seePeak = () => (peak = Math.max(peak, peakMemory(server.pid) ?? 0));

/** What the server's own loop says since it was asked last (`watchLoop.mjs`). */
interface Loop {
  heldMs: number;
  busy: number;
  threadsMs: number;
}
async function askLoop(): Promise<Loop> {
  const before = server.output().length;
  if (server.pid !== undefined) process.kill(server.pid, 'SIGUSR2');
  for (;;) {
    const [, said] = /^watchLoop (.*)$/m.exec(server.output().slice(before)) ?? [];
    if (said !== undefined) return JSON.parse(said) as Loop;
    await pause(20);
  }
}

/** What the ordinary company's calls were answered with in one phase. */
interface Phase {
  waits: number[];
  statuses: Map<string, number>;
}
let phase: Phase = { waits: [], statuses: new Map() };
const surprises: string[] = [];
const acknowledged: { id: number; name: string }[] = [];
let token = '';
let items = '';
let mayFail = false;
/** What every attack is made on; whoever makes it signs in anew. */
let target: Omit<AttackPlace, 'kind' | 'token'>;
const stop = new AbortController();

const signIn = async () => {
  token = (await signInOverHttp({ port, ...ordinary })).access_token;
};

/** One call of the ordinary company; a failure counts unless something is being killed. */
async function ask<Body>(
  path: string,
  options: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const started = performance.now();
  try {
    const answer = await callApi<Body>({ port, tenant: ordinary.tenant, token, path, ...options });
    const status = String(answer.status);
    phase.statuses.set(status, (phase.statuses.get(status) ?? 0) + 1);
    // Not let in, it would have met nothing of what is tried here.
    const isRefused = answer.status === 401 || answer.status === 429;
    if (isRefused || (answer.status >= 500 && !(mayFail && answer.status === 503)))
      surprises.push(`${status} of ${path}`);
    return { ...answer, took: performance.now() - started };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? 'broken';
    phase.statuses.set(code, (phase.statuses.get(code) ?? 0) + 1);
    if (!mayFail) surprises.push(`${code} of ${path}`);
    return undefined;
  }
}

async function reads() {
  while (!stop.signal.aborted) {
    const answer = await ask('/projects?limit=20');
    if (answer?.status === 200) phase.waits.push(answer.took);
    await pause(25);
  }
}

async function writes() {
  for (let count = 0; !stop.signal.aborted; count += 1) {
    const name = `Ordinary ${count}`;
    const options = { method: 'POST', body: { name }, headers: { 'Idempotency-Key': randomUUID() } };
    // A call that broke is made again under its key until somebody answers.
    for (let done = false; !stop.signal.aborted && !done;) {
      const answer = await ask<{ id: number }>(items, options);
      done = answer?.status === 201;
      if (done) acknowledged.push({ id: answer?.body.id ?? 0, name });
      else await pause(100);
    }
    await pause(300);
  }
}

const percentile = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ??
  Number.NaN;

/** What the ordinary company met in a time, and what the server's loop said of it. */
interface Met<Said> {
  waits: number[];
  loop: Loop;
  peakMb: number;
  said: Said;
}

async function during<Said>(work: () => Promise<Said>): Promise<Met<Said>> {
  phase = { waits: [], statuses: new Map() };
  seePeak();
  forgetPeak(server.pid);
  await askLoop();
  const said = await work();
  const loop = await askLoop();
  seePeak();
  return { waits: phase.waits, loop, peakMb: peakMemory(server.pid) ?? 0, said };
}

const quiet = (share: number) => during(() => pause(seconds * share * 1000));

/** An attack between two quiet times: what is compared ran on the same machine in the same minute. */
async function pair(kind: AttackPlace['kind']): Promise<void> {
  // A token may be over before the last attack begins.
  await signIn();
  const place = { ...target, kind, token: (await signInOverHttp({ port, ...attacker })).access_token };
  const before = await quiet(0.5);
  const under = await during(() => attack(place));
  await pause(1000);
  const after = await quiet(0.5);
  const idle = [...before.waits, ...after.waits];
  const [p99, usual] = [percentile(under.waits, 0.99), percentile(idle, 0.99)];
  report(
    `${kind} (${under.said.said}): p99 of the list call ÷ idle beside it`,
    (p99 / usual).toFixed(2),
    '1.5',
  );
  const figures = [
    `list p50 ${milliseconds(percentile(idle, 0.5))} → ${milliseconds(percentile(under.waits, 0.5))}`,
    `p99 ${milliseconds(usual)} → ${milliseconds(p99)}, ${milliseconds(under.said.first)} while it began`,
    `loop held, p99 ${milliseconds(Math.max(before.loop.heldMs, after.loop.heldMs))} → ${milliseconds(under.loop.heldMs)}`,
    `loop busy ${(under.loop.busy * 100).toFixed(0)} %`,
    `CPU of all threads ${(under.loop.threadsMs / 1000).toFixed(1)} s`,
    `peak ${under.peakMb.toFixed(0)} MB`,
  ];
  report(`  ${kind}`, figures.join(', '));
}

/** What an attack says once it begins. */
const ready = 'ready\n';
/**
 * How long an attack goes on before it is measured, in milliseconds: its first calls use up what a company may have beside others
 * (`fairTurns.ts`) and compile what they run through. They are told beside it.
 */
const beginningMs = 8000;

interface Attack {
  /** How its calls were answered. */
  said: string;
  /** The list call of the ordinary company while it began, in milliseconds at the 99th percentile. */
  first: number;
}

/** Runs an attack in a process of its own for the time of a phase. */
async function attack(place: AttackPlace): Promise<Attack> {
  const file = fileURLToPath(new URL('hostileAttack.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, JSON.stringify(place)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Attackers have machines of their own: on this one they stand back a little, but never so far that nothing comes.
  if (child.pid !== undefined) setPriority(child.pid, Math.min(19, getPriority() + 5));
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  // What its own start takes of this machine is no part of what it does to the server.
  while (!output.startsWith(ready)) {
    if (child.exitCode !== null) throw new Error(`The attack of ${place.kind} did not start.`);
    await pause(50);
  }
  await pause(beginningMs);
  const first = percentile(phase.waits.splice(0), 0.99);
  await pause(seconds * 1000);
  child.kill('SIGTERM');
  await exited;
  const answers = JSON.parse(output.slice(ready.length) || '{}') as Record<string, number>;
  if (Object.keys(answers).length === 0) surprises.push(`no answer to ${place.kind}`);
  for (const status of Object.keys(answers))
    if (status.startsWith('5') && status !== '503' && !(status === '507' && place.kind === 'full disk'))
      surprises.push(`${status} to ${place.kind}`);
  const said = Object.entries(answers)
    .map(([status, times]) => `${times} × ${status}`)
    .join(', ');
  return { said, first };
}

/** Puts the folder of uploads on a disk of 24 MB, where this machine lets us; undefined where not. */
function smallDisk(): (() => void) | undefined {
  const folder = join(database.env['DATA_DIR'] ?? '', 'files');
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', folder], { stdio: 'ignore' });
    return () => execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
  } catch {
    return undefined;
  }
}

try {
  await signIn();
  const cedar =
    (await ask<{ results: { id: number }[] }>('/projects?search=Cedar'))?.body.results[0]?.id ?? 0;
  items = `/projects/${cedar}/scenario-items`;
  const foreign = (await signInOverHttp({ port, ...attacker })).access_token;
  const theirs = <Body>(path: string, body?: unknown) =>
    callApi<Body>({
      port,
      tenant: attacker.tenant,
      token: foreign,
      path,
      ...(body ? { method: 'POST', body } : {}),
    });
  const projectId =
    (await theirs<{ results: { id: number }[] }>('/projects?limit=1')).body.results[0]?.id ?? 0;
  const milestoneId =
    (await theirs<{ results: { id: number }[] }>(`/projects/${projectId}/design-milestones`)).body
      .results?.[0]?.id ?? 0;
  const itemId = (await theirs<{ id: number }>(`/projects/${projectId}/scenario-items`, { name: 'Theirs' }))
    .body.id;
  const [row] = await runAsOwner<{ id: number }>(
    database.url(),
    `select id from tenant where slug = '${attacker.tenant}'`,
  );
  await runAsOwner(database.url(), ...plantKnot(row?.id ?? 0, projectId));
  const lanes = Promise.all([reads(), writes()]);
  await pause(2000);
  const idle = await quiet(1);
  report(`idle: list call, p99 of ${idle.waits.length}`, milliseconds(percentile(idle.waits, 0.99)));
  report('peak memory of the start and idle', `${peak.toFixed(0)} MB`);
  target = { port, ...attacker, projectId, milestoneId, itemId };
  for (const kind of ['bodies', 'workbooks', 'hard ranges', 'streams'] as const)
    if (isChosen(kind)) await pair(kind);
  if (isChosen('full disk')) {
    const undo = smallDisk();
    if (undo) await pair('full disk').finally(undo);
    else report('full disk', 'no small disk can be made here', '');
  }
  // Whoever guesses passwords is not let in for a while, so nothing that signs in follows.
  if (isChosen('sign-ins')) await pair('sign-ins');

  if (isChosen('kills')) {
    mayFail = true;
    phase = { waits: [], statuses: new Map() };
    for (let round = 0; round < 3; round += 1) {
      const postmaster = database.postmaster();
      if (postmaster) process.kill(postmaster, 'SIGKILL');
      await pause(4000);
    }
    report(
      'three kills of PostgreSQL',
      [...phase.statuses].map(([status, times]) => `${times} × ${status}`).join(', '),
    );
    phase = { waits: [], statuses: new Map() };
    for (let round = 0; round < 2; round += 1) {
      seePeak();
      await server.kill();
      server = await startServer({ port, env: settings });
      await signIn();
      await pause(3000);
    }
    report(
      'two kills of the server',
      [...phase.statuses].map(([status, times]) => `${times} × ${status}`).join(', '),
    );
  }
  stop.abort();
  await lanes;
  mayFail = false;
  const { body } = (await ask<{ results: { id: number; name: string }[] }>(`${items}?limit=all`)) ?? {
    body: { results: [] },
  };
  const kept = new Map(body.results.map(({ id, name }) => [id, name]));
  const lost = acknowledged.filter(({ id, name }) => kept.get(id) !== name);
  report(`lost of ${acknowledged.length} acknowledged writes`, String(lost.length), '0');
  report(
    'surprises: 5xx, broken calls but those of the kills, and attacks without an answer',
    [...new Set(surprises)].join('; ') || 'none',
    'none',
  );
  report('peak memory of the server', `${seePeak().toFixed(0)} MB`, '450 MB');
  print();
  if (lost.length + surprises.length > 0) process.exitCode = 1;
} finally {
  stop.abort();
  await server.stop();
  await database.remove();
}
