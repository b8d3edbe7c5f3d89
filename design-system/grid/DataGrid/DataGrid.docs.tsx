import { defineDocs } from '../../catalogue/docs.ts';
import { gridKeys } from '../editing/gridKeys.ts';
import { gridKeyWords } from '../editing/gridKeyWords.ts';
import { gridEditExamples } from './editExamples.tsx';
import { gridFeatureExamples } from './gridExamples.tsx';
import { useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../feedback/ErrorState/ErrorState.tsx';
import { Figure } from '../../feedback/Figure/Figure.tsx';
import { StatusTag } from '../../feedback/StatusTag/StatusTag.tsx';
import { Clock } from '../../icons/shapes.ts';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { ColumnsMenu } from '../ColumnsMenu/ColumnsMenu.tsx';
import { emptyGridState, type GridColumn } from './gridTypes.ts';
import { DataGrid } from './DataGrid.tsx';

interface Sample {
  id: number;
  name: string;
  component: string;
  cost: number;
}

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  currencySign: 'accounting',
  maximumFractionDigits: 0,
});
const components = ['Patient Tower', 'Central Utility Plant', 'Parking Garage'];
const samples: readonly Sample[] = Array.from({ length: 2000 }, (_, index) => ({
  id: index + 1,
  name: `Option ${index + 1}`,
  component: components[index % 3] ?? '',
  cost: ((index * 7919) % 4000) * 1000 - 2_000_000,
}));
const total = (rows: readonly Sample[]) => (
  <Figure>{money.format(rows.reduce((sum, row) => sum + row.cost, 0))}</Figure>
);
const columns: readonly GridColumn<Sample>[] = [
  {
    id: 'id',
    title: 'Id',
    width: 60,
    align: 'center',
    frozen: true,
    value: (row) => row.id,
    render: (row) => row.id,
  },
  {
    id: 'name',
    title: 'Name',
    width: 220,
    frozen: true,
    hideable: false,
    value: (row) => row.name,
    render: (row) => row.name,
  },
  {
    id: 'cost',
    title: 'Cost',
    width: 140,
    align: 'end',
    value: (row) => row.cost,
    render: (row) => <Figure>{money.format(row.cost)}</Figure>,
    renderGroup: total,
    renderTotal: total,
  },
  {
    id: 'status',
    title: 'Status',
    width: 130,
    render: () => <StatusTag label="Pending" tone="caution" icon={Clock} />,
  },
  {
    id: 'component',
    title: 'Component',
    width: 220,
    grow: true,
    value: (row) => row.component,
    render: (row) => row.component,
  },
];
const rowKey = (row: Sample) => String(row.id);
const rowLabel = (row: Sample) => row.name;

function Items() {
  const [state, setState] = useState(emptyGridState);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [current, setCurrent] = useState<string | null>(null);
  return (
    <Stack>
      <ColumnsMenu columns={columns} state={state} onStateChange={setState} />
      <DataGrid
        label="Items"
        columns={columns}
        rows={samples}
        rowKey={rowKey}
        rowLabel={rowLabel}
        state={state}
        onStateChange={setState}
        selection={{ selected, onChange: setSelected }}
        currentKey={current}
        onRowActivate={(row) => setCurrent(rowKey(row))}
        renderCompact={(row) => (
          <Stack gap={1}>
            {row.name}
            <Figure>{money.format(row.cost)}</Figure>
          </Stack>
        )}
        maxHeight={360}
      />
    </Stack>
  );
}

const byComponent = {
  by: (row: Sample) => row.component,
  title: (key: string, rows: readonly Sample[]) => `${key} ${rows.length}`,
  label: (key: string) => key,
};

function Grouped() {
  return (
    <DataGrid
      label="By component"
      columns={columns}
      rows={samples.slice(0, 9)}
      rowKey={rowKey}
      groups={byComponent}
      density="compact"
    />
  );
}

function States() {
  const empty = (
    <EmptyState
      title="No items yet"
      text="An item is one choice."
      action={<Button variant="primary">New item</Button>}
    />
  );
  return (
    <Stack gap={4}>
      <DataGrid label="Loading items" columns={columns} rows={[]} rowKey={rowKey} status="loading" />
      <DataGrid label="No items" columns={columns} rows={[]} rowKey={rowKey} empty={empty} />
      <DataGrid
        label="Failed items"
        columns={columns}
        rows={[]}
        rowKey={rowKey}
        status="error"
        error={<ErrorState title="The items didn't load" onRetry={() => undefined} />}
      />
    </Stack>
  );
}

