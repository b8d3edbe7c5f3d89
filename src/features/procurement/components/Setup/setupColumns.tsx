import type { GridColumn } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { Figure } from '#design-system/feedback/Figure/Figure.tsx';
import { formatCode } from '#domain/items';
import { formatMoney, NOTHING } from '#domain/money';
import { packageFields } from '#domain/procurement';
import type { SetupRow } from '../../model/setupRows.ts';
import * as t from '../../texts.ts';

const typed = (id: 'name' | 'work_trade', title: string, width: number): GridColumn<SetupRow> => ({
  id,
  title,
  width,
  value: (row) => row[id],
  render: (row) => row[id] || NOTHING,
  edit: {
    type: 'text',
    maxLength: packageFields[id].max,
    ...(id === 'name' && {
      validate: (value) =>
        typeof value === 'string' && value.trim() !== '' ? undefined : t.nameIsRequiredEnterOne,
    }),
  },
});

/** Groups of the estimate, and the packages that they would become. */
export const setupColumns: readonly GridColumn<SetupRow>[] = [
  {
    id: 'code',
    title: t.code,
    width: 90,
    frozen: true,
    value: ({ code }) => code,
    render: ({ code }) => code,
  },
  {
    id: 'group',
    title: t.inTheEstimate,
    width: 240,
    grow: true,
    value: ({ group }) => group,
    render: ({ group }) => group,
  },
  {
    id: 'lines',
    title: t.lines,
    width: 70,
    align: 'end',
    value: ({ lines }) => lines,
    render: ({ lines }) => String(lines),
  },
  {
    id: 'amount',
    title: t.amount,
    width: 130,
    align: 'end',
    value: ({ amount }) => amount,
    render: ({ amount }) => <Figure>{formatMoney(amount)}</Figure>,
  },
  typed('name', t.packageWord, 240),
  typed('work_trade', packageFields.work_trade.label, 200),
  {
    id: 'taken',
    title: t.exists,
    width: 90,
    value: ({ taken }) => taken,
    render: ({ taken }) => (taken === null ? NOTHING : formatCode('bid_package', taken)),
  },
];

/** Packages of the company, and what they take of the estimate. */
export const companyColumns: readonly GridColumn<SetupRow>[] = setupColumns.flatMap((column) =>
  column.id === 'code'
    ? [{ ...column, title: t.number }]
    : column.id === 'group'
      ? [
          { ...column, title: t.inTheCompanyList, width: 200 },
          {
            id: 'scope',
            title: t.scopeLines,
            width: 96,
            align: 'end',
            value: ({ template }) => template?.scope ?? 0,
            render: ({ template }) => String(template?.scope ?? 0),
          } satisfies GridColumn<SetupRow>,
        ]
      : [column.id === 'name' ? { ...column, width: 200 } : column],
);
