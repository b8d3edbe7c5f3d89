import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import type { GridChanges } from '../editing/changes.ts';
import type { GridEditing } from '../editing/gridEditing.ts';
import { ColumnMenus } from './columns/ColumnMenus.tsx';
import { DataGrid, type DataGridProps, type GridColumn, type GridState } from './DataGrid.tsx';
import { EditableGrid } from './EditableGrid.tsx';
import { emptyGridState } from './gridTypes.ts';
import { readGridState } from './state/readGridState.ts';

afterEach(cleanup);
// The menus come in chunks of their own: fetched once, so that no test waits for them.
beforeAll(() => Promise.all([import('./columns/ColumnMenu.tsx'), import('./columns/ColumnFilterPanel.tsx')]));

interface Item {
  name: string;
  part: string;
  cost: number;
  inside?: readonly Item[];
}

const sum = (rows: readonly Item[]) => rows.reduce((total, row) => total + row.cost, 0);
const columns: readonly GridColumn<Item>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 200,
    filter: 'choice',
    value: (row) => row.name,
    render: (row) => row.name,
    edit: {
      type: 'text',
      validate: (value) => (value === '' ? 'A name is needed' : undefined),
      readOnly: (row) => (row.cost === 3 ? 'Approved' : undefined),
    },
  },
  {
    id: 'part',
    title: 'Part',
    width: 120,
    filter: 'choice',
    groupable: true,
    value: (row) => row.part,
    render: (row) => row.part,
  },
  {
    id: 'cost',
    title: 'Cost',
    width: 120,
    align: 'end',
    filter: 'number',
    value: (row) => row.cost,
    render: (row) => row.cost,
    renderGroup: sum,
    renderTotal: sum,
  },
];
const rows: readonly Item[] = [
  { name: 'Roof', part: 'Tower', cost: 2 },
  { name: 'Wall', part: 'Garage', cost: 1 },
  { name: 'Stair', part: 'Tower', cost: 3 },
];
const rowKey = (row: Item) => row.name;

type GridProps = Partial<DataGridProps<Item>> & {
  start?: Partial<GridState>;
  onState?: (state: GridState) => void;
  editing?: GridEditing<Item>;
};

function Grid({ start, onState, editing, ...rest }: GridProps) {
  const [state, setState] = useState<GridState>({ ...emptyGridState, ...start });
  const props = {
    label: 'Items',
    columns,
    rows,
    rowKey,
    rowLabel: rowKey,
    columnMenu: ColumnMenus,
    state,
    onStateChange: (next: GridState) => {
      setState(next);
      onState?.(next);
    },
    ...rest,
  };
  return editing ? <EditableGrid {...props} editing={editing} /> : <DataGrid {...props} />;
}

const lines = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-line]:not([data-line="-1"])')].map((row) => row.textContent);
const heading = (name: string) => screen.getByRole('columnheader', { name });
const choose = async (column: string, item: string) => {
  heading(column).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('offers in the menu of a heading whatever can be done to the column, by keyboard too', async () => {
  const onState = vi.fn();
  const { container } = render(<Grid onState={onState} />);
  await choose('Cost', 'Sort descending');
  expect(lines(container)).toEqual(['StairTower3', 'RoofTower2', 'WallGarage1', '6']);
  await choose('Part', 'Then sort by this');
  expect(onState.mock.lastCall?.[0].sort).toHaveLength(2);
  await choose('Part', 'Clear sort');
  await choose('Name', 'Move towards the end');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Part',
    'Name',
    'Cost',
  ]);
  await choose('Cost', 'Freeze at the start');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Cost',
    'Part',
    'Name',
  ]);
  await choose('Part', 'Hide column');
  expect(screen.queryByRole('columnheader', { name: 'Part' })).toBeNull();
  expect(onState.mock.lastCall?.[0]).toMatchObject({ hidden: ['part'], frozen: { cost: 'start' } });
});

it('moves a column by Alt+Shift+arrows, and the focus with it', async () => {
  render(<Grid />);
  heading('Name').focus();
  await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
  expect(screen.getAllByRole('columnheader').map((cell) => cell.getAttribute('aria-label'))).toEqual([
    'Part',
    'Name',
    'Cost',
  ]);
  expect(document.activeElement).toBe(heading('Name'));
});

