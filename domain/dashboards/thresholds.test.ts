import { describe, expect, it } from 'vitest';
import { passedBars, passedWords } from './index.ts';

const row = (main: string, value: number, group: string | null = null) => ({
  main_id: main,
  main_label: main,
  group_id: group,
  group_label: group,
  value,
});

describe('what is past a threshold', () => {
  const rows = [row('Low', 1), row('High', 9), row('Medium', 5)];

  it.each([
    ['above', 5, ['High']],
    ['above', 0, ['High', 'Medium', 'Low']],
    ['above', 9, []],
    ['below', 5, ['Low']],
    ['below', 10, ['Low', 'Medium', 'High']],
    ['below', -1, []],
  ] as const)('%s %d', (side, value, labels) => {
    expect(passedBars('pie_chart', rows, { side, value }).map(({ label }) => label)).toEqual(labels);
  });

  it('counts groups that are stacked together to the cent, others by themselves', () => {
    const split = [row('A', 0.1, 'x'), row('A', 0.2, 'y'), row('B', 0.25, 'x')];
    expect(passedBars('stack_bar', split, { side: 'above', value: 0.25 })).toEqual([
      { label: 'A', value: 0.3 },
    ]);
    expect(passedBars('stack_bar', split, { side: 'above', value: 0.3 })).toEqual([]);
    expect(passedBars('bar', split, { side: 'above', value: 0.15 })).toEqual([
      { label: 'B, x', value: 0.25 },
      { label: 'A, y', value: 0.2 },
    ]);
  });

  it('says how many', () => {
    expect(passedWords(0, 'above', '5')).toBeNull();
    expect(passedWords(1, 'above', '5')).toEqual({ count: '1 value', rest: ' is above 5' });
    expect(passedWords(2, 'below', '$5')).toEqual({ count: '2 values', rest: ' are below $5' });
  });
});
