import type { IndexRow } from './indexTable.ts';
import { readPeriod, toMonth } from './periods.ts';

/** Where a value comes from: a row of the table, between two rows, or beyond the first or last. */
export type IndexBasis = 'stated' | 'interpolated' | 'extrapolated';

/** An index read from a table. */
export interface IndexReading {
  key: string;
  value: number;
  basis: IndexBasis;
}

/** Farthest beyond the first or last row that a table is carried on, in months. */
export const EXTRAPOLATION_MONTHS = 120;

type Point = { month: number; value: number };
const byMonth = (a: Point, b: Point): number => a.month - b.month;

const isByYear = (rows: readonly IndexRow[]): boolean =>
  rows.every(({ key }) => (readPeriod(key) ?? '').length <= 4);

/**
 * The rows on the axis of months. In a table by year each year is one point; beside months, the row of a year holds for
 * each of its months that has no row of its own.
 */
function toPoints(rows: readonly IndexRow[]): Point[] {
  const points = new Map<number, number>();
  const length = isByYear(rows) ? 1 : 12;
  for (const { key, value } of rows) {
    const period = readPeriod(key);
    if (period === null || period.length > 4) continue;
    for (let month = 0; month < length; month += 1) points.set(toMonth(period) + month, value);
  }
  for (const { key, value } of rows) {
    const period = readPeriod(key);
    if (period !== null && period.length > 4) points.set(toMonth(period), value);
  }
  return [...points].map(([month, value]) => ({ month, value })).sort(byMonth);
}

function between(points: readonly Point[], month: number): number {
  let low = 0;
  let high = points.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((points[middle] as Point).month <= month) low = middle;
    else high = middle;
  }
  const a = points[low] as Point;
  const b = points[high] as Point;
  return a.month === b.month
    ? a.value
    : a.value + ((b.value - a.value) * (month - a.month)) / (b.month - a.month);
}

/** Carries the growth of the table's outermost year on, compounding by the month; null where that is too far or there is one point. */
function beyond(points: readonly Point[], month: number): number | null {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  const edge = month > last.month ? last : first;
  const inner = Math.min(
    Math.max(edge === last ? edge.month - 12 : edge.month + 12, first.month),
    last.month,
  );
  if (inner === edge.month || Math.abs(month - edge.month) > EXTRAPOLATION_MONTHS) return null;
  const growth = (edge.value / between(points, inner)) ** (1 / (edge.month - inner));
  return edge.value * growth ** (month - edge.month);
}

/**
 * The index of a year (`2026`) or month (`2026-03`); a table by year holds for each month of a year. Between two rows it lies on the straight line between them; beyond
 * the first or last the growth of the outermost year goes on. A year of a table by month is the mean of its months.
 * Null where there is nothing to read it from.
 */
export function readTimeIndex(rows: readonly IndexRow[], period: string): IndexReading | null {
  const key = readPeriod(period);
  const points = toPoints(rows);
  if (key === null || points.length === 0) return null;
  if (key.length === 4) {
    const own = rows.find((row) => readPeriod(row.key) === key);
    if (own) return { key, value: own.value, basis: 'stated' };
  }
  if (isByYear(rows)) {
    const reading = readMonth(points, toMonth(key.slice(0, 4)));
    return reading && { key, ...reading };
  }
  const months = key.length === 4 ? Array.from({ length: 12 }, (_, at) => toMonth(key) + at) : [toMonth(key)];
  const readings = months.map((month) => readMonth(points, month));
  if (readings.some((reading) => reading === null)) return null;
  const read = readings.filter((reading) => reading !== null);
  const value = read.reduce((sum, one) => sum + one.value, 0) / read.length;
  const has = (basis: IndexBasis) => read.some((one) => one.basis === basis);
  return {
    key,
    value,
    basis: has('extrapolated') ? 'extrapolated' : has('interpolated') ? 'interpolated' : 'stated',
  };
}

function readMonth(points: readonly Point[], month: number): Omit<IndexReading, 'key'> | null {
  const first = points[0] as Point;
  const last = points.at(-1) as Point;
  if (month < first.month || month > last.month) {
    const value = beyond(points, month);
    return value === null ? null : { value, basis: 'extrapolated' };
  }
  const value = between(points, month);
  return { value, basis: points.some((point) => point.month === month) ? 'stated' : 'interpolated' };
}
