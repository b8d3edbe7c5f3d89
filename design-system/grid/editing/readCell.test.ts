import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellType, CellValue } from './cellTypes.ts';
import { readCell } from './readCell.ts';
import { readFigure } from './readFigure.ts';
import { writeCell } from './writeCell.ts';

const money: CellType = { type: 'money' };
const options = [
  { value: '1', label: 'Pending' },
  { value: '2', label: 'Approved' },
  { value: '7', label: 'Glass, framed' },
  { value: '8', label: 'Twin' },
  { value: '9', label: 'twin ' },
];
const choice: CellType = { type: 'choice', options };
const choices: CellType = { type: 'choices', options };
const area: CellType = { type: 'area', units: ['GSF', 'SQM'] };
const read = (text: string, type: CellType, hints = {}) => readCell(text, type, hints).value;
const problem = (text: string, type: CellType, hints = {}) => readCell(text, type, hints).problem;

describe('a figure', () => {
  it.each([
    ['(1,234.50)', -1234.5],
    ['$ 1,234.50', 1234.5],
    ['($1,234)', -1234],
    ['-$45', -45],
    ['$-45', -45],
    ['1.234,56', 1234.56],
    ['1.234.567', 1234567],
    ['1.234.567,8', 1234567.8],
    ['1,234', 1234],
    ['1.234', 1.234],
    ['12,5', 12.5],
    ['0,125', 0.125],
    ['1 234,56', 1234.56],
    ['1\u00a0234\u202f567,8', 1234567.8],
    [`1'234.50`, 1234.5],
    ['1234-', -1234],
    ['\u22121,234', -1234],
    ['€ 1.234,50', 1234.5],
    ['1.234,50 €', 1234.5],
    ['USD 1,000', 1000],
    ['1.2E+05', 120000],
    ['\u200f\u0661\u0662\u066c\u0663\u0664\u0665\u066b\u0665', 12345.5],
    ['\u202a-5\u202c', -5],
    ['.5', 0.5],
    ['5.', 5],
    ['(0)', 0],
    ['-0', 0],
    [' $ -   ', 0],
  ])('%s reads as %d', (text, value) => {
    expect(readFigure(text)?.value).toBe(value);
  });
  it.each([
    'abc',
    '1.2.3',
    '1,23,456',
    '--5',
    '(-5)',
    '(5',
    '$',
    '.',
    'NaN',
    'Infinity',
    '-Infinity',
    '1 2',
    '12x',
    '1e400',
    '99999999999999',
    '1/2',
  ])('%s is none', (text) => {
    expect(readFigure(text)).toBeUndefined();
  });
  it('is none where the cell is empty or holds a dash', () => {
    expect([readFigure(' '), readFigure('-')]).toEqual([null, null]);
  });
});

describe('numbers in cells', () => {
  it('that are too large say so', () => {
    expect(problem('(99,999,999,999,999)', money)).toBe(
      '"(99,999,999,999,999)" is too large. Type a smaller number.',
    );
  });
  it('keeps percent and amounts apart', () => {
    expect(read('12 %', { type: 'percent' })).toBe(12);
    expect(read('12', { type: 'percent' })).toBe(12);
    expect(read('(2.5)%', { type: 'percent' })).toBe(-2.5);
    expect(problem('12 %', money)).toMatch(/percentage/);
  });
  it('holds decimals and limits', () => {
    expect(problem('1.234', money)).toBe('Use at most 2 decimals.');
    expect(read('1.2300', money)).toBe(1.23);
    expect(problem('1.5', { type: 'number', decimals: 0 })).toBe('Use a whole number.');
    expect(problem('-1', { type: 'money', minimum: 0 })).toBe('It must not be negative.');
    expect(problem('6', { type: 'number', minimum: 1, maximum: 5 })).toBe('It must be at most 5.');
    expect(readCell('-1', { type: 'money', minimum: 0 }, { name: 'Dollar Value' }).problem).toBe(
      'Dollar Value must not be negative.',
    );
    expect(problem('0', { type: 'number', minimum: 1 })).toBe('It must be at least 1.');
  });
  it('takes the figure behind a rounded display, and only that', () => {
    expect(read('1.2', { type: 'number' }, { raw: 1.2345 })).toBe(1.2345);
    expect(read('12%', { type: 'percent' }, { raw: 0.1225 })).toBe(12.25);
    expect(read('1.2', { type: 'number' }, { raw: 99 })).toBe(1.2);
    expect(read('1.3K', { type: 'number' }, { raw: 1290 })).toBe(1290);
    expect(read('1.2', { type: 'number' }, { raw: Number.NaN })).toBe(1.2);
  });
  it('says what is wrong with an error of a sheet', () => {
    expect(problem('#REF!', money)).toMatch(/error of the sheet/);
    expect(problem('#DIV/0!', { type: 'date' })).toMatch(/error of the sheet/);
    expect(read('#REF!', { type: 'text' })).toBe('#REF!');
  });
});

