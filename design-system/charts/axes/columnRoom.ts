/** Widths of a trend's columns, px (docs/product/foresite.md: column width 40). */
export const columnWidths = { wide: 40, narrow: 26 } as const;

/** Room before the first place of a trend chart, px: half a column, and the first bridge's words. */
export const roomBeforeColumns = (narrow: boolean): number =>
  narrow ? columnWidths.narrow / 2 + 6 : columnWidths.wide / 2 + 34;

/** Room after the last place of a trend chart with lines, px. */
export const roomAfterMarks = 20;
