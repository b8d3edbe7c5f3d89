import { describe, expect, it } from 'vitest';
import {
  basisOf,
  changesOf,
  evenDecimals,
  factsOf,
  growthOf,
  seriesOf,
  toDraftRows,
  toIndexRows,
} from './indexRows.ts';

const years = [
  { key: '2024', code: null, value: 130 },
  { key: '2025', code: null, value: 134.6 },
  { key: '2026', code: null, value: 139.3 },
];

describe('rows of an index', () => {
  it('go to the grid and back', () => {
    const rows = [...years, { key: '2026', code: '03', value: 150 }];
    expect(toIndexRows(toDraftRows(rows))).toEqual(rows);
    expect(toIndexRows([{ id: 'a', key: 'x', code: ' ', value: null }])).toEqual([
      { key: 'x', code: null, value: 0 },
    ]);
  });

  it('have one number of decimals', () => {
    const said = (...values: (number | null)[]) => {
      const rows = values.map((value, at) => ({ id: `${at}`, key: '', code: '', value }));
      const text = evenDecimals(rows);
      return values.flatMap((value) => (value === null ? [] : [text(value)]));
    };
    expect(said(1.3, 1.35, null, 1)).toEqual(['1.30', '1.35', '1.00']);
    expect(said(130, 1000)).toEqual(['130', '1,000']);
  });

  it('are summed up in a line', () => {
    const facts = { row_count: 1, first_key: 'Boston', last_key: 'Boston' };
    expect(factsOf({ kind: 'location', ...facts })).toBe('1 city');
    expect(factsOf({ kind: 'custom', ...facts, row_count: 4 })).toBe('4 values');
    expect(factsOf({ kind: 'time', row_count: 3, first_key: '2024', last_key: '2026' })).toBe('2024 to 2026');
    expect(basisOf('time', years)).toBe('2024 = 130');
    expect(basisOf('location', years)).toBeNull();
  });

  it('go on one year beyond the last, marked', () => {
    const points = seriesOf([...years, { key: '2026', code: '03', value: 1 }]);
    expect(points.map(({ key, isExtrapolated }) => [key, isExtrapolated])).toEqual([
      ['2024', false],
      ['2025', false],
      ['2026', false],
      ['2027', true],
    ]);
    expect(points[3]?.value).toBeCloseTo(144.16, 2);
    expect(growthOf(points)).toMatchObject({ since: '2024' });
    expect(growthOf(points)?.year).toBeCloseTo(3.49, 2);
    expect(growthOf(seriesOf(years.slice(0, 1)))).toBeNull();
  });

  it('change from one period to the next of the same code', () => {
    const rows = toDraftRows([...years.toReversed(), { key: '2026', code: '03', value: 150 }]);
    const changes = changesOf(rows);
    expect(changes.get('row-0')).toBeCloseTo(3.49, 2);
    expect(changes.get('row-1')).toBeCloseTo(3.54, 2);
    expect([changes.has('row-2'), changes.has('row-3')]).toEqual([false, false]);
  });
});
