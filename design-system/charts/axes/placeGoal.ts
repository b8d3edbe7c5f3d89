import { touches, type Box } from './boxes.ts';
import { placeText, type MeasureText, type PlacedText } from './PlacedText.ts';
import type { ChartGoal } from './PointAxis.ts';
import type { Shape } from './Shape.ts';

/**
 * The line of a target with its name: dashed in the colour of text with a halo over the data, named where nothing is in
 * the way. Px.
 */
export function placeGoal(
  goal: ChartGoal | undefined,
  plot: Box,
  toY: (value: number) => number,
  settled: readonly Box[],
  measure: MeasureText,
): { shapes: Shape[]; texts: PlacedText[] } {
  if (!goal || !Number.isFinite(goal.value)) return { shapes: [], texts: [] };
  const y = toY(goal.value);
  const spots = [
    [plot.left, y],
    [plot.right, y],
  ] as const;
  const text = `${goal.name} ${goal.figure}`;
  const at = (x: number, baseline: number, align: 'left' | 'right') =>
    placeText(
      { role: 'target', text, x, y: baseline, align, weight: 600, ink: 'target', halo: true },
      measure,
    );
  const places = [
    at(plot.right - 4, y - 6, 'right'),
    at(plot.right - 4, y + 15, 'right'),
    at(plot.left + 4, y - 6, 'left'),
    at(plot.left + 4, y + 15, 'left'),
  ].filter(({ box }) => box.top >= plot.top - 4 && box.bottom <= plot.bottom);
  const free = places.find(({ box }) => !settled.some((other) => touches(box, other, 2))) ?? places[0];
  return {
    shapes: [
      { kind: 'line', spots, ink: 'halo', width: 3.5 },
      { kind: 'line', spots, ink: 'target', width: 1.5, dash: [6, 4] },
    ],
    texts: free ? [free] : [],
  };
}
