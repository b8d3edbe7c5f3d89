import { cutText, wrapText } from './cutText.ts';
import type { MeasureText } from './PlacedText.ts';

/** A name under a column, with a second line. */
export interface AxisName {
  label: string;
  detail?: string;
}

/** How names stand under the places of an axis: their lines, and every how many of them is written. */
export interface NamesForm {
  every: number;
  /** Lines by place; the second line is a detail where `detailed` is set. */
  lines: readonly (readonly string[])[];
  rows: number;
  detailed: boolean;
}

const parting = 10; // between neighbouring names, px
const wrapsFrom = 56; // narrower places are thinned out instead of wrapped, and names as narrow are never cut, px
const widest = 132; // a thinned-out name is cut there, px
const least = 28; // no name is cut shorter, px
const long = 0.25; // so large a part of the names is cut before all are thinned out any further

/**
 * Fits names into bands of a width (px) so that none touch: whole with their details, whole without, in two lines, or thinned out.
 * A few long names are cut rather than take the others with them.
 */
export function fitNames(names: readonly AxisName[], band: number, measure: MeasureText): NamesForm {
  const room = band - parting;
  const labelled = names.every(({ label }) => measure(label, 500) <= room);
  const detailed = names.some(({ detail }) => detail !== undefined);
  if (labelled && (!detailed || names.every(({ detail = '' }) => measure(detail, 400) <= room)))
    return {
      every: 1,
      lines: names.map(({ label, detail }) => (detail === undefined ? [label] : [label, detail])),
      rows: detailed ? 2 : 1,
      detailed,
    };
  if (labelled) return { every: 1, lines: names.map(({ label }) => [label]), rows: 1, detailed: false };
  if (band >= wrapsFrom) {
    const lines = names.map(({ label }) => wrapText(label, room, 2, measure, 500));
    return { every: 1, lines, rows: Math.max(1, ...lines.map((line) => line.length)), detailed: false };
  }
  const widths = names.map(({ label }) => measure(label, 500));
  const step = Math.max(band, 0.1);
  const sparsest = Math.max(1, Math.ceil((Math.min(widest, Math.max(0, ...widths)) + parting) / step));
  let every = Math.min(sparsest, Math.ceil((least + parting) / step));
  while (every < sparsest && !mostFit(widths, every, every * step - parting)) every += 1;
  const cutAt = Math.min(widest, every * step - parting);
  return {
    every,
    lines: names.map(({ label }) => [cutText(label, cutAt, measure, 500)]),
    rows: 1,
    detailed: false,
  };
}

function mostFit(widths: readonly number[], every: number, width: number): boolean {
  const written = widths.filter((_, place) => place % every === 0);
  const cut = written.filter((one) => one > width);
  return cut.every((one) => one > wrapsFrom) && cut.length <= written.length * long;
}
