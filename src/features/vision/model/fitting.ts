/** The rows that have room, and how many are left out; one row too many has room where a line about it would stand. */
export function fitting<Row>(rows: readonly Row[], most: number): { shown: readonly Row[]; more: number } {
  if (rows.length <= most + 1) return { shown: rows, more: 0 };
  return { shown: rows.slice(0, most), more: rows.length - most };
}
