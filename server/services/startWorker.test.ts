import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { startWorker } from './startWorker.ts';

const own = getPriority();
/** How many threads of this process stand back as far as those that it starts. */
const standingBack = () =>
  readdirSync('/proc/self/task').filter((thread) => {
    try {
      const [, fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
      return Number(fields.split(' ')[16]) === Math.min(19, own + 10);
    } catch {
      return false; // it has ended meanwhile
    }
  }).length;

describe.skipIf(process.platform !== 'linux')('a thread of its own', () => {
  it('stands back behind the calls of the server, which keep their priority', async () => {
    const before = standingBack();
    const worker = startWorker('./sheets/sheetWorker.ts', { heapMb: 64 });
    await expect.poll(standingBack).toBe(before + 1);
    expect(getPriority()).toBe(own);
    await worker.terminate();
  });
});
