import type { Box } from './boxes.ts';
import { type CalendarSpan, yearsOf } from './calendarSpans.ts';
import { placeText, type MeasureText, type PlacedText } from './PlacedText.ts';

/**
 * Puts quarters or months into their boxes on the top axis. All boxes take the longest form that fits those lying whole in the
 * plot; a box cut by the edge is named only if its text fits what is left of it. Where none fits, years stand there.
 */
export function placeSpans(
  spans: readonly CalendarSpan[],
  plot: Box,
  toX: (date: number) => number,
  narrow: boolean,
  measure: MeasureText,
): { edges: number[]; texts: PlacedText[] } {
  const boxes = spans.map((span) => ({
    texts: span.texts,
    left: Math.max(plot.left, toX(span.start)),
    right: Math.min(plot.right, toX(span.end)),
    whole: toX(span.start) >= plot.left && toX(span.end) <= plot.right,
  }));
  const measured = boxes.filter((box) => box.whole);
  const forms = spans[0]?.texts.length ?? 0;
  const fits = (form: number) =>
    measured.every((box) => measure(box.texts[form] ?? '', 400) + 8 <= box.right - box.left);
  const form = Array.from({ length: forms }, (_, index) => index).find(
    (index) => index >= (narrow ? 1 : 0) && fits(index),
  );
  if (form === undefined) {
    const years = yearsOf(spans);
    if (years.length < spans.length) return placeSpans(years, plot, toX, narrow, measure);
  }
  return {
    edges: boxes.flatMap((box) => (box.left > plot.left ? [box.left] : [])),
    texts: boxes.flatMap((box) => textOf(box, form ?? forms - 1, plot, measure)),
  };
}

function textOf(
  box: { texts: readonly string[]; left: number; right: number },
  form: number,
  plot: Box,
  measure: MeasureText,
): PlacedText[] {
  const text = box.texts[form] ?? '';
  if (text === '' || measure(text, 400) + 6 > box.right - box.left) return [];
  return [
    placeText(
      { role: 'span', text, x: (box.left + box.right) / 2, y: plot.top - 9, align: 'center' },
      measure,
    ),
  ];
}
