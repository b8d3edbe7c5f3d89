import type { ChartTarget, ReadingRow } from '../axes/ChartTarget.ts';
import { hitRadius } from '../axes/findTarget.ts';
import { valueWords } from '../axes/gapWords.ts';
import type { Axes } from '../axes/layoutAxes.ts';
import { overlayText } from '../axes/overlayText.ts';
import type { StackedBars } from '../axes/stackBars.ts';
import type { ColumnChartProps } from './ColumnChartProps.ts';
import type { ColumnForm } from './ColumnForm.ts';

/** Where columns are read, and what they say: series as they stand, the sum, the range. */
export function columnTargets(
  chart: ColumnChartProps,
  stack: StackedBars,
  { xs, plot, band }: Axes,
  form: ColumnForm,
): ChartTarget[] {
  return chart.axis.points.flatMap((point, place) => {
    const x = xs[place] ?? 0;
    if (x < plot.left - 1 || x > plot.right + 1) return [];
    const half = Math.max(hitRadius, Math.min(band / 2, form.width / 2 + hitRadius));
    const box = { left: x - half, right: x + half, top: plot.top, bottom: plot.bottom };
    return [
      {
        id: point.id,
        title: point.label,
        ...(point.detail === undefined ? {} : { note: point.detail }),
        rows: rowsOf(chart, stack, place),
        x,
        y: (plot.top + plot.bottom) / 2,
        reach: { ...box, bottom: plot.bottom + 40 },
        anchor: box,
        under: [{ kind: 'rect', box, fill: { ink: 'hover' } }],
      },
    ];
  });
}

function rowsOf(chart: ColumnChartProps, stack: StackedBars, place: number): ReadingRow[] {
  const { series, formatValue, arrangement = 'stacked', range, target } = chart;
  const rows: ReadingRow[] = series.map(({ name, color, values }) => ({
    name,
    figure: valueWords(values[place], formatValue),
    swatch: color,
  }));
  const total = stack.totals[place];
  if (arrangement === 'stacked') {
    rows.reverse();
    if (series.length > 1)
      rows.push({
        name: chart.totalName ?? 'Total',
        figure: valueWords(total, formatValue),
        weight: 'total',
      });
  }
  if (range)
    for (const [name, end] of [
      [range.highName, range.high[place]],
      [range.lowName, range.low[place]],
    ] as const)
      if (typeof end === 'number' && Number.isFinite(end))
        rows.push({ name, figure: overlayText(end, total, range.form, formatValue) });
  if (target) rows.push({ name: target.name, figure: target.figure, swatch: 'target' });
  return rows;
}
