import { SHEET_LIMITS, SheetError } from './sheetTypes.ts';

const numbers = new Intl.NumberFormat('en-US');
const count = (number: number): string => numbers.format(number);

const tooManyCells = () =>
  new SheetError(
    `The file has more than ${count(SHEET_LIMITS.cells)} cells. Delete the sheets and columns that you do not need.`,
  );

/**
 * The sizes of one file, asked before anything is made of what they measure: a single cell in the far corner of a
 * sheet would otherwise become millions. Each throws `SheetError` with where it stands.
 */
export function checkedSizes(mostRows: number = SHEET_LIMITS.rows) {
  let cells = 0;
  let merged = 0;
  return {
    /** A row whose last cell that holds something is the `width`-th; the first row has index 0. */
    row: (sheet: string, index: number, width: number): void => {
      if (index >= mostRows)
        throw new SheetError(
          `"${sheet}" has more than ${count(mostRows)} rows, and no more are read at once. Part it into several files.`,
        );
      if (width > SHEET_LIMITS.columns)
        throw new SheetError(
          `Row ${index + 1} of "${sheet}" has ${count(width)} columns; at most ${SHEET_LIMITS.columns} are read. Delete those you do not need.`,
        );
      cells += width;
      if (cells > SHEET_LIMITS.cells) throw tooManyCells();
    },
    /** Cells that a merged range fills: ranges of a hostile file lie over each other. */
    merge: (size: number): void => {
      merged += size;
      if (merged > SHEET_LIMITS.cells) throw tooManyCells();
    },
    text: (sheet: string, index: number, length: number): void => {
      if (length > SHEET_LIMITS.characters)
        throw new SheetError(
          `A cell in row ${index + 1} of "${sheet}" has more than ${count(SHEET_LIMITS.characters)} characters. Shorten it.`,
        );
    },
  };
}

export type CheckedSizes = ReturnType<typeof checkedSizes>;
