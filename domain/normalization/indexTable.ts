import { toDecimal } from '#domain/money';
import { readPeriod, toMonth } from './periods.ts';

/** What a table of indices is about, and what its rows are distinguished by (docs/product/normalization.md). */
export const INDEX_KINDS = {
  location: { label: 'Location', key: 'City' },
  time: { label: 'Time', key: 'Year or month' },
  custom: { label: 'Custom', key: 'Value' },
} as const;

/** What a table of indices is about. */
export type IndexKind = keyof typeof INDEX_KINDS;

/** One index: a city, a year (`2026`) or month (`2026-03`), or a name; for all costs, or for one code and those below it. */
export interface IndexRow {
  key: string;
  /** A code such as `03` or `B20`; null for all costs. */
  code: string | null;
  /** Above zero; only its ratio to other rows of the table counts. */
  value: number;
}

/** A named table of indices. */
export interface IndexTable {
  id: number;
  name: string;
  kind: IndexKind;
  rows: readonly IndexRow[];
}

/** Limits of a table. */
export const INDEX_LIMITS = { rows: 10_000, key: 100, code: 40, value: 1_000_000_000, decimals: 6 } as const;

/** What is wrong with one row; `row` counts from 0. */
export interface IndexRowProblem {
  row: number;
  field: keyof IndexRow;
  problem: string;
}

/** The key as keys are compared: without outer spaces, in lower case. */
export const sameKey = (key: string): string => key.trim().toLowerCase();

/** The code as codes are compared: without spaces, dots and dashes, in capitals. */
export const plainCode = (code: string | null): string => (code ?? '').replace(/[\s.-]+/g, '').toUpperCase();

function keyProblem(kind: IndexKind, key: string): string | null {
  if (key.trim() === '') return `${INDEX_KINDS[kind].key} is missing. Fill it in, or delete the row.`;
  if (key.trim().length > INDEX_LIMITS.key) return `At most ${INDEX_LIMITS.key} characters.`;
  if (kind === 'time' && readPeriod(key) === null)
    return `"${key.trim()}" is not a year or month. Write it like 2026 or 2026-03.`;
  return null;
}

function valueProblem(value: number): string | null {
  if (!Number.isFinite(value)) return 'An index is a number, for example 1.08.';
  if (value <= 0) return 'An index is above zero: costs are divided by it.';
  if (value > INDEX_LIMITS.value) return 'An index goes up to 1,000,000,000. Check for a slipped digit.';
  return toDecimal(value).round(INDEX_LIMITS.decimals).eq(value)
    ? null
    : `An index has at most ${INDEX_LIMITS.decimals} decimals. Round it.`;
}

/** What is wrong with the rows of a table, in their order; nothing where it can be saved. Linear in the rows. */
export function indexRowProblems(kind: IndexKind, rows: readonly IndexRow[]): IndexRowProblem[] {
  const first = new Map<string, number>();
  return rows.flatMap(({ key, code, value }, row): IndexRowProblem[] => {
    const problems: IndexRowProblem[] = [];
    const badKey = keyProblem(kind, key);
    if (badKey) problems.push({ row, field: 'key', problem: badKey });
    if (code !== null && code.length > INDEX_LIMITS.code)
      problems.push({ row, field: 'code', problem: `At most ${INDEX_LIMITS.code} characters.` });
    const badValue = valueProblem(value);
    if (badValue) problems.push({ row, field: 'value', problem: badValue });
    const period = kind === 'time' ? readPeriod(key) : null;
    const identity = `${period ?? sameKey(key)}\n${plainCode(code)}`;
    const before = first.get(identity);
    if (before === undefined) first.set(identity, row);
    else if (!badKey)
      problems.push({ row, field: 'key', problem: `The same as row ${before + 1}. Keep one of the two.` });
    return problems;
  });
}

/** A stretch of months or years that a time table leaves out; values inside are interpolated. */
export interface IndexHole {
  after: string;
  before: string;
  code: string | null;
}

/** The holes of a time table, oldest first: gaps longer than one step of its finer rows. */
export function findHoles(rows: readonly IndexRow[]): IndexHole[] {
  const byCode = new Map<string, { code: string | null; months: { key: string; month: number }[] }>();
  for (const { key, code } of rows) {
    const period = readPeriod(key);
    if (period === null) continue;
    const group = byCode.get(plainCode(code)) ?? { code, months: [] };
    group.months.push({ key: period, month: toMonth(period) });
    byCode.set(plainCode(code), group);
  }
  return [...byCode.values()].flatMap(({ code, months }) => {
    const step = months.some(({ key }) => key.length > 4) ? 1 : 12;
    const sorted = months.toSorted((a, b) => a.month - b.month);
    return sorted.slice(1).flatMap((next, at): IndexHole[] => {
      const last = sorted[at] as (typeof sorted)[number];
      return next.month - last.month > step ? [{ after: last.key, before: next.key, code }] : [];
    });
  });
}
