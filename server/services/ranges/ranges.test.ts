import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import { type PendingItem, type PendingRange, WHOLE_BUDGET } from '#domain/foresite';
import { startWorker } from '../startWorker.ts';
import { createRangeThread, type RangeThread } from './rangeThread.ts';
import { createRanges } from './ranges.ts';

/** Every pair of `groups` groups is an item: beyond any budget from 25 on, and hard for a quick one from 12 on. */
const knot = (groups: number, from = 0): PendingItem[] =>
  Array.from({ length: groups }, (_, a) => Array.from({ length: a }, (__, b) => [a, b]))
    .flat()
    .map((group_ids, at) => ({ id: from + at, cost: 100 + ((at * 31) % 7), group_ids }));

const found = (sum: number): PendingRange => ({
  high: { sum, ids: [] },
  low: { sum: 0, ids: [] },
  is_exact: true,
});

/** A company that has used up its share of a held thread. */
const tired = 13;

/** A thread whose answers come when the test says so. */
function heldThread() {
  const asked: { company: number; answer: (ranges: PendingRange[] | undefined) => void }[] = [];
  const thread: RangeThread = {
    solve: (company) => new Promise((answer) => asked.push({ company, answer })),
    asked: (company) => asked.filter((one) => one.company === company).length,
    rests: (company) => company === tired,
  };
  return { thread, asked };
}

