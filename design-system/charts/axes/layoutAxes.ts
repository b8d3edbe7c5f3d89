import type { Box } from './boxes.ts';
import { fitNames, type NamesForm } from './fitNames.ts';
import { placePoints, type PlacedPoints } from './placePoints.ts';
import { placeText, type MeasureText, type PlacedText } from './PlacedText.ts';
import type { ChartFormats, ChartGoal, PointAxis } from './PointAxis.ts';
import type { Shape } from './Shape.ts';
import { extent, valueScale, type ValueScale } from './valueScale.ts';

/** What the two axes of a chart are laid out from. */
export interface AxesInput extends ChartFormats {
  axis: PointAxis;
  /** Every finite value that is drawn. */
  values: readonly number[];
  /** Whether the value axis must reach zero. */
  zero: boolean;
  target?: ChartGoal;
  size: { width: number; height: number };
  /** Room a point needs to either side, and labels need at the right of the plot. Px. */
  half: number;
  endRoom: number;
  /** Room over the highest value, px. */
  head: number;
  least?: number;
}

/** Both axes of a chart: its plot, its scale, where points stand, and what is painted and written around them. */
export interface Axes extends PlacedPoints {
  plot: Box;
  scale: ValueScale;
  toY: (value: number) => number;
  ground: readonly Shape[];
  front: readonly Shape[];
  texts: readonly PlacedText[];
}

const row = 16; // line height of names, px
const topAxis = 24; // height of the second axis at the top, px

/** Lays out a value axis at the left and names or dates below. Pure; px. */
export function layoutAxes(input: AxesInput, measure: MeasureText): Axes {
  const { size, axis, formatShort = input.formatValue } = input;
  const top = axis.top ? topAxis : 10;
  const all = input.target ? [...input.values, input.target.value] : input.values;
  const scaleOf = (length: number) =>
    valueScale({
      ...extent(all),
      length,
      zero: input.zero,
      head: input.head,
      foot: 16,
      gap: 34,
      ...(input.least === undefined ? {} : { least: input.least }),
    });
  // Names may take a second line; the ticks they leave room for decide how far the plot reaches to the left.
  const draft = scaleOf(size.height - top - 10 - row);
  const tickRoom = Math.max(24, ...draft.ticks.map((tick) => measure(formatShort(tick, draft.step), 400)));
  const across = { left: Math.ceil(tickRoom) + 10, right: size.width - Math.max(8, input.endRoom) };
  const probe = placePoints(axis, { ...across, top, bottom: size.height }, input.half, measure);
  const names = fitNames(axis.points, probe.band, measure);
  const plot: Box = { ...across, top, bottom: size.height - 10 - names.rows * row };
  const scale = scaleOf(plot.bottom - plot.top);
  const toY = (value: number) =>
    plot.bottom - ((value - scale.from) / (scale.to - scale.from)) * (plot.bottom - plot.top);
  const places = placePoints(axis, plot, input.half, measure);
  return {
    ...places,
    plot,
    scale,
    toY,
    ground: groundOf(plot, scale, toY, places.spanEdges, axis.top !== undefined),
    front: baseOf(plot, scale, toY),
    texts: [
      ...scale.ticks.map((tick) =>
        tickText(formatShort(tick, scale.step), plot.left - 8, toY(tick) + 4, measure),
      ),
      ...places.spanTexts,
      ...nameTexts(names, places.xs, plot, measure),
    ],
  };
}

function tickText(text: string, x: number, y: number, measure: MeasureText): PlacedText {
  return placeText({ role: 'tick', text, x, y, align: 'right' }, measure);
}

/** Hairlines at the ticks, and the frame of the second axis. */
function groundOf(
  plot: Box,
  scale: ValueScale,
  toY: (value: number) => number,
  edges: readonly number[],
  topped: boolean,
): Shape[] {
  const level = (y: number, ink: 'grid' | 'line'): Shape => ({
    kind: 'line',
    spots: [
      [plot.left, y],
      [plot.right, y],
    ],
    ink,
    crisp: true,
  });
  const posts = edges.map((x): Shape => ({
    kind: 'line',
    spots: [
      [x, plot.top - 20],
      [x, plot.top],
    ],
    ink: 'line',
    crisp: true,
  }));
  return [
    ...scale.ticks.map((tick) => level(toY(tick), 'grid')),
    ...(topped ? [level(plot.top, 'line')] : []),
    ...posts,
  ];
}

/** The line columns stand on: zero where it is drawn, else the foot of the plot. */
function baseOf(plot: Box, scale: ValueScale, toY: (value: number) => number): Shape[] {
  const y = scale.from <= 0 && scale.to >= 0 ? toY(0) : plot.bottom;
  return [
    {
      kind: 'line',
      spots: [
        [plot.left, y],
        [plot.right, y],
      ],
      ink: 'line',
      crisp: true,
    },
  ];
}

function nameTexts(names: NamesForm, xs: readonly number[], plot: Box, measure: MeasureText): PlacedText[] {
  return names.lines.flatMap((lines, index) => {
    const x = xs[index] ?? 0;
    if (index % names.every !== 0 || x < plot.left - 1 || x > plot.right + 1) return [];
    return lines.map((text, line) => {
      const detail = names.detailed && line === 1;
      return placeText(
        {
          role: detail ? 'detail' : 'name',
          text,
          x: insideOf(x, measure(text, detail ? 400 : 500), plot),
          y: plot.bottom + 17 + line * row,
          align: 'center',
          weight: detail ? 400 : 500,
          ink: detail ? 'axis' : 'muted',
        },
        measure,
      );
    });
  });
}

/** A centre that keeps a text of a width from sticking out at either side. */
function insideOf(x: number, width: number, plot: Box): number {
  return Math.max(width / 2, Math.min(x, Math.max(plot.right + 6 - width / 2, plot.left)));
}
