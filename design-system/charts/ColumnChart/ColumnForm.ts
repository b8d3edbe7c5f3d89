/** How wide columns are and where each series stands beside the middle of its place. Px. */
export interface ColumnForm {
  thickness: number;
  offsets: readonly number[];
  /** All columns of a place together. */
  width: number;
}
