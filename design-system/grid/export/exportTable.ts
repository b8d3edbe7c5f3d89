import type { GridColumn } from '../DataGrid/gridTypes.ts';
import { isAreaValue } from '../editing/cellTypes.ts';
import { valueOf } from '../editing/sheet.ts';
import { writeCell } from '../editing/writeCell.ts';

/** What a cell says in a file. 12 is 12 percent, days are `YYYY-MM-DD`. */
export type ExportValue = string | number | boolean | null;

/** A column of a file; the kind decides how a workbook shows its numbers. */
export interface ExportColumn {
  title: string;
  /** Pixels. */
  width: number;
  kind: 'text' | 'number' | 'money' | 'percent' | 'date';
}

/** What a grid says, ready to be written to a file. */
export interface ExportTable {
  /** Name of the file without its ending, and of the sheet. */
  name: string;
  columns: readonly ExportColumn[];
  rows: readonly (readonly ExportValue[])[];
}

const kinds = { number: 'number', money: 'money', percent: 'percent', date: 'date' } as const;

const kindOf = <Row>({ edit, exportKind }: GridColumn<Row>): ExportColumn['kind'] =>
  exportKind ?? (edit && edit.type in kinds ? kinds[edit.type as keyof typeof kinds] : 'text');

function cellOf<Row>(column: GridColumn<Row>, row: Row): ExportValue {
  const { edit, exportValue, value, text } = column;
  if (exportValue) return exportValue(row) ?? null;
  if (!edit) return value?.(row) ?? text?.(row) ?? null;
  const held = valueOf(row, column);
  if (typeof held === 'object' && held !== null && !isAreaValue(held)) return writeCell(held, edit);
  if (isAreaValue(held) || edit.type === 'choice') return writeCell(held, edit);
  return held;
}

/** Columns with anything to say, in their order, and the rows as they stand. */
export function toExportTable<Row>(
  name: string,
  columns: readonly GridColumn<Row>[],
  rows: readonly Row[],
): ExportTable {
  const said = columns.filter(
    ({ edit, exportValue, value, text }) =>
      edit !== undefined || exportValue !== undefined || value !== undefined || text !== undefined,
  );
  return {
    name,
    columns: said.map((column) => ({ title: column.title, width: column.width, kind: kindOf(column) })),
    rows: rows.map((row) => said.map((column) => cellOf(column, row))),
  };
}
