import { useState } from 'react';
import { Figure } from '../../feedback/Figure/Figure.tsx';
import { SearchField } from '../../inputs/SearchField/SearchField.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { Text } from '../../layout/Text/Text.tsx';
import { ColumnMenus } from './columns/ColumnMenus.tsx';
import { DataGrid, type DataGridProps, type GridColumn } from './DataGrid.tsx';
import { emptyGridState, type GridState } from './gridTypes.ts';

interface Part {
  id: string;
  name: string;
  trade: string;
  due: string;
  cost: number;
  parts?: readonly Part[];
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  currencySign: 'accounting',
  maximumFractionDigits: 0,
});
const names = ['Curtain wall', 'Raised floor', 'Green roof', 'Switchgear', 'Precast stair', 'Chilled beam'];
const trades = ['Envelope', 'Interiors', 'Envelope', 'Electrical', 'Structure', 'Mechanical'];
const parts: readonly Part[] = names.map((name, index) => ({
  id: `P-${index + 1}`,
  name,
  trade: trades[index] ?? '',
  due: `2026-0${index + 1}-15`,
  cost: (index * 7919) % 900_000,
}));
const total = (rows: readonly Part[]) => (
  <Figure>{dollars.format(rows.reduce((sum, row) => sum + row.cost, 0))}</Figure>
);
const columns: readonly GridColumn<Part>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 200,
    filter: 'choice',
    grow: true,
    value: (row) => row.name,
    render: (row) => row.name,
  },
  {
    id: 'trade',
    title: 'Trade',
    width: 140,
    filter: 'choice',
    groupable: true,
    value: (row) => row.trade,
    render: (row) => row.trade,
  },
  { id: 'due', title: 'Due', width: 120, value: (row) => row.due, render: (row) => row.due },
  {
    id: 'cost',
    title: 'Cost',
    width: 140,
    align: 'end',
    filter: 'number',
    value: (row) => row.cost,
    render: (row) => <Figure>{dollars.format(row.cost)}</Figure>,
    renderGroup: total,
    renderTotal: total,
  },
];
const rowKey = (row: Part) => row.id;
const rowLabel = (row: Part) => row.name;

function Example({
  start,
  ...rest
}: Partial<DataGridProps<Part>> & { label: string; start?: Partial<GridState> }) {
  const [state, setState] = useState<GridState>({ ...emptyGridState, ...start });
  return (
    <DataGrid
      columns={columns}
      rows={parts}
      rowKey={rowKey}
      rowLabel={rowLabel}
      columnMenu={ColumnMenus}
      state={state}
      onStateChange={setState}
      {...rest}
    />
  );
}

function Searched() {
  const [search, setSearch] = useState('roof');
  return (
    <Stack>
      <SearchField label="Quick filter" value={search} onChange={setSearch} />
      <Example label="Searched parts" search={search} filteredEmpty={<Text>Nothing says that.</Text>} />
    </Stack>
  );
}

const wide: readonly GridColumn<Part>[] = [
  { id: 'name', title: 'Name', width: 160, frozen: true, value: rowLabel, render: rowLabel },
  ...Array.from({ length: 40 }, (_, index): GridColumn<Part> => ({
    id: `month-${index + 1}`,
    title: `Month ${index + 1}`,
    width: 110,
    align: 'end',
    render: (row) => dollars.format(Math.round(row.cost / 40) * (index + 1)),
  })),
  {
    id: 'cost',
    title: 'Cost',
    width: 120,
    align: 'end',
    frozen: 'end',
    render: (row) => dollars.format(row.cost),
  },
];

const tree: readonly Part[] = [
  {
    id: 'T-1',
    name: 'Shell',
    trade: 'Structure',
    due: '2026-02-01',
    cost: 900_000,
    parts: [
      {
        id: 'T-2',
        name: 'Superstructure',
        trade: 'Structure',
        due: '2026-03-01',
        cost: 600_000,
        parts: [{ id: 'T-3', name: 'Steel frame', trade: 'Structure', due: '2026-03-15', cost: 400_000 }],
      },
      { id: 'T-4', name: 'Roofing', trade: 'Envelope', due: '2026-05-01', cost: 300_000 },
    ],
  },
  { id: 'T-5', name: 'Site works', trade: 'Civil', due: '2026-01-10', cost: 120_000 },
];
const below = { children: (row: Part) => row.parts };
const panel = {
  open: new Set(['P-2']),
  render: (row: Part) => (
    <Stack gap={1}>
      <Text weight="strong">{row.name}</Text>
      <Text tone="muted">{`Bought by ${row.trade.toLowerCase()}, due ${row.due}.`}</Text>
    </Stack>
  ),
};

/** One example for each feature of the grid; small and always the same. */
export const gridFeatureExamples = [
  {
    title: 'Sorted by two columns, with a filter in the heading',
    render: () => (
      <Example
        label="Sorted and filtered parts"
        start={{
          sort: [
            { column: 'trade', direction: 'asc' },
            { column: 'cost', direction: 'desc' },
          ],
          filters: { cost: { kind: 'number', from: 1000, to: null } },
        }}
      />
    ),
  },
  { title: 'Quick filter', render: () => <Searched /> },
  {
    title: 'Many columns, frozen at both sides',
    render: () => <Example label="Parts by month" columns={wide} start={{ frozen: {} }} />,
  },
  {
    title: 'Compact rows',
    render: () => <Example label="Compact parts" start={{ density: 'compact' }} />,
  },
  {
    title: 'Grouped by a column, one group closed',
    render: () => (
      <Example label="Parts by trade" start={{ grouping: ['trade'], collapsed: ['["Interiors"]'] }} />
    ),
  },
  { title: 'Rows inside rows', render: () => <Example label="Nested parts" rows={tree} tree={below} /> },
  { title: 'A panel under a row', render: () => <Example label="Parts with panels" detail={panel} /> },
  {
    title: 'Filtered to nothing',
    render: () => (
      <Example
        label="No parts left"
        start={{ filters: { name: { kind: 'choice', values: ['nothing'] } } }}
        filteredEmpty={<Text>No part is called that.</Text>}
      />
    ),
  },
  {
    title: 'Report',
    render: () => <Example label="Report of parts" report start={{ grouping: ['trade'] }} />,
  },
];