describe('days', () => {
  it.each([
    ['2026-01-02', '2026-01-02'],
    ['1/2/2026', '2026-01-02'],
    ['2 Jan 2026', '2026-01-02'],
    ['Jan 2, 2026', '2026-01-02'],
    ['2-Jan-26', '2026-01-02'],
    ['Friday, January 2, 2026', '2026-01-02'],
    ['2026-01-02T00:00:00Z', '2026-01-02'],
    ['1/2/2026 12:00 AM', '2026-01-02'],
    ['\u200e1/2/2026', '2026-01-02'],
  ])('%s', (text, day) => {
    expect(read(text, { type: 'date' })).toBe(day);
  });
  it('completes a year only when it knows the present day', () => {
    expect(read('1/2', { type: 'date' }, { today: '2027-05-01' })).toBe('2027-01-02');
    expect(problem('1/2', { type: 'date' })).toMatch(/not a date/);
    expect(problem('Jan 2', { type: 'date' })).toMatch(/not a date/);
  });
  it('refuses what is no day, another order, or outside the limits', () => {
    expect(problem('2/30/2026', { type: 'date' })).toMatch(/not a date/);
    expect(problem('20/11/2026', { type: 'date' })).toMatch(/not a date/);
    expect(problem('1/2/2026', { type: 'date', minimum: '2026-02-01' })).toBe(
      'Choose Feb 01, 2026 or later.',
    );
    expect(problem('1/2/2027', { type: 'date', maximum: '2026-02-01' })).toBe(
      'Choose Feb 01, 2026 or earlier.',
    );
  });
  it('falls back on the serial number of a sheet', () => {
    expect(read('Week 1', { type: 'date' }, { raw: 46024 })).toBe('2026-01-02');
  });
});

describe('options', () => {
  it('are found by name or id', () => {
    expect(read('  approved ', choice)).toBe('2');
    expect(read('2', choice)).toBe('2');
    expect(read('-', choice)).toBeNull();
    const codes = [{ value: '31', label: 'B2020 Exterior Windows', code: 'B2020' }];
    expect(read('b2020', { type: 'choice', options: codes })).toBe('31');
  });
  it('mark what is unknown or means two', () => {
    expect(problem('3.5', { ...choice, refusal: 'Use 1 to 5' })).toBe('Use 1 to 5');
    expect(problem('Aproved', choice)).toBe('"Aproved" is not among the options. Choose one from the list.');
    expect(problem('Twin', choice)).toMatch(/names 2 options/);
    const permits = { value: '8', label: 'Permitting and Regulatory' };
    const named: CellType = {
      type: 'choice',
      options: [...options, permits, { value: '9', label: 'Site Permitting' }],
    };
    expect(read('regulatory', named)).toBe('8');
    expect(read('Permitting and', named)).toBe('8');
    for (const text of ['Regulat', 'Permitting', 'and Permitting'])
      expect(problem(text, named)).toMatch(/not among/);
    const many = Array.from({ length: 200 }, (_, at) => ({ value: `m${at}`, label: `Member ${at}` }));
    expect(problem('Regulatory', { type: 'choice', options: [...many, permits] })).toMatch(/not among/);
  });
  it('come several at once', () => {
    expect(read('Pending, approved; 1', choices)).toEqual(['1', '2']);
    expect(read('Glass, framed', choices)).toEqual(['7']);
    expect(read('"Glass, framed", Pending', choices)).toEqual(['7', '1']);
    expect(problem('Pending, Foo', choices)).toMatch(/"Foo"/);
    expect(read('', choices)).toEqual([]);
  });
});

