/** The rows that have room, and how many are left out; one row too many has room where a line about it would stand. */
export function fitting<Row>(rows: readonly Row[], most: number): { shown: readonly Row[]; more: number } {
  if (rows.length <= most + 1) return { shown: rows, more: 0 };
  return { shown: rows.slice(0, most), more: rows.length - most };
}

/** How often the parts of the sheet give up rows before the last of them has none to spare. */
export const TIGHTEST = 8;

/** The most rows of each part of the sheet, fewer the tighter it is: what is left out is counted, nothing is cut. */
export const sheetRows = (tightness: number) => ({
  drivers: Math.max(12 - tightness, 4),
  components: Math.max(6 - tightness, 3),
  items: Math.max(5 - tightness, 2),
  criteria: Math.max(8 - tightness, 3),
});
