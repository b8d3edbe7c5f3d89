import type { Box } from './boxes.ts';
import { placeText, type MeasureText, type PlacedText } from './PlacedText.ts';
import type { Shape } from './Shape.ts';
import { valueScale, type ValueScale } from './valueScale.ts';

const edge = 20; // room to the right of the plot, px: half of the last figure

/** One of two value axes. */
export interface PlaneAxis {
  lowest: number;
  highest: number;
  zero?: boolean;
  least?: number;
  /** Free room beyond both ends, px. */
  room: number;
  format: (value: number, step?: number) => string;
  /** What is measured; written at the axis. */
  title?: string;
}

/** Two value axes: their plot, their scales, and what is painted and written around them. */
export interface Plane {
  plot: Box;
  toX: (value: number) => number;
  toY: (value: number) => number;
  ground: readonly Shape[];
  front: readonly Shape[];
  texts: readonly PlacedText[];
}

/** Lays out two value axes at right angles. Pure; px. `top` is the room over the plot. */
export function layoutPlane(
  input: { size: { width: number; height: number }; top: number; x: PlaneAxis; y: PlaneAxis },
  measure: MeasureText,
): Plane {
  const { size, x, y } = input;
  const top = input.top + (y.title === undefined ? 0 : 18);
  const bottom = size.height - 26 - (x.title === undefined ? 0 : 20);
  const vertical = scaleOf(y, bottom - top, 34);
  const tickRoom = Math.max(24, ...vertical.ticks.map((tick) => measure(y.format(tick, vertical.step), 400)));
  const plot: Box = { left: Math.ceil(tickRoom) + 10, top, right: size.width - edge, bottom };
  const sample = Math.max(measure(x.format(x.lowest), 400), measure(x.format(x.highest), 400));
  const level = scaleOf(x, plot.right - plot.left, Math.max(64, sample + 20));
  const toX = (value: number) =>
    plot.left + ((value - level.from) / (level.to - level.from)) * (plot.right - plot.left);
  const toY = (value: number) =>
    bottom - ((value - vertical.from) / (vertical.to - vertical.from)) * (bottom - top);
  return {
    plot,
    toX,
    toY,
    ground: [
      ...vertical.ticks.map((tick) => hairline([plot.left, toY(tick)], [plot.right, toY(tick)], 'grid')),
      ...level.ticks.map((tick) => hairline([toX(tick), bottom], [toX(tick), bottom + 4], 'line')),
    ],
    front: [hairline([plot.left, bottom], [plot.right, bottom], 'line')],
    texts: [
      ...vertical.ticks.map((tick) =>
        placeText(
          {
            role: 'tick',
            text: y.format(tick, vertical.step),
            x: plot.left - 8,
            y: toY(tick) + 4,
            align: 'right',
          },
          measure,
        ),
      ),
      ...levelTexts(level, x, toX, plot, measure),
      ...titleTexts(input, plot, measure),
    ],
  };
}

function scaleOf(axis: PlaneAxis, length: number, gap: number): ValueScale {
  return valueScale({
    lowest: axis.lowest,
    highest: axis.highest,
    length,
    zero: axis.zero ?? false,
    head: axis.room,
    foot: axis.room,
    gap,
    ...(axis.least === undefined ? {} : { least: axis.least }),
  });
}

function hairline(
  from: readonly [number, number],
  to: readonly [number, number],
  ink: 'grid' | 'line',
): Shape {
  return { kind: 'line', spots: [from, to], ink, crisp: true };
}

function levelTexts(
  scale: ValueScale,
  axis: PlaneAxis,
  toX: (value: number) => number,
  plot: Box,
  measure: MeasureText,
): PlacedText[] {
  let before = '';
  return scale.ticks.flatMap((tick) => {
    const text = axis.format(tick, scale.step);
    // Between whole years or metres a tick stays, but does not repeat its neighbour's words.
    if (text === before) return [];
    before = text;
    const placed = placeText(
      { role: 'tick', text, x: toX(tick), y: plot.bottom + 18, align: 'center' },
      measure,
    );
    return placed.box.right <= plot.right + edge && placed.box.left >= 0 ? [placed] : [];
  });
}

/** Titles stand level, one at each end: nobody tilts the head. */
function titleTexts(
  { size, x, y }: { size: { height: number }; x: PlaneAxis; y: PlaneAxis },
  plot: Box,
  measure: MeasureText,
): PlacedText[] {
  const look = { role: 'title', weight: 500, ink: 'muted' } as const;
  return [
    ...(y.title === undefined
      ? []
      : [placeText({ ...look, text: y.title, x: 0, y: plot.top - 14 }, measure)]),
    ...(x.title === undefined
      ? []
      : [placeText({ ...look, text: x.title, x: plot.right, y: size.height - 6, align: 'right' }, measure)]),
  ];
}
