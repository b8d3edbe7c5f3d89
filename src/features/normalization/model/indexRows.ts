import { formatNumber } from '#domain/money';
import { type IndexKind, type IndexRow, readPeriod, readTimeIndex } from '#domain/normalization';
import * as t from '../texts.ts';

/** A row while it is edited; the id stays with it. A value that was emptied is null. */
export interface DraftRow {
  id: string;
  key: string;
  code: string;
  value: number | null;
}

/** Rows as the grid edits them. */
export const toDraftRows = (rows: readonly IndexRow[]): DraftRow[] =>
  rows.map(({ key, code, value }, at) => ({ id: `row-${at}`, key, code: code ?? '', value }));

/** Rows as the rules and the server take them; an emptied value is refused as no index. */
export const toIndexRows = (rows: readonly DraftRow[]): IndexRow[] =>
  rows.map(({ key, code, value }) => ({ key, code: code.trim() || null, value: value ?? 0 }));

/** A row that nobody has filled in yet. */
export const blankRow = (): DraftRow => ({ id: crypto.randomUUID(), key: '', code: '', value: null });

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

/** Says the values of a column with as many decimals as the one that has most: `1.30` beside `1.35`. */
export function evenDecimals(rows: readonly DraftRow[]): (value: number) => string {
  const most = rows.reduce((found, { value }) => Math.max(found, decimalsOf(formatNumber(value))), 0);
  return (value) => {
    const text = formatNumber(value);
    const has = decimalsOf(text);
    return `${text}${has === 0 && most > 0 ? '.' : ''}${'0'.repeat(most - has)}`;
  };
}

const plurals: Readonly<Record<IndexKind, [string, string]>> = {
  location: ['city', 'cities'],
  time: ['row', 'rows'],
  custom: ['value', 'values'],
};

/** `10 cities`, `2018 to 2026`. */
export function factsOf({
  kind,
  row_count: count,
  first_key: first,
  last_key: last,
}: {
  kind: IndexKind;
  row_count: number;
  first_key: string | null;
  last_key: string | null;
}): string {
  if (kind === 'time' && first !== null && last !== null && count > 1) return t.firstToLast(first, last);
  return `${count.toLocaleString('en-US')} ${plurals[kind][count === 1 ? 0 : 1]}`;
}

/** `2018 = 100`; null where an index is measured against no row. */
export function basisOf(kind: IndexKind, rows: readonly IndexRow[]): string | null {
  const [first] = rows;
  return kind === 'time' && first ? `${first.key} = ${first.value}` : null;
}

/** One point of a series by time. */
export interface IndexPoint {
  key: string;
  /** UTC milliseconds. */
  at: number;
  value: number;
  isExtrapolated: boolean;
}

const moment = (key: string) =>
  Date.UTC(Number(key.slice(0, 4)), key.length > 4 ? Number(key.slice(5)) - 1 : 0);

/** What a time table says for all costs, oldest first, and one year beyond its last row where its growth can go on. */
export function seriesOf(rows: readonly IndexRow[]): IndexPoint[] {
  const own = rows
    .filter(({ code, key, value }) => code === null && readPeriod(key) !== null && value > 0)
    .map(({ key, value }) => ({ key: readPeriod(key) ?? key, value }))
    .sort((a, b) => moment(a.key) - moment(b.key));
  const points = own.map(({ key, value }) => ({ key, at: moment(key), value, isExtrapolated: false }));
  const last = points.at(-1);
  if (!last) return points;
  const year = String(Number(last.key.slice(0, 4)) + 1);
  const next = last.key.length > 4 ? `${year}${last.key.slice(4)}` : year;
  const beyond = readTimeIndex(
    own.map((row) => ({ ...row, code: null })),
    next,
  );
  return beyond?.basis === 'extrapolated'
    ? [...points, { key: next, at: moment(next), value: beyond.value, isExtrapolated: true }]
    : points;
}

/** Growth in percent since the first point, and over the last year; null without two points. */
export function growthOf(
  points: readonly IndexPoint[],
): { since: string; all: number; year: number | null } | null {
  const stated = points.filter(({ isExtrapolated }) => !isExtrapolated);
  const [first, last] = [stated[0], stated.at(-1)];
  if (!first || !last || first === last) return null;
  const before = readTimeIndex(
    stated.map(({ key, value }) => ({ key, value, code: null })),
    last.key.length > 4
      ? `${Number(last.key.slice(0, 4)) - 1}${last.key.slice(4)}`
      : String(Number(last.key) - 1),
  );
  const growth = (from: number) => (last.value / from - 1) * 100;
  return {
    since: first.key,
    all: growth(first.value),
    year: before && before.basis !== 'extrapolated' ? growth(before.value) : null,
  };
}

/** Change of each row of a time table against the period before it with the same code, in percent, by row id. */
export function changesOf(rows: readonly DraftRow[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  const changes = new Map<string, number>();
  const ordered = rows
    .flatMap((row) => {
      const period = readPeriod(row.key);
      return period === null || row.value === null ? [] : [{ ...row, value: row.value, at: moment(period) }];
    })
    .sort((a, b) => a.at - b.at);
  for (const { id, code, value } of ordered) {
    const before = last.get(code);
    if (before !== undefined && before > 0) changes.set(id, (value / before - 1) * 100);
    last.set(code, value);
  }
  return changes;
}
