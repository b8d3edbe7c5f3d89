import { isEmptyCell, type CellType, type CellValue } from './cellTypes.ts';

/** How the cells of a column are edited; the type says how they are read and written. */
export type ColumnEdit<Row> = CellType & {
  /** What the cell holds; the field of the column's id when left out. */
  value?: (row: Row) => CellValue;
  /** The row with another value; when left out, a copy with the field of the column's id. Must not change the row in place. */
  set?: (row: Row, value: CellValue) => Row;
  /** Why this cell cannot be changed; undefined = it can. */
  readOnly?: (row: Row) => string | undefined;
  /** What is wrong with a value that could be read; undefined = nothing. */
  validate?: (value: CellValue, row: Row) => string | undefined;
};

/** The part of a column that editing asks for. */
export interface SheetColumn<Row> {
  id: string;
  title: string;
  edit?: ColumnEdit<Row>;
  /** Its cells hold a control that takes what is typed on them, e.g. the search of a picker. */
  onType?: (row: Row, text: string) => void;
}

/** The lines and columns a person sees, in order. Plans of paste and fill are made over it. */
export interface Sheet<Row> {
  lineCount: number;
  /** The row on a line; undefined for headings of groups. */
  rowAt: (line: number) => Row | undefined;
  columns: readonly SheetColumn<Row>[];
  keyOf: (row: Row) => string;
  /** Text in a cell that could not be read. */
  refusedAt: (key: string, column: string) => string | undefined;
  /** Why a cell cannot be changed; undefined = it can. */
  blockedAt: (row: Row, column: SheetColumn<Row>) => string | undefined;
  /** The present day as `YYYY-MM-DD`. */
  today?: string | undefined;
}

/** What a cell of an editable column holds. */
export const valueOf = <Row>(row: Row, { id, edit }: SheetColumn<Row>): CellValue =>
  edit?.value ? edit.value(row) : ((row as Record<string, CellValue | undefined>)[id] ?? null);

/** The row with another value in a column. */
export const withValue = <Row>(row: Row, { id, edit }: SheetColumn<Row>, value: CellValue): Row =>
  edit?.set ? edit.set(row, value) : { ...row, [id]: value };

/** The row with several values; one copy where the columns keep plain fields. */
export function withValues<Row>(
  row: Row,
  values: readonly (readonly [column: SheetColumn<Row>, value: CellValue])[],
): Row {
  let edited = row;
  let own: Record<string, unknown> | undefined;
  for (const [column, value] of values) {
    if (column.edit?.set) {
      edited = column.edit.set(edited, value);
      own = undefined;
      continue;
    }
    if (!own) {
      const copy = { ...edited };
      edited = copy;
      own = copy as Record<string, unknown>;
    }
    own[column.id] = value;
  }
  return edited;
}

/** Why the cells of a column cannot be edited at all. */
export const notEditable = 'This column is calculated or read-only.';

/** Whether a cell shows nothing; columns without an editor count as empty. */
export function isEmptyAt<Row>(sheet: Sheet<Row>, line: number, column: number): boolean {
  const row = sheet.rowAt(line);
  const place = sheet.columns[column];
  if (row === undefined || !place) return true;
  return (
    sheet.refusedAt(sheet.keyOf(row), place.id) === undefined &&
    (!place.edit || isEmptyCell(valueOf(row, place)))
  );
}
