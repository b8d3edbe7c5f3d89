import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coefficientBetween,
  findHoles,
  INDEX_LIMITS,
  indexRowProblems,
  normalizeCost,
  guessIndexKind,
  readIndexTable,
  readPeriod,
  readTimeIndex,
  type IndexRow,
  type IndexTable,
} from './index.ts';

const rows = (values: Record<string, number>, code: string | null = null): IndexRow[] =>
  Object.entries(values).map(([key, value]) => ({ key, code, value }));
const location: IndexTable = {
  id: 1,
  name: 'City index',
  kind: 'location',
  rows: rows({ Seattle: 1.08, Boston: 1.14, Portland: 1.02, Sacramento: 1.11, Chicago: 1.17, Phoenix: 0.89 }),
};
const years = {
  2018: 100,
  2019: 105.5,
  2020: 107.4,
  2021: 109.5,
  2022: 118.5,
  2023: 125.5,
  2024: 130,
  2025: 134.6,
  2026: 139.3,
};
const time: IndexTable = { id: 2, name: 'Building cost', kind: 'time', rows: rows(years) };
const seattle = { city: 'Seattle', date: '2026' };

describe('coefficientBetween', () => {
  it.each([
    ['Portland', '2019', 128.1, 210_000, '1.3980', '179.09', '852.8'],
    ['Boston', '2021', 191.1, 245_000, '1.2052', '230.31', '940.0'],
    ['Sacramento', '2022', 137.3, 156_000, '1.1438', '157.04', '1006.7'],
    ['Chicago', '2018', 118.8, 198_000, '1.2858', '152.76', '771.5'],
    ['Phoenix', '2023', 130.7, 172_000, '1.3469', '176.04', '1023.5'],
  ])('brings %s %s to Seattle 2026', (city, date, millions, area, factor, normalized, each) => {
    const coefficient = coefficientBetween({ city, date }, seattle, { location, time });
    const cost = normalizeCost(millions * 1e6, coefficient) ?? 0;
    expect(coefficient.factor?.toFixed(4)).toBe(factor);
    expect((cost / 1e6).toFixed(2)).toBe(normalized);
    expect((cost / area).toFixed(1)).toBe(each);
    expect(coefficient.isExtrapolated).toBe(false);
  });

  it('explains each step, and the one without a table', () => {
    expect(
      coefficientBetween({ city: ' boston ', date: '2021-05-21' }, seattle, { location, time }).steps,
    ).toEqual([
      {
        kind: 'location',
        table: 'City index',
        from: { key: 'Boston', value: 1.14, basis: 'stated' },
        to: { key: 'Seattle', value: 1.08, basis: 'stated' },
        factor: 1.08 / 1.14,
      },
      {
        kind: 'time',
        table: 'Building cost',
        from: { key: '2021-05', value: 109.5, basis: 'stated' },
        to: { key: '2026', value: 139.3, basis: 'stated' },
        factor: 139.3 / 109.5,
      },
      { kind: 'custom', table: null, factor: 1 },
    ]);
  });

  it.each([
    [{ city: 'Boise', date: '2021' }, '"City index" has no row for Boise. Add one.'],
    [{ city: null, date: '2021' }, 'No city is set. Set it on the project.'],
    [{ city: 'Boston', date: '1990' }, '"Building cost" does not reach 1990. Add a row near it.'],
  ])('has no factor from %j', (from, problem) => {
    const { factor, steps } = coefficientBetween(from, seattle, { location, time });
    expect(factor).toBeNull();
    expect(steps.flatMap((step) => ('problem' in step ? [step.problem] : []))).toEqual([problem]);
    expect(normalizeCost(100, { factor })).toBeNull();
  });

  it('takes the rows of the longest code, and the rows for all costs where that has none', () => {
    const table = {
      ...location,
      rows: [...location.rows, ...rows({ Boston: 1.3, Seattle: 1.2 }, '03'), ...rows({ Boston: 2 }, '03 30')],
    };
    const factorOf = (code: string | null) =>
      coefficientBetween({ city: 'Boston', date: null }, seattle, { location: table }, code).factor;
    expect(factorOf('03 41 00')).toBe(1.2 / 1.3);
    expect(factorOf('03 30 00')).toBe(1.08 / 2);
    expect(factorOf('09 29 00')).toBe(1.08 / 1.14);
    expect(factorOf(null)).toBe(1.08 / 1.14);
  });

  it('multiplies a custom value in where both have one', () => {
    const custom: IndexTable = { id: 3, name: 'Site', kind: 'custom', rows: rows({ Open: 1, Tight: 1.05 }) };
    const between = (from: string | null, to: string | null) =>
      coefficientBetween(
        { city: 'Boston', date: '2021', custom: from },
        { ...seattle, custom: to },
        { custom },
      ).factor;
    expect(between('Open', 'Tight')).toBe(1.05);
    expect(between(null, null)).toBe(1);
    expect(between(null, 'Tight')).toBeNull();
  });

  it('there and back is one', () => {
    const cities = location.rows.map(({ key }) => key);
    const place = fc.record({
      city: fc.constantFrom(...cities),
      date: fc.integer({ min: 2015, max: 2030 }).map(String),
    });
    fc.assert(
      fc.property(place, place, (a, b) => {
        const there = coefficientBetween(a, b, { location, time }).factor ?? NaN;
        const back = coefficientBetween(b, a, { location, time }).factor ?? NaN;
        expect(there * back).toBeCloseTo(1, 10);
      }),
      { seed: 17 },
    );
  });
});

