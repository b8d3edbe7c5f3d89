import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFairTurns } from './fairTurns.ts';

const begin = () => {
  let now = 0;
  const turns = createFairTurns(() => now);
  const came: string[] = [];
  const ends: (() => void)[] = [];
  const call = async (company: string, name = company) => {
    const end = await turns.take(company);
    came.push(name);
    ends.push(end);
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  return { call, came, ends, settle, wait: (ms: number) => (now += ms) };
};

/** All that a company may have at once beside others. */
async function spendCredit(call: (company: string) => Promise<void>, company: string) {
  for (let count = 0; count < 41; count += 1) await call(company);
}

/** One that has used it up calls once more. */
async function beginWaiting() {
  const begun = begin();
  await begun.call('other');
  await spendCredit(begun.call, 'one');
  void begun.call('one', 'next');
  await begun.settle();
  return begun;
}

describe('turns of companies', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('never have a company wait that calls alone', async () => {
    const { call, came } = begin();
    for (let count = 0; count < 200; count += 1) await call('one');
    expect(came).toHaveLength(200);
  });

  it('let the calls of a page pass beside another company', async () => {
    const { call, came } = begin();
    await call('other');
    await spendCredit(call, 'one');
    expect(came).toHaveLength(42);
  });

  it('come one after the other for who has used up what it may have at once, and others pass meanwhile', async () => {
    const { call, came, ends, settle } = begin();
    await call('other');
    await spendCredit(call, 'one');
    void call('one', 'next');
    void call('one', 'last');
    await call('other', 'passes');
    expect(came.slice(42)).toEqual(['passes']);
    for (const end of ends) end();
    await settle();
    expect(came.slice(43)).toEqual(['next']);
    ends.at(-1)?.();
    ends.at(-1)?.(); // a turn ends once
    await settle();
    expect(came.slice(43)).toEqual(['next', 'last']);
  });

  it('end by themselves, so that a call that takes long holds up nobody', async () => {
    const { call, came } = begin();
    await call('other');
    await spendCredit(call, 'one');
    void call('one', 'next');
    await vi.advanceTimersByTimeAsync(99);
    expect(came).toHaveLength(42);
    await vi.advanceTimersByTimeAsync(1);
    expect(came.at(-1)).toBe('next');
  });

  it('leave others half of the time: after its turn a company rests for as long as it took', async () => {
    const { came, ends, wait } = await beginWaiting();
    wait(30);
    for (const end of ends) end();
    await vi.advanceTimersByTimeAsync(29);
    expect(came).toHaveLength(42);
    await vi.advanceTimersByTimeAsync(1);
    expect(came.at(-1)).toBe('next');
  });

  it('need no rest once the other company is quiet', async () => {
    const { came, ends, settle, wait } = await beginWaiting();
    wait(1001);
    for (const end of ends) end();
    await settle();
    expect(came.at(-1)).toBe('next');
  });

  it('give back with time what was used up', async () => {
    const { call, came, wait } = begin();
    await call('other');
    await spendCredit(call, 'one');
    wait(500);
    await call('other');
    for (let count = 0; count < 4; count += 1) await call('one');
    void call('one', 'one too many');
    await vi.advanceTimersByTimeAsync(0);
    expect(came).toHaveLength(47);
    expect(came).not.toContain('one too many');
  });

  it('are not asked for once the other company has been quiet for a second', async () => {
    const { call, came, wait } = begin();
    await call('other');
    await spendCredit(call, 'one');
    wait(1001);
    for (let count = 0; count < 100; count += 1) await call('one');
    expect(came).toHaveLength(142);
  });
});
