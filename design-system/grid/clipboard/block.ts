/** One cell of a copied block: what it shows, and the value behind where the source tells it. */
export interface BlockCell {
  text: string;
  raw?: string | number | boolean;
}

/** Rows of cells; they may differ in length. `undefined` is a cell covered by a merged one. */
export type Block = readonly (readonly (BlockCell | undefined)[])[];

/** Columns of the widest row. */
export const widthOf = (block: Block) => block.reduce((widest, row) => Math.max(widest, row.length), 0);
