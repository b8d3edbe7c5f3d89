import type { MetricAnswer } from '../dashboardQueries.ts';

type Row = MetricAnswer['data'][number];

/** A name along an axis or in the legend. */
export interface MetricName {
  id: string;
  label: string;
}

/** A metric as charts take it: values of each series by the names along the axis. */
export interface MetricSeries {
  points: MetricName[];
  series: (MetricName & { values: (number | null)[] })[];
  /** Bars and groups that are not shown. */
  left: number;
}

/** Most bars and groups of a preview, and of a chart that can still be read. */
export const PREVIEW = { bars: 5, groups: 4 } as const;
const MOST = { bars: 30, groups: 10 } as const;

/** The hue of a series by its place; after ten they repeat. */
export const hueOf = (at: number) => (at % 10) + 1;

interface Named extends MetricName {
  place: number | null;
  total: number;
}

function namesOf(
  rows: readonly Row[],
  of: (row: Row) => { id: string; label: string; place: number | null },
): Named[] {
  const names = new Map<string, Named>();
  for (const row of rows) {
    const name = of(row);
    const before = names.get(name.id);
    names.set(name.id, { ...name, total: (before?.total ?? 0) + Math.abs(row.value) });
  }
  // An order of its own holds; else the largest comes first. What has no value stands last.
  return [...names.values()].sort(
    (a, b) =>
      Number(a.id === '') - Number(b.id === '') ||
      (a.place ?? Number.MAX_SAFE_INTEGER) - (b.place ?? Number.MAX_SAFE_INTEGER) ||
      b.total - a.total ||
      a.label.localeCompare(b.label),
  );
}

/** Puts the rows of the server into series; a preview keeps to the first few bars and groups. */
export function metricSeries(
  rows: readonly Row[],
  measure: string,
  most: { bars: number; groups: number } = MOST,
): MetricSeries {
  const mains = namesOf(rows, (row) => ({ id: row.main_id, label: row.main_label, place: row.main_place }));
  const isSplit = rows.some(({ group_id }) => group_id !== null);
  const groups = isSplit
    ? namesOf(rows, (row) => ({
        id: row.group_id ?? '',
        label: row.group_label ?? '',
        place: row.group_place,
      }))
    : [{ id: 'all', label: measure }];
  const values = new Map(rows.map((row) => [`${row.main_id} | ${row.group_id ?? 'all'}`, row.value]));
  const points = mains.slice(0, most.bars).map(({ id, label }) => ({ id, label }));
  const shown = groups.slice(0, most.groups);
  return {
    points,
    series: shown.map(({ id, label }) => ({
      id,
      label,
      values: points.map((point) => values.get(`${point.id} | ${id}`) ?? null),
    })),
    left: mains.length - points.length + groups.length - shown.length,
  };
}
