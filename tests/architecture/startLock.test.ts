import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const lock = pathToFileURL(fileURLToPath(new URL('../../tools/lock.mjs', import.meta.url))).href;

/** Takes the lock, says so, and gives it back once its input ends. */
const script = `
  import { takeLock } from ${JSON.stringify(lock)};
  const release = takeLock(process.argv[1], 'build', () => console.log('waits'));
  console.log('holds');
  process.stdin.resume().on('end', () => {
    console.log('gives back');
    release();
  });`;

let folder: string;
let started: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-lock-'));
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that wants the lock, with what it says, line by line. */
function start(): { child: ChildProcess; next: () => Promise<string> } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  started.push(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, next: async () => String((await lines.next()).value) };
}

it('lets one start build at a time: the second says that it waits, and goes on after the first', async () => {
  const first = start();
  expect(await first.next()).toBe('holds');
  const second = start();
  expect(await second.next()).toBe('waits');
  first.child.stdin?.end();
  expect(await first.next()).toBe('gives back');
  expect(await second.next()).toBe('holds');
});

it('is not held by a start that was killed', async () => {
  const first = start();
  expect(await first.next()).toBe('holds');
  first.child.kill('SIGKILL');
  await once(first.child, 'exit');
  expect(await start().next()).toBe('holds');
});
