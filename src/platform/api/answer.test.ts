import { describe, expect, it } from 'vitest';
import { everyPage } from './answer.ts';

const people = (count: number) => Array.from({ length: count }, (_, id) => id);

describe('every page', () => {
  it.each([0, 1, 500, 501, 1_203])('holds all of %d rows once, in order', async (count) => {
    const all = people(count);
    const asked: number[] = [];
    const rows = await everyPage(({ limit, offset }) => {
      asked.push(offset);
      return Promise.resolve({ count, results: all.slice(offset, offset + limit) });
    });
    expect(rows).toEqual(all);
    expect(asked).toHaveLength(Math.max(1, Math.ceil(count / 500)));
  });

  it('ends where rows went while it read', async () => {
    const rows = await everyPage(({ offset }) =>
      Promise.resolve({ count: 900, results: offset === 0 ? people(500) : [] }),
    );
    expect(rows).toHaveLength(500);
  });
});
