import type { MetricAnswer } from '../dashboardQueries.ts';
import { type MetricName, metricSeries } from './metricSeries.ts';

/** What stands along an axis, with its figures. */
export interface FigureRow extends MetricName {
  /** By group, where there are groups. */
  values: readonly (number | null)[];
  /** In groups that have no column. */
  others: number | null;
  total: number;
  /** Percent of all; nothing where some of it is negative, or there is nothing. */
  share: number | null;
  /** How many rows are behind it. */
  count: number | null;
}

/** The figures of a metric as rows, and their sums. */
export interface MetricFigures {
  groups: readonly MetricName[];
  hasOthers: boolean;
  rows: readonly FigureRow[];
  sums: Omit<FigureRow, keyof MetricName>;
}

type Rows = MetricAnswer['data'];

const add = (values: readonly (number | null | undefined)[]): number | null => {
  const known = values.filter((value) => typeof value === 'number');
  // Dollars have cents: added as whole ones.
  return known.length === 0
    ? null
    : Math.round(known.reduce((sum, value) => sum + Math.round(value * 100), 0)) / 100;
};

/** Puts the answer of a metric into rows with at most `most` groups; `counts` says how many there are of each. */
export function metricFigures(data: Rows, counts: Rows | undefined, most: number): MetricFigures {
  const { points, series } = metricSeries(data, '', { bars: data.length, groups: data.length });
  const isSplit = data.some(({ group_id: group }) => group !== null);
  const groups = isSplit ? series.slice(0, most) : [];
  const others = isSplit ? series.slice(most) : [];
  const countOf = new Map<string, number>();
  for (const { main_id: id, value } of counts ?? []) countOf.set(id, (countOf.get(id) ?? 0) + value);
  const bare = points.map(({ id, label }, at) => ({
    id,
    label,
    values: groups.map(({ values }) => values[at] ?? null),
    others: add(others.map(({ values }) => values[at])),
    total: add(series.map(({ values }) => values[at])) ?? 0,
    count: counts ? (countOf.get(id) ?? 0) : null,
  }));
  const total = add(bare.map((row) => row.total)) ?? 0;
  const isWhole = total > 0 && bare.every((row) => row.total >= 0);
  return {
    groups: groups.map(({ id, label }) => ({ id, label })),
    hasOthers: others.length > 0,
    rows: bare.map((row) => ({ ...row, share: isWhole ? (row.total / total) * 100 : null })),
    sums: {
      values: groups.map(({ values }) => add(values)),
      others: add(bare.map((row) => row.others)),
      total,
      share: isWhole ? 100 : null,
      count: counts ? add(bare.map(({ count }) => count)) : null,
    },
  };
}

/** The two names that most of a metric lies in, and how much; nothing where that says nothing, or shares cannot be told. */
export function mostOf({
  rows,
  sums,
}: MetricFigures): { names: [string, string]; share: number } | undefined {
  if (sums.share === null || rows.length < 3) return undefined;
  const [first, second] = rows.toSorted((a, b) => b.total - a.total);
  return first && second && second.total > 0
    ? { names: [first.label, second.label], share: (first.share ?? 0) + (second.share ?? 0) }
    : undefined;
}
