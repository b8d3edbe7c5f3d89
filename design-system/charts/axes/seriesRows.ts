import type { ReadingRow } from './ChartTarget.ts';
import { valueWords } from './gapWords.ts';
import type { ChartFormats, ChartSeries } from './PointAxis.ts';

/** Series that stand on each other or side by side, as a place of them is read. */
interface Read extends Pick<ChartFormats, 'formatValue'> {
  series: readonly ChartSeries[];
  arrangement?: 'stacked' | 'grouped';
  totalName?: string;
}

/** What a place says of each series, and their total where they stand on each other; `isMarked` with their hues. */
export function seriesRows(
  chart: Read,
  total: number | null | undefined,
  place: number,
  isMarked = true,
): ReadingRow[] {
  const { series, arrangement, totalName = 'Total', formatValue } = chart;
  const rows: ReadingRow[] = series.map(({ name, color, values }) => ({
    name,
    figure: valueWords(values[place], formatValue),
    ...(isMarked ? { swatch: color } : {}),
  }));
  if (arrangement !== 'grouped' && series.length > 1)
    rows.push({ name: totalName, figure: valueWords(total, formatValue), weight: 'total' });
  return rows;
}
