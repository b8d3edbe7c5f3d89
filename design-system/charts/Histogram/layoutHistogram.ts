import type { ChartScene } from '../axes/ChartScene.ts';
import type { ChartTarget } from '../axes/ChartTarget.ts';
import type { InkName } from '../axes/Ink.ts';
import { layoutPlane, type Plane } from '../axes/layoutPlane.ts';
import { placeText, type MeasureText, type PlacedText } from '../axes/PlacedText.ts';
import { separateLabels } from '../axes/separateLabels.ts';
import type { Shape } from '../axes/Shape.ts';
import { finite } from '../axes/valueScale.ts';
import { binValues, type Bin } from './binValues.ts';
import type { HistogramProps } from './HistogramProps.ts';
import { percentile } from './percentile.ts';

interface Line {
  value: number;
  text: string;
  ink: InkName;
  dash?: readonly number[];
}

/** Lays out how often values fall where; null without a finite value. Px. */
export function layoutHistogram(
  chart: HistogramProps,
  size: { width: number; height: number },
  measure: MeasureText,
): ChartScene | null {
  const sorted = finite(chart.values).sort((a, b) => a - b);
  const bins = binValues(sorted);
  const [first] = bins;
  const last = bins.at(-1);
  if (!first || !last) return null;
  const format = chart.formatShort ?? chart.formatValue;
  // A bin alone would fill the plot: it gets room to both sides.
  const aside = bins.length === 1 ? 2 * (first.to - first.from) : 0;
  const ends = chart.target && Number.isFinite(chart.target.value) ? [chart.target.value] : [];
  const plane = layoutPlane(
    {
      size,
      top: 44,
      x: {
        lowest: Math.min(first.from - aside, ...ends),
        highest: Math.max(last.to + aside, ...ends),
        room: 6,
        format,
      },
      y: {
        lowest: 0,
        highest: Math.max(...bins.map((bin) => bin.count)),
        zero: true,
        least: 1,
        room: 8,
        format: String,
      },
    },
    measure,
  );
  const lines = linesOf(chart, sorted, format);
  const marked = lines.filter((line) => line.ink !== 'target');
  const { plot, toX, toY } = plane;
  const band = marked.length > 1 ? [spread(marked, plane)] : [];
  return {
    ...size,
    plot,
    ground: [...band, ...plane.ground],
    marks: [
      {
        kind: 'bars',
        lies: false,
        // A hairline between neighbours: bins touch, and still can be counted.
        thickness: Math.max(1, toX(first.to) - toX(first.from) - 1),
        round: 0,
        fill: { ink: chart.color ?? 1, ...(chart.patterned ? { pattern: 1 } : {}) },
        bars: bins.map((bin) => ({
          at: (toX(bin.from) + toX(bin.to)) / 2,
          from: toY(0),
          to: toY(bin.count),
        })),
      },
    ],
    front: [...plane.front, ...lines.flatMap((line) => shapesOf(line, plane))],
    texts: [...plane.texts, ...lineTexts(lines, plane, measure)],
    targets: bins.map((bin) => targetOf(bin, sorted.length, chart, plane)),
    obstacles: bins.map((bin) => ({
      left: toX(bin.from),
      right: toX(bin.to),
      top: toY(bin.count),
      bottom: plot.bottom,
    })),
  };
}

function linesOf(
  chart: HistogramProps,
  sorted: readonly number[],
  format: (value: number) => string,
): Line[] {
  const flat = sorted[0] === sorted.at(-1);
  const parts = (chart.percentiles ?? [10, 50, 90]).filter((part) => !flat || part === 50);
  const marks = parts.flatMap((part): Line[] => {
    const value = percentile(sorted, part / 100);
    if (value === null) return [];
    const middle = part === 50;
    return [
      {
        value,
        text: `P${part} ${format(value)}`,
        ink: middle ? 'text' : 'today',
        ...(middle ? {} : { dash: [2, 2] }),
      },
    ];
  });
  const { target } = chart;
  if (!target || !Number.isFinite(target.value)) return marks;
  return [
    ...marks,
    { value: target.value, text: `${target.name} ${target.figure}`, ink: 'target', dash: [6, 4] },
  ];
}

/** The stretch between the outer percentiles, tinted. */
function spread(lines: readonly Line[], { plot, toX }: Plane): Shape {
  const values = lines.map((line) => line.value);
  return {
    kind: 'rect',
    box: { ...plot, left: toX(Math.min(...values)), right: toX(Math.max(...values)) },
    fill: { ink: 'fan' },
  };
}

function shapesOf({ value, ink, dash }: Line, { plot, toX }: Plane): Shape[] {
  const spots = [
    [toX(value), plot.top - 4],
    [toX(value), plot.bottom],
  ] as const;
  const line: Shape = { kind: 'line', spots, ink, width: 1.5, ...(dash ? { dash } : {}) };
  return [{ kind: 'line', spots, ink: 'halo', width: 3.5 }, line];
}

/** Percentiles in one row over the plot, the target in a row above; neighbours move apart. */
function lineTexts(lines: readonly Line[], { plot, toX }: Plane, measure: MeasureText): PlacedText[] {
  const row = (chosen: readonly Line[], y: number) => {
    const width = Math.max(0, ...chosen.map((line) => measure(line.text, 600)));
    const fits = chosen.length * (width + 8) <= plot.right;
    const texts = chosen.map((line) => (fits ? line.text : (line.text.split(' ')[0] ?? '')));
    const room = Math.max(0, ...texts.map((text) => measure(text, 600))) + 8;
    const wanted = chosen.map((line) => toX(line.value));
    const xs = separateLabels(wanted, room, room / 2, Math.max(room / 2, plot.right - room / 2 + 8));
    return chosen.map((line, index) =>
      placeText(
        {
          role: 'label',
          text: texts[index] ?? '',
          x: xs[index] ?? 0,
          y,
          align: 'center',
          weight: 600,
          ink: line.ink,
        },
        measure,
      ),
    );
  };
  return [
    ...row(
      lines.filter((line) => line.ink !== 'target'),
      plot.top - 10,
    ),
    ...row(
      lines.filter((line) => line.ink === 'target'),
      plot.top - 28,
    ),
  ];
}

function targetOf(bin: Bin, total: number, chart: HistogramProps, { plot, toX, toY }: Plane): ChartTarget {
  const box = { left: toX(bin.from), right: toX(bin.to), top: plot.top, bottom: plot.bottom };
  return {
    id: String(bin.from),
    title: `${chart.formatValue(bin.from)} to ${chart.formatValue(bin.to)}`,
    rows: [
      { name: chart.countName ?? 'Values', figure: String(bin.count), swatch: chart.color ?? 1 },
      { name: 'Share', figure: `${((bin.count / total) * 100).toFixed(1)}%` },
    ],
    x: (box.left + box.right) / 2,
    y: toY(bin.count / 2),
    reach: box,
    under: [{ kind: 'rect', box, fill: { ink: 'hover' } }],
  };
}
