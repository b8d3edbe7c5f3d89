import type { ExportTable } from '../../grid/export/exportTable.ts';
import type { ChartTable } from './ChartTable.tsx';

/** Width of a column of names and of one of figures, px. */
const widths = { name: 220, figure: 120 } as const;

/** The table of a chart as a sheet of a workbook: figures stay numbers. */
export const tableToSheet = (name: string, { headings, rows }: ChartTable): ExportTable => ({
  name,
  columns: headings.map(({ text, figure }, at) => ({
    title: text,
    width: at === 0 ? widths.name : widths.figure,
    kind: figure ? 'number' : 'text',
  })),
  rows: rows.map(({ head, cells }) => [head, ...cells.map(({ value }) => value)]),
});
