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
const wrapsFrom = 56; // narrower places are thinned out instead of wrapped, px
const widest = 132; // a thinned-out name is cut there, px

/**
 * Fits names into bands of a width (px) so that none touch: whole with their details, whole without, in two lines, or thinned out.
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
  const cut = names.map(({ label }) => cutText(label, widest, measure, 500));
  const width = cut.reduce((most, label) => Math.max(most, measure(label, 500)), 0);
  const every = Math.max(1, Math.ceil((width + parting) / Math.max(band, 0.1)));
  return { every, lines: cut.map((label) => [label]), rows: 1, detailed: false };
}
