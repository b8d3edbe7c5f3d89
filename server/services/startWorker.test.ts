import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { describe, expect, it } from 'vitest';
import { startWorker } from './startWorker.ts';

const own = getPriority();
/** The threads of this process that stand back as far as those that it starts; some may be ending. */
const standingBack = () =>
  readdirSync('/proc/self/task').filter((thread) => {
    try {
      const [, fields = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ');
      return Number(fields.split(' ')[16]) === Math.min(19, own + 10);
    } catch {
      return false; // it has ended meanwhile
    }
  });

describe.skipIf(process.platform !== 'linux')('a thread of its own', () => {
  it('says first that its code is there', async () => {
    const worker = startWorker('./sheets/sheetWorker.ts', { heapMb: 64 });
    expect(await new Promise((resolve) => worker.once('message', resolve))).toEqual({ loaded: true });
    await worker.terminate();
  });

  it('stands back behind the calls of the server, which keep their priority', async () => {
    const before = new Set(readdirSync('/proc/self/task'));
    const worker = startWorker('./sheets/sheetWorker.ts', { heapMb: 64 });
    await expect.poll(() => standingBack().filter((thread) => !before.has(thread))).toHaveLength(1);
    expect(getPriority()).toBe(own);
    await worker.terminate();
  });
});
