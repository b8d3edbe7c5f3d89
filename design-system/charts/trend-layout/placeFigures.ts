import { columnBox, touches } from '../axes/boxes.ts';
import type { LayoutBase } from './LayoutBase.ts';
import { placeText, type PlacedText } from '../axes/PlacedText.ts';

/**
 * Puts each column's total over it. The column the lines leave from carries its figure flush right, out of their way;
 * where figures would touch, the newest stays, then the first, then the rest. One that would lie on a taller neighbour is left out, but
 * the newest; one that the target would cross stands on its line where there is room.
 */
export function placeFigures(base: LayoutBase, settled: readonly PlacedText[]): PlacedText[] {
  const { spec, columns, columnWidth, plot, inSight } = base;
  const last = columns.length - 1;
  const order = [last, 0, ...columns.map((_, index) => index).slice(1, -1)];
  const placed = new Map<number, PlacedText>();
  for (const index of new Set(order)) {
    const column = columns[index];
    const source = spec.columns[index];
    if (!column || !source || !inSight(column.x)) continue;
    const text = figureAt(base, index);
    const others = [...placed.values(), ...settled];
    const isOnOther = (other: LayoutBase['columns'][number], at: number) =>
      at !== index && touches(text.box, columnBox(other, columnWidth, plot));
    const isFree = !others.some(({ box }) => touches(text.box, box, 2));
    if (isFree && (index === last || !columns.some(isOnOther))) placed.set(index, text);
  }
  return columns.flatMap((_, index) => placed.get(index) ?? []);
}

function figureAt(
  { spec, plot, columns, columnWidth, narrow, measure, targetY = 0 }: LayoutBase,
  index: number,
): PlacedText {
  const column = columns[index] as LayoutBase['columns'][number];
  const source = spec.columns[index] as LayoutBase['spec']['columns'][number];
  const text = narrow ? source.shortFigure : source.figure;
  const width = measure(text, 600);
  const leaves = index === columns.length - 1 && spec.lines.length > 0;
  const right = column.x + columnWidth / 2 + 2;
  // Clear of the figures at the axis.
  const centred = Math.max(plot.left - 2, Math.min(column.x - width / 2, plot.right - width));
  const left = leaves ? Math.max(plot.left - 2, Math.min(right - width, centred)) : centred;
  const over = column.top - 7;
  const isCrossed = !narrow && Math.abs(targetY - over + 4) < 7;
  const y = Math.max(plot.top + 10, isCrossed ? targetY - 5 : over);
  return placeText({ role: 'figure', text, x: left, y, weight: 600, ink: 'text', halo: true }, measure);
}
