/** Where in an uploaded file a line stands: its sheet, and the cell of its amount, else of its unit cost. */
export interface LineSource {
  upload_id: number;
  sheet: string;
  cell: string;
}

/** The row of a sheet that a cell is in, from 1: 12 of `H12`. */
export const rowOfCell = (cell: string): number => Number(/\d+$/.exec(cell)?.[0] ?? 0);

/** `Detail, row 12, cell H12`. */
export const sourceText = ({ sheet, cell }: Pick<LineSource, 'sheet' | 'cell'>): string =>
  `${sheet}, row ${rowOfCell(cell)}, cell ${cell}`;
