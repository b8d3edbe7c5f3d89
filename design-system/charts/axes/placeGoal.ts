import { touches, type Box } from './boxes.ts';
import { placeText, type MeasureText, type PlacedText } from './PlacedText.ts';
import type { ChartGoal } from './PointAxis.ts';
import type { Shape } from './Shape.ts';

const pace = 24; // between places that are tried, px

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
  const at = (text: string, x: number, baseline: number) =>
    placeText(
      { role: 'target', text, x, y: baseline, align: 'right', weight: 600, ink: 'target', halo: true },
      measure,
    );
  // From the right end along the line, above it and below it, in full and then by name alone; where data leaves no room,
  // the readings still name it.
  const places = [`${goal.name} ${goal.figure}`, goal.name].flatMap((text) => {
    const width = measure(text, 600);
    const count = Math.max(1, Math.floor((plot.right - plot.left - width) / pace));
    return Array.from({ length: count }, (_, step) => plot.right - 4 - step * pace).flatMap((x) => [
      at(text, x, y - 6),
      at(text, x, y + 15),
    ]);
  });
  const free = places.find(
    ({ box }) =>
      box.left >= plot.left &&
      box.top >= plot.top - 4 &&
      box.bottom <= plot.bottom &&
      !settled.some((other) => touches(box, other, 2)),
  );
  return {
    shapes: [
      { kind: 'line', spots, ink: 'halo', width: 3.5 },
      { kind: 'line', spots, ink: 'target', width: 1.5, dash: [6, 4] },
    ],
    texts: free ? [free] : [],
  };
}