it('filters by number and by choice, shows it in the heading, and tells how many are left', async () => {
  const { container } = render(<Grid filteredEmpty="Nothing left" />);
  await choose('Cost', 'Filter…');
  await userEvent.type(await screen.findByLabelText('At least'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(lines(container)).toEqual(['RoofTower2', 'StairTower3', '5']);
  expect(within(heading('Cost')).getByLabelText('Filtered')).toBeTruthy();
  expect(container.querySelector('[aria-live]')?.textContent).toBe('2 of 3 rows');
  await choose('Part', 'Filter…');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Garage' }));
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(lines(container)).toEqual([]);
  expect(screen.getByText('Nothing left')).toBeTruthy();
  await choose('Part', 'Clear filter');
  await choose('Cost', 'Clear filter');
  expect(lines(container)).toHaveLength(4);
});

it('keeps the rows that say every word of the quick filter, and tells of a sort', async () => {
  const { container, rerender } = render(<Grid search="tower 3" />);
  expect(lines(container)).toEqual(['StairTower3', '3']);
  expect(container.querySelector('[aria-live]')?.textContent).toBe('');
  rerender(<Grid search="" />);
  await userEvent.click(heading('Name'));
  expect(container.querySelector('[aria-live]')?.textContent).toBe('Sorted by Name, ascending');
});

it('groups by a column with subtotals, and keeps what is closed in its state', async () => {
  const onState = vi.fn();
  const { container } = render(<Grid onState={onState} />);
  await choose('Part', 'Group by this');
  expect(lines(container)).toEqual([
    'Part: Tower (2)5',
    'RoofTower2',
    'StairTower3',
    'Part: Garage (1)1',
    'WallGarage1',
    '6',
  ]);
  const grid = screen.getByRole('treegrid');
  expect(grid.querySelectorAll('[aria-level="2"]')).toHaveLength(3);
  act(() => grid.querySelector<HTMLElement>('[data-line="0"] > [data-cell]')?.focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(lines(container)).toEqual(['Part: Tower (2)5', 'Part: Garage (1)1', 'WallGarage1', '6']);
  expect(onState.mock.lastCall?.[0].collapsed).toEqual(['["Tower"]']);
  await userEvent.keyboard('{ArrowRight}');
  expect(lines(container)).toHaveLength(6);
});

it('stores all of it in one plain object that brings it back', () => {
  const start: GridState = {
    columnOrder: ['cost', 'name', 'part'],
    widths: { name: 260 },
    hidden: ['name'],
    frozen: { part: 'end' },
    sort: [{ column: 'cost', direction: 'desc' }],
    filters: { cost: { kind: 'number', from: 2, to: null } },
    grouping: ['part'],
    collapsed: [],
    density: 'compact',
  };
  const stored = readGridState(JSON.parse(JSON.stringify(start)), columns);
  expect(stored).toEqual(start);
  const { container } = render(<Grid start={stored} />);
  expect(lines(container)).toEqual(['Part: Tower (2)', '3Tower', '2Tower', '5']);
  expect(container.querySelector<HTMLElement>('[data-line="1"]')?.style.height).toBe('24px');
});

it('shows rows inside rows, opened and closed by the arrows in their column', async () => {
  const tree: readonly Item[] = [
    { name: 'Shell', part: 'A', cost: 9, inside: [{ name: 'Slab', part: 'A', cost: 4 }] },
    { name: 'Site', part: 'B', cost: 1 },
  ];
  const { container } = render(<Grid rows={tree} tree={{ children: (row) => row.inside }} />);
  const grid = screen.getByRole('treegrid');
  expect(lines(container)).toEqual(['ShellA9', 'SlabA4', 'SiteB1', '10']);
  expect(grid.querySelector('[data-line="1"]')?.getAttribute('aria-level')).toBe('2');
  act(() => grid.querySelector<HTMLElement>('[data-line="0"] > [data-cell="0"]')?.focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(lines(container)).toEqual(['ShellA9', 'SiteB1', '10']);
  expect(grid.querySelector('[data-line="0"]')?.getAttribute('aria-expanded')).toBe('false');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(lines(container)).toHaveLength(4);
  expect(document.activeElement?.textContent).toBe('A');
});

it('opens a panel under a row', async () => {
  const { container } = render(<Grid detail={{ render: (row) => <p>About {row.name}</p> }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Details of Wall' }));
  expect(screen.getByText('About Wall')).toBeTruthy();
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('6');
  expect(container.querySelector('[data-kind="detail"]')?.getAttribute('aria-rowindex')).toBe('4');
  await userEvent.keyboard(' ');
  expect(screen.queryByText('About Wall')).toBeNull();
});

it('edits in the cell: the row alone is drawn anew, a mark says what is wrong, Escape gives up', async () => {
  const changed = vi.fn<(changes: GridChanges<Item>) => void>();
  const { container } = render(<Grid editing={{ onChange: changed }} />);
  await userEvent.dblClick(screen.getByText('Roof'));
  const editor = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name, row 1' });
  expect(editor().value).toBe('Roof');
  await userEvent.clear(editor());
  await userEvent.keyboard('{Enter}');
  expect(container.querySelector('[data-line="0"] [aria-invalid]')).not.toBeNull();
  await userEvent.keyboard('{ArrowUp}Green roof{Enter}');
  expect(lines(container)[0]).toBe('Green roofTower2');
  expect(changed.mock.calls.map(([{ cells }]) => cells)).toEqual([
    [{ key: 'Roof', column: 'name', from: 'Roof', to: '' }],
    [{ key: 'Roof', column: 'name', from: '', to: 'Green roof' }],
  ]);
  expect(document.activeElement?.textContent).toBe('Wall');
  await userEvent.keyboard('Wand{Escape}');
  expect(document.activeElement?.textContent).toBe('Wall');
  await userEvent.keyboard('{ArrowDown}x');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(changed).toHaveBeenCalledTimes(2);
});

it('takes a choice by the mouse alone: a double press opens the list, a press on an option takes it', async () => {
  const changed = vi.fn<(changes: GridChanges<Item>) => void>();
  const options = ['Tower', 'Garage'].map((part) => ({ value: part, label: part }));
  const chosen = columns.map((column): GridColumn<Item> =>
    column.id === 'part' ? { ...column, edit: { type: 'choice', options } } : column,
  );
  const { container } = render(<Grid columns={chosen} editing={{ onChange: changed }} />);
  await userEvent.dblClick(container.querySelector('[data-line="0"] > [data-cell="1"]') as HTMLElement);
  await userEvent.click(await screen.findByRole('option', { name: 'Garage' }));
  expect(changed.mock.calls.map(([{ cells }]) => cells)).toEqual([
    [{ key: 'Roof', column: 'part', from: 'Tower', to: 'Garage' }],
  ]);
  expect(lines(container)[0]).toBe('RoofGarage2');
  expect(document.activeElement?.textContent).toBe('Garage');
  expect(screen.queryByRole('option')).toBeNull();
});

it('walks the choices by the arrows; Enter takes what they are on, at an end of the list too', async () => {
  const changed = vi.fn<(changes: GridChanges<Item>) => void>();
  const options = ['Tower', 'Garage', 'Annex'].map((part) => ({ value: part, label: part }));
  const chosen = columns.map((column): GridColumn<Item> =>
    column.id === 'part' ? { ...column, edit: { type: 'choice', options } } : column,
  );
  const { container } = render(<Grid columns={chosen} editing={{ onChange: changed }} />);
  await userEvent.dblClick(container.querySelector('[data-line="0"] > [data-cell="1"]') as HTMLElement);
  await screen.findByRole('option', { name: 'Garage' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(changed.mock.calls.at(-1)?.[0].cells).toEqual([
    { key: 'Roof', column: 'part', from: 'Tower', to: 'Garage' },
  ]);
  await userEvent.dblClick(container.querySelector('[data-line="1"] > [data-cell="1"]') as HTMLElement);
  await screen.findByRole('option', { name: 'Garage' });
  // The name is the only one that answers to what is typed: the arrows have nowhere to go.
  await userEvent.keyboard('anne{ArrowDown}{Enter}');
  expect(changed.mock.calls.at(-1)?.[0].cells).toEqual([
    { key: 'Wall', column: 'part', from: 'Garage', to: 'Annex' },
  ]);
});

it('is a plain table in a report: every row, headings, totals, nothing to press', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ name: `Row ${index}`, part: 'A', cost: 1 }));
  render(<Grid rows={many} report />);
  const table = screen.getByRole('table', { name: 'Items' });
  expect(within(table).getAllByRole('row')).toHaveLength(302);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Part', 'Cost']);
  expect(screen.queryByRole('grid')).toBeNull();
  expect(table.querySelector('button,input,[tabindex]')).toBeNull();
});

it('prints every row in place of the window of rows', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ name: `Row ${index}`, part: 'A', cost: 1 }));
  const { container } = render(<Grid rows={many} />);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(container.querySelectorAll('table tbody tr')).toHaveLength(300);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(container.querySelector('table')).toBeNull();
});

it('goes to the cell that its owner names, with the focus, once for each time that it is named', () => {
  const onChange = vi.fn();
  const { container, rerender } = render(<Grid editing={{ onChange }} />);
  const at = (key: string, column: string) =>
    rerender(<Grid editing={{ onChange, goTo: { key, column } }} />);
  at('Stair', 'name');
  expect(document.activeElement?.textContent).toBe('Stair');
  at('Wall', 'cost');
  expect(document.activeElement).toBe(
    [...container.querySelectorAll('[data-line="1"] > [data-cell]')].at(-1),
  );
  // A row that is gone moves nothing.
  at('Lift', 'name');
  expect(document.activeElement?.textContent).toBe('1');
});
