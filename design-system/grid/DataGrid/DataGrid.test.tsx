import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../../actions/Button/Button.tsx';
import { useState } from 'react';
import type { GridColumn } from './gridTypes.ts';
import { DataGrid } from './DataGrid.tsx';

afterEach(cleanup);

interface Item {
  name: string;
  cost: number;
}

const sum = (rows: readonly Item[]) => rows.reduce((total, row) => total + row.cost, 0);
const columns: readonly GridColumn<Item>[] = [
  {
    id: 'name',
    title: 'Name',
    width: 200,
    frozen: true,
    value: (row) => row.name,
    render: (row) => row.name,
  },
  {
    id: 'cost',
    title: 'Cost',
    width: 120,
    align: 'end',
    value: (row) => row.cost,
    render: (row) => row.cost,
    renderGroup: sum,
  },
];
const three: readonly Item[] = [
  { name: 'a', cost: 2 },
  { name: 'b', cost: 1 },
  { name: 'c', cost: 3 },
];
const many = (count: number): readonly Item[] =>
  Array.from({ length: count }, (_, index) => ({ name: `row${index}`, cost: index }));
const rowKey = (row: Item) => row.name;
const groups = {
  by: (row: Item) => (row.cost < 3 ? 'small' : 'large'),
  title: (key: string, rows: readonly Item[]) => `${key} ${rows.length}`,
  label: (key: string) => key,
};
const four = many(4);
const blocked = (row: Item) => (row.name === 'row1' ? 'Already approved' : undefined);

function Selecting() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <DataGrid
        label="Items"
        columns={columns}
        rows={four}
        rowKey={rowKey}
        selection={{ selected, onChange: setSelected, disabledReason: blocked }}
      />
      <output>{[...selected].join(' ')}</output>
    </>
  );
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
const focused = () => document.activeElement?.textContent;

it('tells its size while only a window of rows is drawn', () => {
  render(<DataGrid label="Items" columns={columns} rows={many(5000)} rowKey={rowKey} />);
  const grid = screen.getByRole('grid', { name: 'Items' });
  expect(grid.getAttribute('aria-rowcount')).toBe('5001');
  expect(grid.getAttribute('aria-colcount')).toBe('2');
  expect(screen.getAllByRole('row').length).toBeLessThan(40);
});

it('sorts by a press on a heading, ascending, descending, not at all', async () => {
  render(<DataGrid label="Items" columns={columns} rows={three} rowKey={rowKey} />);
  const heading = screen.getByRole('columnheader', { name: 'Cost' });
  await userEvent.click(heading);
  expect(names()).toEqual(['b1', 'a2', 'c3']);
  expect(heading.getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(heading);
  expect(names()).toEqual(['c3', 'a2', 'b1']);
  await userEvent.click(heading);
  expect(names()).toEqual(['a2', 'b1', 'c3']);
});

it('has one tab stop that the arrows move', async () => {
  render(<DataGrid label="Items" columns={columns} rows={three} rowKey={rowKey} />);
  await userEvent.tab();
  expect(focused()).toBe('a');
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('1');
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('3');
  await userEvent.keyboard('{Home}{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('Name');
  expect(screen.getByRole('grid').querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  await userEvent.tab();
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(false);
});

it('lets Tab go on past a control that is a stop of its own', async () => {
  const withLink = [...columns, { id: 'do', title: 'Do', width: 80, render: () => <a href="#there">Do</a> }];
  render(
    <>
      <DataGrid label="Items" columns={withLink} rows={three.slice(0, 1)} rowKey={rowKey} />
      <button type="button">After</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await userEvent.tab();
  expect(document.activeElement?.tagName).toBe('A');
  await userEvent.tab();
  expect(focused()).toBe('After');
});

it('opens a row by press and by Enter, but leaves controls in a cell to themselves', async () => {
  const activate = vi.fn();
  const press = vi.fn();
  const withButton: readonly GridColumn<Item>[] = [
    ...columns,
    {
      id: 'do',
      title: 'Do',
      width: 80,
      render: () => (
        <Button size="small" onPress={press}>
          Do
        </Button>
      ),
    },
  ];
  render(
    <DataGrid label="Items" columns={withButton} rows={three} rowKey={rowKey} onRowActivate={activate} />,
  );
  await userEvent.click(screen.getByText('b'));
  expect(activate).toHaveBeenLastCalledWith(three[1]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(activate).toHaveBeenLastCalledWith(three[2]);
  await userEvent.keyboard('{End}{Enter}');
  expect(press).toHaveBeenCalledOnce();
  expect(activate).toHaveBeenCalledTimes(2);
  expect(screen.getAllByRole('button', { name: 'Do' }).every((button) => button.tabIndex === -1)).toBe(true);
  await userEvent.keyboard('{F2}');
  expect(focused()).toBe('Do');
  expect(document.activeElement?.tagName).toBe('BUTTON');
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell');
});

it('chooses rows by Space, ranges with Shift, all by the box in the heading', async () => {
  render(<Selecting />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row0' }));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
  expect(screen.getByRole('status').textContent).toBe('row0 row2');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' }).indeterminate).toBe(
    true,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(screen.getByRole('status').textContent).toBe('row0 row2 row3');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row1' }));
  expect(screen.getByRole('status').textContent).toBe('row0 row2 row3');
});

it('says why a row cannot be chosen, at its box', async () => {
  render(<Selecting />);
  const box = screen.getByRole('checkbox', { name: 'Select row1' });
  expect(box.getAttribute('aria-description')).toBe('Already approved');
  await userEvent.click(box);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Already approved');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select row0' }));
  await userEvent.keyboard('{ArrowDown}');
  expect((await screen.findByRole('tooltip')).textContent).toBe('Already approved');
});

it('resizes a column by key on its heading and hands the state out', async () => {
  const change = vi.fn();
  render(<DataGrid label="Items" columns={columns} rows={three} rowKey={rowKey} onStateChange={change} />);
  screen.getByRole('columnheader', { name: 'Name' }).focus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ widths: { name: 210 } }));
});

