import { totalsOf } from '../axes/drawable.ts';
import { valueWords } from '../axes/gapWords.ts';
import type { AxisPoint, ChartSeries } from '../axes/PointAxis.ts';
import type { ChartTable } from './ChartTable.tsx';

/** What the twin of a chart of series is made from. */
export interface SeriesTableInput {
  caption: string;
  /** Heading of the first column: what the points are. */
  pointName: string;
  points: readonly Omit<AxisPoint, 'at'>[];
  series: readonly Pick<ChartSeries, 'name' | 'values'>[];
  formatValue: (value: number) => string;
  /** Adds a column with the sum of what is finite. */
  totalName?: string;
}

/** The twin of a chart of series: one row a point, one column a series, the very values that were given. Gaps are named. */
export function seriesTable(input: SeriesTableInput): ChartTable {
  const { points, series, formatValue, totalName } = input;
  const totals = totalsOf(series, points.length);
  const cell = (value: number | null | undefined) => ({
    text: valueWords(value, formatValue),
    value: value ?? null,
  });
  return {
    caption: input.caption,
    headings: [
      { text: input.pointName },
      ...series.map(({ name }) => ({ text: name, figure: true as const })),
      ...(totalName === undefined ? [] : [{ text: totalName, figure: true as const }]),
    ],
    rows: points.map((point, place) => ({
      id: point.id,
      head: point.detail === undefined ? point.label : `${point.label}, ${point.detail}`,
      cells: [
        ...series.map(({ values }) => cell(values[place])),
        ...(totalName === undefined ? [] : [cell(totals[place])]),
      ],
    })),
  };
}
