import { textBox, touches } from '../axes/boxes.ts';
import type { Box } from '../axes/boxes.ts';
import type { MeasureText, PlacedText } from '../axes/PlacedText.ts';
import type { TrendEvent, TrendMark } from './TrendSpec.ts';

const longest = { full: 150, short: 92 };

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

/** Names events where the names of the marks leave room, each only where it touches no other. */
export function placeEvents(
  events: readonly TrendEvent[],
  taken: readonly PlacedText[],
  plot: Box,
  measure: MeasureText,
): PlacedText[] {
  const placed: PlacedText[] = [];
  for (const event of events) {
    const texts = textsOf({ ...event, shortDetail: event.detail, strong: false }, plot, measure, false);
    const others = [...taken, ...placed];
    if (texts.every((text) => !others.some((other) => touches(text.box, other.box, 8))))
      placed.push(...texts);
  }
  return placed;
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
  const label = shorten(mark.label, short ? longest.short : longest.full, measure);
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
  return rows.map((row) => ({
    ...row,
    x,
    align: 'center',
    box: textBox(x, row.y, measure(row.text, row.weight), 'center'),
    halo: false,
  }));
}

/** Cuts a text with an ellipsis so that it is at most `width` px wide. */
function shorten(text: string, width: number, measure: MeasureText): string {
  if (measure(text, 600) <= width) return text;
  let end = text.length;
  while (end > 1 && measure(`${text.slice(0, end)}…`, 600) > width) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
