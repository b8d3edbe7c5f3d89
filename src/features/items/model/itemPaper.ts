import type { ChartTable } from '#design-system/charts/ChartFrame/ChartTable.tsx';
import type { ExportValue } from '#design-system/grid/export/exportTable.ts';
import { formatDate } from '#domain/dates';
import { formatMoney } from '#domain/money';
import type { ItemBrief } from '#shared/foresite';
import * as t from '../texts.ts';
import { itemColumns, type ItemColumnId } from './itemColumns.ts';
import { toItemsTable } from './itemExport.ts';

/** Columns of the items on paper; the code names the row. */
const onPaper: readonly ItemColumnId[] = [
  'code',
  'name',
  'me_groups',
  'component',
  'status',
  'cost',
  'due_date',
  'assignee',
];

function textOf(value: ExportValue, kind: string): string {
  if (value === null || value === '') return '-';
  if (kind === 'money' && typeof value === 'number') return formatMoney(value);
  return kind === 'date' ? formatDate(String(value)) : String(value);
}

/** Items as a table of a document, as many rows as there are items. */
export function itemsPaperTable(rows: readonly ItemBrief[], caption: string): ChartTable {
  const hidden = itemColumns.map(({ id }) => id).filter((id) => !onPaper.includes(id));
  const table = toItemsTable(t.items, rows, { columnOrder: [...onPaper], hidden }, false);
  return {
    caption,
    headings: table.columns.map(({ title, kind }) => ({
      text: title,
      ...(kind === 'money' && { figure: true as const }),
    })),
    rows: table.rows.map(([head = null, ...cells], at) => ({
      id: String(rows[at]?.id ?? at),
      head: String(head ?? ''),
      cells: cells.map((value, column) => {
        const { kind = 'text' } = table.columns[column + 1] ?? {};
        return { text: textOf(value, kind), value: typeof value === 'boolean' ? String(value) : value };
      }),
    })),
  };
}
