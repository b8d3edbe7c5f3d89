import { afterEach, describe, expect, it, vi } from 'vitest';
import { askWorker } from './askWorker.ts';

const ask = (signal?: AbortSignal) =>
  askWorker<object, { difference: string }>('./differences/differenceWorker.ts', {
    heapMb: 64,
    ms: 60_000,
    question: { before: [], after: [], said: [] },
    signal,
    tooMuch: () => new Error('too much'),
  });

describe('a question to a thread of its own', () => {
  afterEach(() => vi.useRealTimers());

  it('has its time from when the thread is there, however long it took to start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = ask();
    vi.advanceTimersByTime(200_000);
    expect(await answer).toHaveProperty('difference');
  });

  it('is given up where the thread never comes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const answer = ask();
    vi.advanceTimersByTime(300_000);
    await expect(answer).rejects.toThrow('too much');
  });

  it('ends with its signal, for the reason given', async () => {
    const ending = new AbortController();
    const answer = ask(ending.signal);
    ending.abort(new Error('The window was closed.'));
    await expect(answer).rejects.toThrow('The window was closed.');
    await expect(ask(ending.signal)).rejects.toThrow('The window was closed.');
  });
});