describe('ranges', () => {
  it('are found at once where they are quick, without a thread', async () => {
    const { thread, asked } = heldThread();
    const items = [
      { id: 1, cost: 10, group_ids: [1, 2] },
      { id: 2, cost: 7, group_ids: [1] },
      { id: 3, cost: 6, group_ids: [2] },
    ];
    const range = await createRanges(thread).build(1, (rangeOf) => rangeOf(items));
    expect(range).toMatchObject({ high: { sum: 13, ids: [2, 3] }, is_exact: true });
    expect(asked).toHaveLength(0);
  });

  it('are built again with what the thread found, and found once only', async () => {
    const { thread, asked } = heldThread();
    const ranges = createRanges(thread);
    const first = ranges.build(1, (rangeOf) => rangeOf(knot(25)));
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.answer([found(1234)]);
    expect(await first).toEqual(found(1234));
    expect(await ranges.build(1, (rangeOf) => rangeOf(knot(25)))).toEqual(found(1234));
    expect(ranges.quick(1, (rangeOf) => rangeOf(knot(25)))).toEqual({ value: found(1234), hard: [] });
    expect(asked).toHaveLength(1);
  });

  it('are not found again for items that are in no group, which are added', async () => {
    const { thread, asked } = heldThread();
    const ranges = createRanges(thread);
    const first = ranges.build(1, (rangeOf) => rangeOf(knot(25)));
    await expect.poll(() => asked.length).toBe(1);
    asked[0]?.answer([found(1234)]);
    await first;
    const free = [
      { id: 7002, cost: 0.1, group_ids: [] },
      { id: 7001, cost: 0.2, group_ids: [] },
      { id: 7003, cost: -5, group_ids: [] },
    ];
    const { value, hard } = ranges.quick(1, (rangeOf) => rangeOf([...free, ...knot(25)]));
    expect(value).toEqual({
      high: { sum: 1234.3, ids: [7001, 7002] },
      low: { sum: -5, ids: [7003] },
      is_exact: true,
    });
    expect(hard).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('stay bounds, remembered as such, where the thread gives up', async () => {
    const ranges = createRanges();
    const bound = await ranges.build(1, (rangeOf) => rangeOf(knot(25)));
    expect(bound.is_exact).toBe(false);
    await ranges.settle(1, [knot(25)]);
    const again = ranges.quick(1, (rangeOf) => rangeOf(knot(25)));
    expect(again.hard).toEqual([]);
    expect(again.value.is_exact).toBe(false);
    expect(again.value.high.sum).toBeLessThanOrEqual(bound.high.sum);
  }, 180_000);

  it('keep two requests of a company waiting, and answer further ones with bounds', async () => {
    const { thread, asked } = heldThread();
    const ranges = createRanges(thread);
    const waiting = [knot(25), knot(25, 1000)].map((items) => ranges.build(1, (rangeOf) => rangeOf(items)));
    await expect.poll(() => asked.length).toBe(2);
    const third = await ranges.build(1, (rangeOf) => rangeOf(knot(25, 2000)));
    expect(third.is_exact).toBe(false);
    const other = ranges.build(2, (rangeOf) => rangeOf(knot(25, 3000)));
    await expect.poll(() => asked.length).toBe(3);
    for (const { answer } of asked) answer([found(1)]);
    expect(await Promise.all([...waiting, other])).toEqual([found(1), found(1), found(1)]);
  });

  it('are answered with bounds at once for a company that has used up its share of the thread', async () => {
    const { thread, asked } = heldThread();
    const range = await createRanges(thread).build(tired, (rangeOf) => rangeOf(knot(25)));
    expect(range.is_exact).toBe(false);
    expect(asked).toHaveLength(0);
  });

  it('wait in the thread for a company that has used up its share, while others are answered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const rest = { ms: 5000 };
    const spent: number[] = [];
    let work = 0;
    const share = {
      waitOf: (company: number) => (company === 1 ? rest.ms : 0),
      spend: (company: number, took: number) => {
        spent.push(company);
        work += took;
      },
    };
    const thread = createRangeThread(undefined, share);
    const answered: number[] = [];
    const ask = (company: number) =>
      thread.solve(company, [knot(6, company)]).then(() => void answered.push(company));
    const waits = ask(1);
    await ask(2);
    expect(answered).toEqual([2]);
    rest.ms = 0;
    vi.advanceTimersByTime(5000);
    await waits;
    expect(answered).toEqual([2, 1]);
    expect(spent).toEqual([2, 1]);
    expect(work).toBeGreaterThan(0);
    expect(work).toBeLessThan(WHOLE_BUDGET);
    vi.useRealTimers();
  }, 180_000);

  it('come from a thread beside the event loop, company by company in turn', async () => {
    const thread = createRangeThread();
    const order: number[] = [];
    const ask = async (company: number, groups: number, from: number) => {
      const ranges = await thread.solve(company, [knot(groups, from)]);
      order.push(company);
      return ranges?.[0]?.is_exact;
    };
    const answered = Promise.all([ask(1, 25, 0), ask(1, 25, 1000), ask(2, 6, 0)]);
    // The loop turns on while the thread works: not one turn would come before the answers, were they found here. It takes a
    // rest each time, since the thread stands back behind it.
    let turns = 0;
    for (; order.length === 0; turns += 1) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(turns).toBeGreaterThan(5);
    const answers = await answered;
    expect(answers).toEqual([false, false, true]);
    expect(order).toEqual([1, 2, 1]);
  }, 180_000);

  it('come from a new thread after a quiet time, in which the old one left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const begun: Worker[] = [];
    const thread = createRangeThread(() => {
      const worker = startWorker('./ranges/rangeWorker.ts', { heapMb: 64 });
      begun.push(worker);
      return worker;
    });
    await thread.solve(1, [knot(6)]);
    await thread.solve(1, [knot(6)]);
    expect(begun).toHaveLength(1);
    const left = new Promise((resolve) => begun[0]?.once('exit', resolve));
    vi.advanceTimersByTime(10_000);
    await left;
    expect((await thread.solve(1, [knot(6)]))?.[0]?.is_exact).toBe(true);
    expect(begun).toHaveLength(2);
    vi.useRealTimers();
  });

  it('survive a thread that breaks', async () => {
    const broken = createRangeThread(() => new Worker('process.exit(1)', { eval: true }));
    expect(await broken.solve(1, [knot(25)])).toBeUndefined();
    const bound = await createRanges(broken).build(1, (rangeOf) => rangeOf(knot(25)));
    expect(bound.is_exact).toBe(false);
  });
});
