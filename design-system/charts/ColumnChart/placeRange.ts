import type { InkName } from '../axes/Ink.ts';
import { overlayText } from '../axes/overlayText.ts';
import { placeText, type MeasureText, type PlacedText } from '../axes/PlacedText.ts';
import { boxOfPlace } from '../axes/barSets.ts';
import type { PointScale } from '../axes/pointScale.ts';
import type { Shape } from '../axes/Shape.ts';
import type { Drawn } from '../paint/Picture.ts';
import type { ColumnChartProps } from './ColumnChartProps.ts';

const apart = 8; // from a column to its range, px
const cap = 3; // half the width of the ends, px

/** Room the words of the last range need behind its column, px. */
export function rangeRoom(
  chart: ColumnChartProps,
  totals: readonly (number | null)[],
  measure: MeasureText,
): number {
  const { range, formatShort = chart.formatValue } = chart;
  const last = totals.length - 1;
  const ends = [range?.high[last], range?.low[last]].filter(isDrawn);
  const words = ends.map((end) => overlayText(end, totals[last], range?.form ?? 'total', formatShort));
  // On an axis of names half of the place is free anyway.
  return words.length === 0 || !chart.axis.spacing
    ? 0
    : Math.max(...words.map((word) => measure(word, 500))) + 16;
}

/** A mark beside each column from its lowest to its highest end, and both in words where they fit before the next column. */
export function placeRange(
  chart: ColumnChartProps,
  drawn: Drawn,
  points: PointScale,
  totals: readonly (number | null)[],
  measure: MeasureText,
): { shapes: Shape[]; texts: PlacedText[] } {
  const { range } = chart;
  const plot = drawn.chartArea;
  const width = plot.right + rangeRoom(chart, totals, measure) + 6;
  const toY = (value: number) => drawn.scales.y?.getPixelForValue(value) ?? 0;
  const shapes: Shape[] = [];
  const texts: PlacedText[] = [];
  if (!range) return { shapes, texts };
  const format = chart.formatShort ?? chart.formatValue;
  totals.forEach((_, place) => {
    const middle = points.toX(drawn, place);
    const column = boxOfPlace(drawn, place);
    const half = column ? (column.right - column.left) / 2 : 0;
    const high = range.high[place];
    const low = range.low[place];
    if (!isDrawn(high) || !isDrawn(low) || !points.isInSight(drawn, middle)) return;
    const x = middle + half + apart;
    shapes.push(bar(x, toY(high), toY(low)), tip(x, toY(high), 'high'), tip(x, toY(low), 'low'));
    const most = Math.min(width, middle + points.band - half - 4);
    const word = (end: number, y: number, ink: InkName) =>
      placeText(
        {
          role: 'label',
          text: overlayText(end, totals[place], range.form, format),
          x: x + 7,
          y,
          ink,
          weight: 500,
          halo: true,
        },
        measure,
      );
    const close = toY(low) - toY(high) < 16;
    const both = [
      word(high, toY(high) + (close ? -2 : 4), 'high'),
      word(low, toY(low) + (close ? 12 : 4), 'low'),
    ];
    if (both.every(({ box }) => box.right <= most)) texts.push(...both);
  });
  return { shapes, texts };
}

const isDrawn = (value: number | null | undefined): value is number =>
  typeof value === 'number' && Number.isFinite(value);

function bar(x: number, top: number, bottom: number): Shape {
  return {
    kind: 'line',
    spots: [
      [x, top],
      [x, bottom],
    ],
    ink: 'axis',
    width: 1.5,
  };
}

function tip(x: number, y: number, ink: InkName): Shape {
  return {
    kind: 'line',
    spots: [
      [x - cap, y],
      [x + cap, y],
    ],
    ink,
    width: 2,
  };
}