describe('readTimeIndex', () => {
  const monthly = rows({ '2026-01': 100, '2026-04': 106, '2027-01': 112 });
  it.each<[table: readonly IndexRow[], period: string, value: number, basis: string]>([
    [time.rows, '2027', 144.16, 'extrapolated'],
    [time.rows, '2026-12', 139.3, 'stated'],
    [monthly, '2026-01', 100, 'stated'],
    [monthly, '2026-02', 102, 'interpolated'],
    [monthly, '2026', 107, 'interpolated'],
    [monthly, '2028-01', 125.44, 'extrapolated'],
    [monthly, '2025-01', 89.29, 'extrapolated'],
  ])('reads case %# as it lies', (table, period, value, basis) => {
    const reading = readTimeIndex(table, period);
    expect(reading?.basis).toBe(basis);
    expect(reading?.value).toBeCloseTo(value, 1);
  });

  it('has nothing to carry on from one month, too far off, or from nothing', () => {
    expect(readTimeIndex(rows({ '2026-01': 100 }), '2026-02')).toBeNull();
    expect(readTimeIndex(monthly, '2040')).toBeNull();
    expect(readTimeIndex([], '2026')).toBeNull();
    expect(readTimeIndex(monthly, 'soon')).toBeNull();
  });
});

describe('tables', () => {
  it.each([
    ['2026', '2026'],
    [' 2026-03-01 ', '2026-03'],
    ['2026/3', '2026-03'],
    ['3/1/2026', '2026-03'],
    ['2026-13', null],
    ['26', null],
    ['March 2026', null],
  ])('reads %j as %j', (text, period) => expect(readPeriod(text)).toBe(period));

  it('names rows that cannot be kept', () => {
    const problems = indexRowProblems('time', [
      ...rows({ 2026: 1, soon: 1, '': 1 }),
      ...rows({ 2024: 0, 2025: -1, '2026 ': 2, 2027: 1.1234567, 2028: NaN, 2029: 2e9 }),
    ]);
    expect(problems.map(({ row, field }) => `${row} ${field}`)).toEqual([
      '1 key',
      '2 key',
      '3 value',
      '4 value',
      '5 value',
      '6 value',
      '7 value',
      '8 key',
    ]);
    expect(problems.find(({ problem }) => problem.startsWith('The same as row'))).toBeDefined();
    expect(indexRowProblems('location', location.rows)).toEqual([]);
  });

  it('finds holes by the finer step', () => {
    expect(findHoles(rows({ 2018: 1, 2019: 1, 2021: 1 }))).toEqual([
      { after: '2019', before: '2021', code: null },
    ]);
    expect(findHoles(rows({ '2026-01': 1, '2026-02': 1, '2026-04': 1 }))).toHaveLength(1);
  });

  it('reads a file of a public series, and pasted columns', () => {
    const file = '\uFEFFobservation_date,WPU101\r\n1926-01-01,11.400\r\n1926-02-01,11.3\r\n1926-03-01,.\r\n';
    expect(readIndexTable('time', file)).toEqual({
      rows: rows({ '1926-01': 11.4, '1926-02': 11.3 }),
      problems: [{ line: 4, problem: 'No index for 1926-03-01. It will be interpolated.' }],
      heading: 'WPU101',
    });
    const pasted = 'Seattle\t\t1.08\nBoston\t03 30\t1,140.5\nDenver\t\tn/a\nMemphis\t\t0\n\t\t1';
    expect(readIndexTable('location', pasted)).toMatchObject({
      rows: [
        { key: 'Seattle', code: null, value: 1.08 },
        { key: 'Boston', code: '03 30', value: 1140.5 },
      ],
      problems: [{ line: 3 }, { line: 4 }, { line: 5 }],
      heading: null,
    });
  });

  it.each([
    ['observation_date,WPU101\n1926-01-01,11.4\n1926-02-01,11.3', 'time'],
    ['2025\t1.02\n2026\t1.05', 'time'],
    ['City\tIndex\nSeattle\t1.08', 'location'],
    ['2026\t1.02\nBoston\t1.14', 'location'],
    ['', 'location'],
  ] as const)('takes %j for an index by %s', (text, kind) => {
    expect(guessIndexKind(text)).toBe(kind);
  });

  it('refuses too long a table before rows are made of it', () => {
    const long = Array.from({ length: INDEX_LIMITS.rows + 2 }, (_, at) => `City ${at}\t1`).join('\n');
    expect(readIndexTable('location', long)).toMatchObject({ rows: [], problems: [{ line: 1 }] });
    expect(readIndexTable('location', 'x'.repeat(1_000_001)).problems).toHaveLength(1);
    expect(readIndexTable('location', '')).toEqual({ rows: [], problems: [], heading: null });
  });
});
