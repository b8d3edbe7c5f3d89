import { describe, expect, it } from 'vitest';
import {
  checkIndex,
  type IndexKind,
  type IndexRow,
  readIndexTable,
  tidyRows,
  writeIndexTable,
} from './index.ts';

const row = (key: string, value: number, code: string | null = null): IndexRow => ({ key, value, code });
const check = (kind: IndexKind, rows: IndexRow[], name = 'A') =>
  checkIndex(kind, { name, rows }, { today: '2026-11-01', isNew: true });

describe('a cost index', () => {
  it.each<[string, IndexKind, IndexRow[], string, string]>([
    ['no rows', 'location', [], 'rows', 'at least one row'],
    ['a zero', 'location', [row('Boston', 1.1), row('Reno', 0)], 'rows.1.value', 'above zero'],
    ['a negative index', 'time', [row('2026', -1)], 'rows.0.value', 'above zero'],
    ['an index that is not a number', 'time', [row('2026', Number.NaN)], 'rows.0.value', 'is a number'],
    ['a hole for a key', 'custom', [row(' ', 1)], 'rows.0.key', 'is missing'],
    ['a city twice', 'location', [row('Boston', 1), row(' boston', 2)], 'rows.1.key', 'same as row 1'],
    ['a month twice', 'time', [row('2026-03', 1), row('3/1/2026', 2)], 'rows.1.key', 'same as row 1'],
    ['a time that is no time', 'time', [row('Q1 26', 1)], 'rows.0.key', 'not a year or month'],
    ['seven decimals', 'custom', [row('A', 1.1234567)], 'rows.0.value', 'at most 6 decimals'],
  ])('refuses %s', (_what, kind, rows, field, words) => {
    const errors = check(kind, rows);
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.join(' ')).toContain(words);
  });

  it('needs a name, and says at most fifty problems of rows at once', () => {
    expect(Object.keys(check('location', [row('Boston', 1)], ' '))).toEqual(['name']);
    const rows = Array.from({ length: 10_000 }, (_, at) => row(`City ${at}`, 0));
    expect(Object.keys(check('location', rows))).toHaveLength(50);
    expect(check('location', [...rows, row('One more', 1)])['rows']?.join()).toContain('10,000');
  });

  it('takes one that a code tells apart, and keeps periods in one way and order', () => {
    expect(check('location', [row('Boston', 1.1), row('Boston', 1.2, '03')])).toEqual({});
    expect(tidyRows('time', [row('3/1/2026', 2), row(' 2025 ', 1, ' ')])).toEqual([
      row('2025', 1),
      row('2026-03', 2),
    ]);
    expect(tidyRows('location', [row(' Reno ', 1), row('Boston', 2)])).toEqual([
      row('Reno', 1),
      row('Boston', 2),
    ]);
  });

  it('reads back what it writes', () => {
    const rows = [row('Portland, OR', 1.02), row('Portland, OR', 1.1, '03 30'), row('Boston', 1.14)];
    const text = writeIndexTable('location', 'City, all', rows);
    expect(readIndexTable('location', text)).toEqual({ rows, problems: [], heading: 'City, all' });
  });
});
