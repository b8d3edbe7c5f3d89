// Packed by packWorkbook.ts, without workers: a content security policy need not allow any.
import writeWorkbook from 'write-excel-file/universal';
import type { ExportColumn, ExportTable, ExportValue } from './exportTable.ts';

const formats = {
  number: '#,##0.####',
  money: '#,##0.00;(#,##0.00)',
  percent: '0.##%',
  date: 'mm/dd/yyyy',
  text: undefined,
} as const;
/** Pixels of one character of the sheet's font. */
const characterWidth = 7;
const day = /^\d{4}-\d{2}-\d{2}$/;

function cell(value: ExportValue, { kind }: ExportColumn) {
  if (value === null || value === '') return null;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    const format = formats[kind] ?? formats.number;
    return { type: Number, value: kind === 'percent' ? value / 100 : value, format };
  }
  if (typeof value === 'boolean') return { type: Boolean, value };
  if (kind === 'date' && day.test(value))
    return { type: Date, value: new Date(`${value}T00:00:00Z`), format: formats.date };
  // Said to be a text, so that nothing in it is calculated.
  return { type: String, value, wrap: value.includes('\n') };
}

/** Letters that a sheet's name may hold, and at most 31 of them. */
const sheetName = (name: string) =>
  name
    .replaceAll(/[[\]*/\\?:]/g, ' ')
    .trim()
    .slice(0, 31) || 'Sheet 1';

/** A sheet of a workbook: typed cells, the widths of the grid, headings that stay in view, no formulas. */
function sheetOf({ name, columns, rows }: ExportTable) {
  const heading = columns.map(({ title, kind }) => ({
    type: String,
    value: title,
    fontWeight: 'bold' as const,
    align: kind === 'text' || kind === 'date' ? ('left' as const) : ('right' as const),
  }));
  const lines = rows.map((row) => row.map((value, at) => cell(value, columns[at] as ExportColumn)));
  return {
    data: [heading, ...lines],
    sheet: sheetName(name),
    columns: columns.map(({ width }) => ({ width: Math.max(4, Math.round(width / characterWidth)) })),
    stickyRowsCount: 1,
  };
}

/** An Excel workbook of one sheet. */
export const writeXlsx = (table: ExportTable): Promise<Blob> => writeSheets([table]);

/** An Excel workbook with a sheet for each table; their names must differ. */
export async function writeSheets(tables: readonly ExportTable[]): Promise<Blob> {
  return writeWorkbook(tables.map(sheetOf)).toBlob();
}
