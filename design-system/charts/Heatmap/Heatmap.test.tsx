import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Heatmap } from './Heatmap.tsx';
import type { HeatCell, HeatmapProps } from './HeatmapProps.ts';

const ranks = ['1', '2'].map((id) => ({ id, label: id === '1' ? 'Low' : 'High', rank: id }));
const cells: HeatCell[] = [
  { row: '1', column: '1', tone: 'low', value: '1', count: 0 },
  { row: '1', column: '2', tone: 'medium', value: '2', count: 2, marks: ['T-1', 'T-2'] },
  { row: '2', column: '2', tone: 'high', value: '4', count: 5, marks: ['T-3', 'T-4', 'T-5', 'T-6', 'T-7'] },
];
const chart: HeatmapProps = {
  summary: 'Storms',
  rowTitle: 'Likelihood',
  columnTitle: 'Impact',
  rows: ranks.toReversed(),
  columns: ranks,
  cells,
};

afterEach(cleanup);

it('is a table whose cells are read with their row and column', () => {
  render(<Heatmap {...chart} />);
  const table = screen.getByRole('table', { name: 'Storms' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((head) => head.textContent),
  ).toEqual(['Likelihood High 2', 'Likelihood Low 1']);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Impact 1 Low', 'Impact 2 High']);
  const row = within(table).getByRole('row', { name: /Likelihood High/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['No value', '54T-3  T-4  +3']);
});

it('presses cells', async () => {
  const onSelect = vi.fn<(cell: HeatCell) => void>();
  render(<Heatmap {...chart} onSelect={onSelect} selected={{ row: '1', column: '2' }} />);
  expect(screen.getAllByRole('button')).toHaveLength(3);
  const button = screen.getByRole('button', { name: 'Likelihood 1 Low, Impact 2 High: 2' });
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Likelihood 2 High, Impact 2 High: 5' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(cells[2]);
});

it('is one tab stop: arrow keys go over all cells', async () => {
  const onSelect = vi.fn<(cell: HeatCell) => void>();
  const user = userEvent.setup();
  const all: HeatCell[] = [
    ...cells.map((cell) => ({ ...cell, said: `${cell.count ?? 0} storms` })),
    { row: '2', column: '1', tone: 'medium', value: '2', count: 0, said: '0 storms' },
  ];
  render(<Heatmap {...chart} cells={all} onSelect={onSelect} />);
  const at = (name: string) => screen.getByRole('button', { name });
  expect(screen.getAllByRole('button')).toHaveLength(4);
  await user.tab();
  // The first that counts something.
  expect(document.activeElement).toBe(at('Likelihood 2 High, Impact 2 High: 5 storms'));
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(document.activeElement).toBe(at('Likelihood 2 High, Impact 1 Low: 0 storms'));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ row: '2', column: '1' }));
  await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowDown}');
  expect(document.activeElement).toBe(at('Likelihood 1 Low, Impact 1 Low: 0 storms'));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(at('Likelihood 1 Low, Impact 2 High: 2 storms'));
  await user.keyboard('{Control>}{Home}{/Control}');
  expect(document.activeElement).toBe(at('Likelihood 2 High, Impact 1 Low: 0 storms'));
  // Tab leaves it, and comes back to where it was left.
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(at('Likelihood 2 High, Impact 1 Low: 0 storms'));
});
