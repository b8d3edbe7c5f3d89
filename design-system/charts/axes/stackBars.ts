import type { ChartSeries } from './PointAxis.ts';

/** A piece of a column: of which place on the axis, and from where to where in the chart's unit. */
export interface BarPiece {
  place: number;
  from: number;
  to: number;
}

/** Columns as pieces by series, and where each column ends above and below zero. */
export interface StackedBars {
  pieces: readonly (readonly BarPiece[])[];
  /** Sum of the finite values of a place; null where there are none. */
  totals: readonly (number | null)[];
  highs: readonly number[];
  lows: readonly number[];
}

/** Puts values on top of each other, negatives below zero; or side by side, each from zero. Gaps take no room. */
export function stackBars(
  series: readonly Pick<ChartSeries, 'values'>[],
  places: number,
  arrangement: 'stacked' | 'grouped',
): StackedBars {
  const highs = Array.from({ length: places }, () => 0);
  const lows = Array.from({ length: places }, () => 0);
  const totals = Array.from({ length: places }, (): number | null => null);
  const pieces = series.map(({ values }) =>
    values.slice(0, places).flatMap((value, place): BarPiece[] => {
      if (typeof value !== 'number' || !Number.isFinite(value)) return [];
      totals[place] = (totals[place] ?? 0) + value;
      const ends = value < 0 ? lows : highs;
      const from = arrangement === 'stacked' ? (ends[place] ?? 0) : 0;
      const to = from + value;
      ends[place] = value < 0 ? Math.min(ends[place] ?? 0, to) : Math.max(ends[place] ?? 0, to);
      return [{ place, from, to }];
    }),
  );
  return { pieces, totals, highs, lows };
}
