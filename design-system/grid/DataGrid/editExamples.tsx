import { useState } from 'react';
import { Figure } from '../../feedback/Figure/Figure.tsx';
import { applyChanges } from '../editing/changes.ts';
import type { GridEditing } from '../editing/gridEditing.ts';
import type { GridColumn } from './DataGrid.tsx';
import { EditableGrid } from './EditableGrid.tsx';

interface Line {
  id: string;
  scope: string;
  quantity: number | null;
  unit: string | null;
  price: number | null;
  share: number | null;
  due: string | null;
  included: boolean;
}

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  currencySign: 'accounting',
});
const plain = new Intl.NumberFormat('en-US');
const units = ['CY', 'EA', 'LF', 'LS', 'SF'].map((label) => ({ value: label.toLowerCase(), label }));
const start: readonly Line[] = [
  {
    id: 'a',
    scope: 'Delete curtain wall',
    quantity: -61_000,
    unit: 'sf',
    price: 142,
    share: 10,
    due: '2026-10-28',
    included: true,
  },
  {
    id: 'b',
    scope: 'Add window wall',
    quantity: 61_000,
    unit: 'sf',
    price: 84,
    share: 12.5,
    due: '2026-11-04',
    included: true,
  },
  {
    id: 'c',
    scope: 'General conditions',
    quantity: -1,
    unit: 'ls',
    price: 312_000,
    share: null,
    due: null,
    included: false,
  },
  {
    id: 'd',
    scope: 'Approved with the last change',
    quantity: 4,
    unit: 'ea',
    price: 1250.5,
    share: null,
    due: null,
    included: true,
  },
];
const rowKey = (row: Line) => row.id;
const blank = (id: string): Line => ({
  id,
  scope: '',
  quantity: null,
  unit: null,
  price: null,
  share: null,
  due: null,
  included: false,
});
const sumOf = (row: Line) => (row.quantity ?? 0) * (row.price ?? 0);

const columns: readonly GridColumn<Line>[] = [
  {
    id: 'scope',
    title: 'Scope',
    width: 190,
    grow: true,
    edit: {
      type: 'text',
      validate: (value) => (value === '' ? 'A line needs a scope. Type what is built.' : undefined),
    },
    render: (row) => row.scope,
    renderTotal: () => 'Cost',
  },
  {
    id: 'quantity',
    title: 'Quantity',
    width: 90,
    align: 'end',
    edit: { type: 'number' },
    render: (row) => (row.quantity === null ? null : <Figure>{plain.format(row.quantity)}</Figure>),
  },
  {
    id: 'unit',
    title: 'Unit',
    width: 70,
    edit: { type: 'choice', options: units },
    render: (row) => units.find(({ value }) => value === row.unit)?.label ?? '-',
  },
  {
    id: 'price',
    title: 'Unit cost',
    width: 110,
    align: 'end',
    edit: { type: 'money' },
    render: (row) => (row.price === null ? null : <Figure>{money.format(row.price)}</Figure>),
  },
  {
    id: 'share',
    title: 'Markup',
    width: 80,
    align: 'end',
    edit: { type: 'percent', minimum: 0 },
    render: (row) => (row.share === null ? null : `${plain.format(row.share)}%`),
  },
  { id: 'due', title: 'Due', width: 104, edit: { type: 'date' }, render: (row) => row.due },
  {
    id: 'included',
    title: 'Included',
    width: 80,
    align: 'center',
    edit: { type: 'checkbox' },
    render: (row) => (row.included ? 'Yes' : 'No'),
  },
  {
    id: 'sum',
    title: 'Extension',
    width: 130,
    align: 'end',
    exportValue: sumOf,
    render: (row) => <Figure>{money.format(sumOf(row))}</Figure>,
    renderTotal: (rows) => <Figure>{money.format(rows.reduce((sum, row) => sum + sumOf(row), 0))}</Figure>,
  },
];

function Edited({ rows: given, errors }: { rows: readonly Line[]; errors?: GridEditing<Line>['errors'] }) {
  const [rows, setRows] = useState(given);
  const [editing] = useState((): GridEditing<Line> => {
    let made = 0;
    return {
      onChange: (changes) => setRows((before) => applyChanges(before, changes, columns, rowKey)),
      newRow: () => blank(`new ${(made += 1)}`),
      removable: true,
      readOnly: (row) => (row.id === 'd' ? 'It is approved. Ask for a change to edit it.' : undefined),
      today: '2026-11-20',
      ...(errors && { errors }),
    };
  });
  return <EditableGrid label="Scope" columns={columns} rows={rows} rowKey={rowKey} editing={editing} />;
}

/** Editing: typed cells and totals that follow, and what needs attention. */
export const gridEditExamples = [
  { title: 'Editing: typed cells, ranges, clipboard, filling, undo', render: () => <Edited rows={start} /> },
  {
    title: 'Editing: cells that need attention',
    render: () => (
      <Edited
        rows={start.slice(0, 2)}
        errors={{ b: { price: 'Nobody prices window walls under $90. Check the unit.' } }}
      />
    ),
  },
];