export const docs = defineDocs({
  name: 'DataGrid',
  group: 'grid',
  summary: 'Rows in columns: virtual, sortable, filterable, groupable, editable, with spreadsheet keys.',
  standsOn:
    'react-table for columns, order, sort, filters, groups and open rows; react-virtual for the rows and columns in sight. Ours: cell types, keys, ranges, fill, paste, undo, problems, reports, exports.',
  use: [
    'Lists of like things, from eight rows to 100,000.',
    'Keep `columns`, `rowKey`, `tree.children` and `groups` stable: a new one arranges every row again.',
    'To edit, take `EditableGrid` beside it: the same props and `editing` with onChange (one change set per action; reject to take it back), newRow, removable, readOnly, growsOnEnter, onDraft, errors, onProblems, goTo, today, onHelp.',
    'Edits are drawn over `rows`: one row is drawn again, however many there are. New `rows` are the truth.',
    'Read a stored arrangement with `readGridState`: it takes over nothing about unknown columns.',
    'Stands on @tanstack/react-table (columns, order, visibility, pinning, sizes, sorting, filters, grouping, expansion; row models of our own) and @tanstack/react-virtual (which rows and columns are drawn, measured panels, scrolling to a row).',
  ],
  avoid: ['Layout of unlike things.', 'A filter of its own where the server pages: filter there.'],
  props: [
    {
      name: 'columns',
      type: 'GridColumn[]',
      summary:
        'id, title, width, render, value (sorts, filters, groups), text, filter, groupable, align, frozen start · end, grow, shrinksTo, inSight, evens, edit, renderGroup, renderTotal.',
    },
    { name: 'rows · rowKey · rowLabel', type: 'Row[] · (row) => string', summary: '' },
    {
      name: 'state · onStateChange',
      type: 'Partial<GridState>',
      summary:
        'Order, widths, hidden, frozen, sort, filters, grouping, collapsed, density: plain data for a saved view. What is left out is kept inside.',
    },
    { name: 'density · rowHeight', type: 'normal · compact', summary: '36 or 24 px, or your own.' },
    { name: 'headerHeight · maxHeight', type: 'px', summary: '34 and 640 by default.' },
    {
      name: 'columnMenu',
      type: 'ColumnMenus',
      summary: 'Sort, filter, group, freeze, move, fit, hide at each heading; columns can be dragged.',
    },
    { name: 'search', type: 'string', summary: 'Keeps rows that say all of its words.' },
    {
      name: 'groups · tree · detail',
      type: '',
      summary: 'Headings with subtotals, rows inside rows, a panel under a row.',
    },
    {
      name: 'selection · currentKey',
      type: '',
      summary: 'Boxes; the row whose details are open.',
    },
    { name: 'onRowActivate', type: '(row) => void', summary: 'A press, or Enter.' },
    { name: 'overlay', type: 'RowOverlay', summary: 'Rows drawn over the given ones, kept by the owner.' },
    { name: 'renderCompact', type: '(row) => node', summary: 'Two lines below 640 px.' },
    { name: 'report', type: 'boolean', summary: 'A table to read and print, with every row.' },
    {
      name: 'status · empty · filtered · filteredEmpty · error',
      type: '',
      summary: 'What stands there instead of rows.',
    },
  ],
  keys: [
    { keys: 'Arrows', does: 'Move by cell; with Ctrl to the edge' },
    { keys: 'Home, End', does: 'First and last column; with Ctrl first and last cell' },
    { keys: 'Page Up, Page Down', does: 'A page of rows' },
    {
      keys: 'Enter, F2',
      does: 'Edit the cell, use its control, or open the row; on a heading: sort, with Shift add',
    },
    { keys: 'Left, Right on a group or tree', does: 'Close and open, then move on' },
    { keys: 'Space', does: 'Choose the row; with Shift a range; open a group or panel' },
    { keys: 'Ctrl+A', does: 'Choose all' },
    { keys: 'Alt+Left, Alt+Right on a heading', does: 'Resize; with Shift move the column' },
    { keys: 'Alt+Down, Shift+F10 on a heading', does: 'Options of the column' },
    { keys: 'Tab', does: 'Leaves a grid that is not editable' },
    ...gridKeys
      .filter((one) => !('by' in one) || one.by !== 'every')
      .map(({ keys, action, where }) => ({
        keys: `${keys.join(', ')} ${where === 'cell' ? 'where cells are edited' : 'in an editor'}`,
        does: gridKeyWords[action],
      })),
  ],
  examples: [
    { title: 'Items', render: () => <Items /> },
    { title: 'Groups with subtotals', render: () => <Grouped /> },
    { title: 'Loading, empty, error', render: () => <States /> },
    ...gridFeatureExamples,
    ...gridEditExamples,
  ],
});