it('groups rows under headings that open and close, with subtotals', async () => {
  render(<DataGrid label="Items" columns={columns} rows={three} rowKey={rowKey} groups={groups} />);
  expect(names()).toEqual(['small 23', 'a2', 'b1', 'large 13', 'c3']);
  await userEvent.click(screen.getByText('small 2'));
  expect(names()).toEqual(['small 23', 'large 13', 'c3']);
});

it('shows what there is instead of rows', () => {
  const slots = { empty: <p>No items yet</p>, filteredEmpty: <p>Nothing left</p>, error: <p>Failed</p> };
  const { rerender } = render(
    <DataGrid label="Items" columns={columns} rows={[]} rowKey={rowKey} {...slots} />,
  );
  expect(screen.getByText('No items yet')).toBeTruthy();
  rerender(<DataGrid label="Items" columns={columns} rows={[]} rowKey={rowKey} filtered {...slots} />);
  expect(screen.getByText('Nothing left')).toBeTruthy();
  rerender(<DataGrid label="Items" columns={columns} rows={[]} rowKey={rowKey} status="error" {...slots} />);
  expect(screen.getByText('Failed')).toBeTruthy();
  rerender(
    <DataGrid label="Items" columns={columns} rows={[]} rowKey={rowKey} status="loading" {...slots} />,
  );
  expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('true');
});

it('keeps a tab stop when its last row goes, totals or not', () => {
  const totalled = columns.map((column) => ({ ...column, renderTotal: sum }));
  const grid = (rows: readonly Item[]) => (
    <DataGrid label="Items" columns={totalled} rows={rows} rowKey={rowKey} filtered filteredEmpty="None" />
  );
  const { container, rerender } = render(grid(three));
  rerender(grid([]));
  const stops = [...container.querySelectorAll('[tabindex="0"]')];
  expect(stops.map((stop) => stop.getAttribute('role'))).toEqual(['columnheader']);
});

it('asks the owner of a column to edit a cell: by F2, Enter, double click and the pencil', async () => {
  const begin = vi.fn<(row: Item, cell: HTMLElement) => void>();
  const own = columns.map((column) => ({
    ...column,
    ownEdit: { begin, allowed: (row: Item) => row.name !== 'c' },
  }));
  const { container } = render(<DataGrid label="Items" columns={own} rows={three} rowKey={rowKey} />);
  expect(container.querySelectorAll('[data-pencil]')).toHaveLength(2 * columns.length);
  await userEvent.tab();
  await userEvent.keyboard('{F2}{Enter}');
  const cell = document.activeElement;
  expect(begin.mock.calls.map(([, at]) => at === cell)).toEqual([true, true]);
  await userEvent.dblClick(cell as HTMLElement);
  await userEvent.click(container.querySelector('[data-pencil]') as HTMLElement);
  expect(begin).toHaveBeenCalledTimes(4);
});
