import { describe, expect, it } from 'vitest';
import { createWriteQueue } from './createWriteQueue.ts';

describe('a queue of writes', () => {
  it('begins a write only when the one before has ended, so that it knows the version that one left', async () => {
    const queue = createWriteQueue();
    let end = () => {};
    const held = new Promise<void>((resolve) => {
      end = resolve;
    });
    let version = 1;
    const sent: number[] = [];
    const edit = queue.add(async () => {
      sent.push(version);
      await held;
      version = 2;
    });
    const undo = queue.add(() => {
      sent.push(version);
      return Promise.resolve();
    });
    await Promise.resolve();
    expect(sent).toEqual([1]);
    end();
    await Promise.all([edit, undo]);
    expect(sent).toEqual([1, 2]);
  });

  it('goes on after a refused write, whose caller hears of it', async () => {
    const queue = createWriteQueue();
    const refused = queue.add(() => Promise.reject(new Error('stale')));
    const next = queue.add(() => Promise.resolve('saved'));
    await expect(refused).rejects.toThrow('stale');
    await expect(next).resolves.toBe('saved');
    expect(queue.waiting()).toBe(0);
  });

  it('tells how many wait, and 0 only once the last has ended', async () => {
    const counts: number[] = [];
    const queue = createWriteQueue((waiting) => counts.push(waiting));
    const both = [queue.add(() => Promise.resolve()), queue.add(() => Promise.resolve())];
    expect(queue.waiting()).toBe(2);
    await Promise.all(both);
    expect(counts).toEqual([1, 2, 1, 0]);
  });
});
