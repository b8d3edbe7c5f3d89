import { type Box, touches } from '../axes/boxes.ts';
import { type MeasureText, type PlacedText, placeText } from '../axes/PlacedText.ts';
import type { PointOnScreen } from './placedPoints.ts';

/** From so many points on no label would have room. */
const most = 60;
const gap = 5; // between a point and its label, px

/** Where a label may stand: beside its point, over it, below it. */
const sides: readonly ((point: PointOnScreen) => Pick<PlacedText, 'x' | 'y' | 'align'>)[] = [
  ({ x, y, r }) => ({ x: x + r + gap, y: y + 4, align: 'left' }),
  ({ x, y, r }) => ({ x: x - r - gap, y: y - r, align: 'right' }),
  ({ x, y, r }) => ({ x: x - r - gap, y: y + 4, align: 'right' }),
  ({ x, y, r }) => ({ x, y: y - r - gap, align: 'center' }),
  ({ x, y, r }) => ({ x: x + r + gap, y: y + r + 9, align: 'left' }),
  ({ x, y, r }) => ({ x: x + r, y: y - r - gap, align: 'left' }),
  ({ x, y, r }) => ({ x: x - r, y: y + r + gap + 9, align: 'right' }),
  ({ x, y, r }) => ({ x, y: y + r + gap + 9, align: 'center' }),
];

const boxOf = ({ x, y, r }: PointOnScreen): Box => ({ left: x - r, right: x + r, top: y - r, bottom: y + r });

/** The way of a line in steps: level from each point, then up or down to the next. */
const wayOf = (points: readonly PointOnScreen[]): Box[] =>
  points.slice(1).flatMap((to, at): Box[] => {
    const { x, y } = points[at] ?? to;
    return [
      { left: x, right: to.x, top: y - 1, bottom: y + 1 },
      { left: to.x - 1, right: to.x + 1, top: Math.min(y, to.y), bottom: Math.max(y, to.y) },
    ];
  });

/**
 * The labels of points where they cover neither a point, a line in steps nor each other, those on the line first; a label without
 * room is left out, its point still tells it.
 */
export function labelPoints(
  points: readonly PointOnScreen[],
  onLine: ReadonlySet<string>,
  plot: Box,
  measure: MeasureText,
): PlacedText[] {
  if (points.length > most) return [];
  const first = points.filter(({ id }) => onLine.has(id)).toSorted((a, b) => a.x - b.x || b.y - a.y);
  const rest = points.filter(({ id }) => !onLine.has(id));
  const taken = [...points.map(boxOf), ...wayOf(first)];
  const texts: PlacedText[] = [];
  for (const point of [...first, ...rest]) {
    if (point.label === undefined) continue;
    const isOnLine = onLine.has(point.id);
    const look = { role: 'label', text: point.label, weight: isOnLine ? 600 : 400 } as const;
    const text = sides
      .map((side) => placeText({ ...look, ...side(point), ink: isOnLine ? 'text' : 'muted' }, measure))
      .find(({ box }) => isWithin(box, plot) && !taken.some((other) => touches(box, other, 2)));
    if (!text) continue;
    taken.push(text.box);
    texts.push(text);
  }
  return texts;
}

const isWithin = (box: Box, plot: Box) =>
  box.left >= plot.left && box.right <= plot.right && box.top >= plot.top && box.bottom <= plot.bottom;
