/** Pixels beside the figure of a cell: those of its end. */
const room = 14;
const digit = 8.4;
const mark = 4;

/** The width of a column of figures, at least `least` pixels: wider where one of its texts would be cut. `sign` stands before it. */
export function figureWidth(least: number, texts: readonly string[], sign = 0): number {
  const widest = texts.reduce((most, text) => {
    const marks = text.replace(/[^ ,.()]/g, '').length;
    return Math.max(most, marks * mark + (text.length - marks) * digit);
  }, 0);
  return Math.max(least, Math.ceil(widest + room + sign));
}
