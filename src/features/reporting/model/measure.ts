import { COLUMNS, HEIGHTS } from '#domain/reporting';

/** Type of cells, notes and texts on paper, in dots; the styles of the paper use the same. */
export const PAPER_FONT = 15;
/** Empty room beside the text of a cell, both sides together. */
export const CELL_EDGE = 16;
/** Room that a text has beyond what it measures, so that no browser wraps what is to stay whole. */
const SPARE = 8;

type Measure = (text: string) => number;

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text is on paper. Without a canvas, by the width of an average letter. */
export const textWidth: Measure = (text) => {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return text.length * PAPER_FONT * 0.55;
  const family = getComputedStyle(document.body).fontFamily || 'sans-serif';
  context.font = `500 ${PAPER_FONT}px ${family}`;
  return context.measureText(text).width * 1.02;
};

/** On how many lines a text goes in a width, broken between words; a word that is too long for a line is broken. */
export function linesOf(text: string, width: number, measure: Measure = textWidth): number {
  let lines = 0;
  for (const paragraph of text.split('\n')) {
    lines += 1;
    let used = 0;
    for (const word of paragraph.split(' ')) {
      const need = measure(word);
      const gap = used === 0 ? 0 : measure(' ');
      if (used > 0 && used + gap + need > width) {
        lines += 1;
        used = 0;
      }
      const start = used === 0 ? 0 : used + gap;
      // A word is broken between letters: up to one of them is missing in each of its lines.
      const line = start + need > width ? Math.max(1, width - measure('W')) : width;
      const over = Math.max(0, Math.ceil((start + need) / line) - 1);
      lines += over;
      used = start + need - over * line;
    }
  }
  return lines;
}

/** The height of a row with these cells. */
export const rowHeight = (cells: readonly string[], widths: readonly number[], measure?: Measure): number =>
  Math.max(
    HEIGHTS.row,
    HEIGHTS.row -
      HEIGHTS.line +
      HEIGHTS.line *
        Math.max(1, ...cells.map((cell, at) => linesOf(cell, (widths[at] ?? 0) - CELL_EDGE, measure))),
  );

/** The width at which a column can be read: its texts whole up to a width, longer ones by their longest word. */
export function readableWidth(texts: Iterable<string>, measure: Measure = textWidth): number {
  let width = 0;
  // No letter is wider than the type is high, so most texts need no measuring.
  const mayExceed = (text: string) => text.length * PAPER_FONT > width;
  for (const text of texts) {
    if (!mayExceed(text)) continue;
    width = Math.max(width, Math.min(measure(text), COLUMNS.text));
    if (width < COLUMNS.text) continue;
    for (const word of text.split(/\s/))
      if (mayExceed(word)) width = Math.max(width, Math.min(measure(word), COLUMNS.word));
  }
  return Math.ceil(width) + SPARE + CELL_EDGE;
}
