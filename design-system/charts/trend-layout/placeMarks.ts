import { touches, type Box } from '../axes/boxes.ts';
import { cutText } from '../axes/cutText.ts';
import { placeText, type MeasureText, type PlacedText } from '../axes/PlacedText.ts';
import type { TrendEvent, TrendMark } from './TrendSpec.ts';

const longest = { full: 150, short: 92 };
/** Of the ring of an event on the time axis, to the middle of its line, px. */
export const eventRadius = 4;
/** How far from the middle of its ring a name stands that is not over it, px. */
const besideRing = { center: 0, left: 8, right: -8 } as const;

/**
 * Names the marks under the axis, date below name. When names would touch, all take their short dates; what still touches is left
 * out, unnamed columns last (labels never overlap; nothing is clipped).
 */
export function placeMarks(
  marks: readonly TrendMark[],
  plot: Box,
  narrow: boolean,
  measure: MeasureText,
): PlacedText[] {
  const full = narrow ? undefined : placeAll(marks, plot, measure, false);
  if (full && full.size === marks.length) return inOrder(marks, full);
  return inOrder(marks, placeAll(marks, plot, measure, true));
}

/** What the names of events keep clear of: names under the axis, and whatever stands on it. */
interface Taken {
  below: readonly PlacedText[];
  above: readonly Box[];
}

/**
 * Names events under the axis with their dates, where the names of the marks leave room; else a short name stands over its
 * ring or beside it. Each only where it touches no other.
 */
export function placeEvents(
  events: readonly TrendEvent[],
  { below, above }: Taken,
  plot: Box,
  measure: MeasureText,
): PlacedText[] {
  const placed: PlacedText[] = [];
  const isFree = (texts: readonly PlacedText[], boxes: readonly Box[], gap: number) =>
    texts.every(({ box }) =>
      [...boxes, ...placed.map((other) => other.box)].every((one) => !touches(box, one, gap)),
    );
  const belowBoxes = below.map(({ box }) => box);
  for (const event of events) {
    const under = textsOf({ ...event, shortDetail: event.detail, strong: false }, plot, measure, false);
    if (isFree(under, belowBoxes, 8)) {
      placed.push(...under);
      continue;
    }
    // A name stands by its own ring, never by another one.
    const rings = events.flatMap(({ x }) => (x === event.x ? [] : [ringBox(x, plot)]));
    const over = overRing(event, plot, measure).find((text) => isFree([text], [...above, ...rings], 4));
    if (over) placed.push(over);
  }
  return placed;
}

/** From the middle of a ring to the outer edge of its line, px. */
const reach = eventRadius + 1;

const ringBox = (x: number, { bottom: y }: Box): Box => ({
  left: x - reach,
  top: y - reach,
  right: x + reach,
  bottom: y + reach,
});

/** Where the name of an event may stand above the axis, best first: over its ring or beside it. None where it is no short one. */
function overRing({ x, label }: TrendEvent, plot: Box, measure: MeasureText): PlacedText[] {
  const width = measure(label, 500);
  if (width > longest.short) return [];
  const y = plot.bottom - 9;
  const look = { role: 'mark', text: label, y, weight: 500, ink: 'muted', halo: true } as const;
  return (['center', 'left', 'right'] as const)
    .map((align) => placeText({ ...look, x: x + besideRing[align], align }, measure))
    .filter(({ box }) => box.left >= plot.left && box.right <= plot.right);
}

function inOrder(marks: readonly TrendMark[], placed: Map<TrendMark, PlacedText[]>): PlacedText[] {
  return marks.flatMap((mark) => placed.get(mark) ?? []);
}

function placeAll(marks: readonly TrendMark[], plot: Box, measure: MeasureText, short: boolean) {
  const byImportance = [
    ...marks.filter((mark) => mark.strong).reverse(),
    ...marks.filter((mark) => !mark.strong),
  ];
  const placed = new Map<TrendMark, PlacedText[]>();
  for (const mark of byImportance) {
    const texts = textsOf(mark, plot, measure, short);
    const others = [...placed.values()].flat();
    const free = texts.every((text) => !others.some((other) => touches(text.box, other.box, short ? 3 : 8)));
    if (free) placed.set(mark, texts);
  }
  return placed;
}

function textsOf(mark: TrendMark, plot: Box, measure: MeasureText, short: boolean): PlacedText[] {
  const label = cutText(mark.label, short ? longest.short : longest.full, measure, 600);
  const detail = short ? mark.shortDetail : mark.detail;
  const labelWeight = mark.strong ? 600 : 500;
  const rows = [
    {
      role: 'mark',
      text: label,
      y: plot.bottom + 18,
      weight: labelWeight,
      ink: mark.strong ? 'text' : 'muted',
    },
    { role: 'detail', text: detail, y: plot.bottom + 33, weight: 400, ink: 'axis' },
  ] as const;
  const half = Math.max(...rows.map((row) => measure(row.text, row.weight))) / 2;
  const x = Math.max(half + 2, Math.min(mark.x, plot.right - half));
  return rows.map((row) => placeText({ ...row, x, align: 'center' }, measure));
}