describe('other cells', () => {
  it('ticks boxes', () => {
    expect(['TRUE', 'yes', 'x', '1'].map((text) => read(text, { type: 'checkbox' }))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['false', 'No', '0', ''].map((text) => read(text, { type: 'checkbox' }))).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(problem('maybe', { type: 'checkbox' })).toMatch(/neither/);
  });
  it('reads areas with and without a unit', () => {
    expect(read('1,200 sqm', area)).toEqual({ value: 1200, unit: 'SQM' });
    expect(read('1,200', area)).toEqual({ value: 1200, unit: 'GSF' });
    expect(read('5', area, { unit: 'SQM' })).toEqual({ value: 5, unit: 'SQM' });
    expect(problem('5 acres', area)).toBe('"acres" is not a unit here. Use GSF, SQM.');
    expect(problem('big', area)).toMatch(/not an area/);
    expect(problem('-5', area)).toBe('It must not be negative.');
  });
  it('keeps texts, on one line unless they may have several', () => {
    expect(read('a\r\nb', { type: 'text' })).toBe('a b');
    expect(read('a\r\nb\0', { type: 'text', multiline: true })).toBe('a\nb');
    expect(read('  =SUM(A1) ', { type: 'text' })).toBe('  =SUM(A1) ');
    expect(read('\u05e9\u05dc\u05d5\u05dd', { type: 'text' })).toBe('\u05e9\u05dc\u05d5\u05dd');
  });
  it('says how long a text may be', () => {
    expect(problem('x'.repeat(10_000), { type: 'text' })).toBe(
      'It has 10,000 characters; at most 5,000 fit. Shorten it.',
    );
  });
});

const day = fc
  .date({ min: new Date('1901-01-01'), max: new Date('2190-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const cents = fc.integer({ min: -1e11, max: 1e11 }).map((value) => value / 100);
const typed = (type: CellType, value: fc.Arbitrary<CellValue>) => value.map((one) => ({ type, value: one }));

it('reads back whatever it writes', () => {
  const cell = fc.oneof(
    typed({ type: 'money' }, cents),
    typed(
      { type: 'number' },
      fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 1e4),
    ),
    typed({ type: 'percent' }, cents),
    typed({ type: 'date' }, day),
    typed(
      { type: 'text', multiline: true },
      fc.string().map((text) => text.replaceAll(/[\0\r]/g, '')),
    ),
    typed({ type: 'choice', options: options.slice(0, 3) }, fc.constantFrom('1', '2', '7')),
    typed({ type: 'choices', options: options.slice(0, 3) }, fc.uniqueArray(fc.constantFrom('1', '2', '7'))),
    typed({ type: 'checkbox' }, fc.boolean()),
    typed(area, fc.record({ value: cents.map(Math.abs), unit: fc.constantFrom('GSF', 'SQM') })),
  );
  fc.assert(
    fc.property(cell, ({ type, value }) => {
      const written = writeCell(value, type);
      const wanted = value === 0 ? 0 : value;
      expect(readCell(written, type)).toEqual({ value: wanted });
    }),
    { numRuns: 1000 },
  );
});

it('never throws and never lets NaN or Infinity in', () => {
  const types: CellType[] = [
    money,
    { type: 'percent' },
    { type: 'date' },
    choice,
    choices,
    area,
    { type: 'checkbox' },
    { type: 'text' },
  ];
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...types), (text, type) => {
      const reading = readCell(text, type);
      expect(reading.problem === undefined || reading.problem.length > 10).toBe(true);
      expect(typeof reading.value !== 'number' || Number.isFinite(reading.value)).toBe(true);
    }),
  );
});
