import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tree, type TreeNode, type TreeProps, type TreeTarget } from './Tree.tsx';

const nodes: readonly TreeNode[] = [
  {
    id: 'b',
    label: 'Shell',
    children: [
      { id: 'b10', label: 'Superstructure' },
      {
        id: 'b20',
        label: 'Enclosure',
        children: [
          { id: 'b2010', label: 'Walls' },
          { id: 'b2020', label: 'Windows' },
        ],
      },
    ],
  },
  { id: 'c', label: 'Interiors', children: [{ id: 'c10', label: 'Partitions' }] },
  { id: 'd', label: 'Services', disabledReason: 'Not in this format' },
];
const draw = (props: Partial<TreeProps> = {}) => render(<Tree label="Divisions" nodes={nodes} {...props} />);
const item = (name: string | RegExp) => screen.getByRole('treeitem', { name });
const shown = () => screen.getAllByRole('treeitem').map((one) => one.textContent);
const focused = () => document.activeElement?.textContent;
const press = async (keys: string) => userEvent.keyboard(keys);

it('says for every row where it stands', () => {
  draw({ open: ['b'] });
  expect(shown()).toEqual(['Shell', 'Superstructure', 'Enclosure', 'Interiors', 'Services']);
  const row = item('Enclosure');
  expect(
    ['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => row.getAttribute(name)),
  ).toEqual(['2', '2', '2', 'false']);
  expect(item('Superstructure').hasAttribute('aria-expanded')).toBe(false);
  // One tab stop: the tree until it has been in use, then the row that was last.
  const stops = () =>
    [screen.getByRole('tree'), ...screen.getAllByRole('treeitem')].filter((one) => one.tabIndex === 0);
  expect(stops()).toEqual([screen.getByRole('tree')]);
  act(() => row.focus());
  expect(stops()).toEqual([row]);
});

it('walks, opens and closes by keys', async () => {
  draw();
  await userEvent.tab();
  expect(focused()).toBe('Shell');
  await press('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(focused()).toBe('Enclosure');
  await press('{ArrowRight}{ArrowRight}');
  expect(focused()).toBe('Walls');
  await press('{ArrowLeft}');
  expect(focused()).toBe('Enclosure');
  await press('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(shown()).toEqual(['Shell', 'Interiors', 'Services']);
  await press('{End}{Home}*');
  expect(shown()).toEqual(['Shell', 'Superstructure', 'Enclosure', 'Interiors', 'Partitions', 'Services']);
  await press('pa');
  expect(focused()).toBe('Partitions');
});

it('chooses by press, Enter and Space, but not what is blocked', async () => {
  const select = vi.fn();
  draw({ open: ['b'], selected: 'b10', onSelect: select });
  expect(item('Superstructure').getAttribute('aria-selected')).toBe('true');
  await userEvent.tab();
  expect(focused()).toBe('Superstructure');
  await press('{ArrowDown}{Enter}');
  expect(select).toHaveBeenLastCalledWith('b20');
  await userEvent.click(item('Interiors'));
  expect(select).toHaveBeenLastCalledWith('c');
  await userEvent.click(item('Services'));
  expect(select).toHaveBeenCalledTimes(2);
});

it('tells the names of its rows and why one cannot be chosen', () => {
  draw({ open: ['c'], onSelect: vi.fn() });
  expect(screen.getByRole('tree', { name: 'Divisions' })).toBeTruthy();
  expect(item('Services').getAttribute('aria-disabled')).toBe('true');
  expect(item('Services').title).toBe('Not in this format');
  expect(screen.getByRole('button', { name: 'Expand Shell' }).tabIndex).toBe(-1);
  expect(screen.getByRole('button', { name: 'Collapse Interiors' })).toBeTruthy();
});

it('shows what is searched with everything above it', () => {
  const { rerender } = draw({ search: 'wind' });
  expect(shown()).toEqual(['Shell', 'Enclosure', 'Windows']);
  rerender(<Tree label="Divisions" nodes={nodes} search="roof" />);
  expect(screen.queryByRole('tree')).toBeNull();
  expect(screen.getByText('No results')).toBeTruthy();
});

const movable = (onMove: (id: string, target: TreeTarget) => void) => draw({ open: ['b'], onMove });
const frame = async () =>
  act(async () => new Promise((done) => void requestAnimationFrame(() => done(undefined))));

it('moves by keys, keeps the focus on the row and says where it went', async () => {
  const seen = vi.fn();
  movable(seen);
  item('Superstructure').focus();
  await press('{Alt>}{ArrowDown}{/Alt}');
  await frame();
  expect(seen).toHaveBeenLastCalledWith('b10', { parent: 'b', index: 1 });
  expect(document.activeElement).toBe(item('Superstructure'));
  expect(screen.getByText('Superstructure moved to place 2 in Shell')).toBeTruthy();
  await press('{Alt>}{ArrowLeft}{/Alt}');
  expect(seen).toHaveBeenLastCalledWith('b10', { parent: null, index: 1 });
});

it('moves by its menu, which offers only the ways there are', async () => {
  const seen = vi.fn();
  movable(seen);
  await userEvent.click(screen.getByRole('button', { name: 'Move Services' }));
  expect(screen.getAllByRole('menuitem').map((one) => one.textContent)).toEqual(['Move up', 'Move in']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Move up' }));
  expect(seen).toHaveBeenLastCalledWith('d', { parent: null, index: 1 });
});

it('moves by dragging, and never into itself', () => {
  const seen = vi.fn();
  movable(seen);
  const transfer = { dataTransfer: { setData: vi.fn(), effectAllowed: '' } };
  fireEvent.dragStart(item('Interiors'), transfer);
  fireEvent(item('Enclosure'), createEvent.dragOver(item('Enclosure'), transfer));
  expect(item('Enclosure').dataset.drop).toBe('into');
  fireEvent.drop(item('Enclosure'), transfer);
  expect(seen).toHaveBeenLastCalledWith('c', { parent: 'b20', index: 2 });
  fireEvent.dragStart(item('Shell'), transfer);
  fireEvent.dragOver(item('Enclosure'), transfer);
  expect(item('Enclosure').dataset.drop).toBeUndefined();
  fireEvent.drop(item('Enclosure'), transfer);
  expect(seen).toHaveBeenCalledOnce();
});
