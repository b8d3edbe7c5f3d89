import type { TvdMember } from '../tvdQueries.ts';

/** Columns that one picture holds; more stand too close to be read. */
export const MOST_COLUMNS = 40;

/** The rows of the chart in their order, the largest where there are too many; what was left out is counted. */
export function columnRows(members: readonly TvdMember[]): { rows: readonly TvdMember[]; left: number } {
  const some = members.filter(({ target, forecast }) => target !== null || (forecast ?? 0) !== 0);
  if (some.length <= MOST_COLUMNS) return { rows: some, left: 0 };
  const size = ({ target, forecast }: TvdMember) => Math.max(target ?? 0, forecast ?? 0);
  const kept = new Set(
    some
      .toSorted((a, b) => size(b) - size(a))
      .slice(0, MOST_COLUMNS)
      .map(({ id }) => id),
  );
  return { rows: some.filter(({ id }) => kept.has(id)), left: some.length - MOST_COLUMNS };
}

/** What stands below a column: the code of a row that has one, else its name. */
export const columnLabel = ({ id, name }: TvdMember, byCode: boolean): string =>
  byCode && id !== 0 ? (name.split(' ')[0] ?? name) : name;
