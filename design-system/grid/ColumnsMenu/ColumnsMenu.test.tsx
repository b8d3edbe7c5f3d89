import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyGridState, type GridColumn } from '../DataGrid/gridTypes.ts';
import { ColumnsMenu } from './ColumnsMenu.tsx';

afterEach(cleanup);

const columns: readonly GridColumn<string>[] = [
  { id: 'name', title: 'Name', width: 200, hideable: false, render: (row) => row },
  { id: 'cost', title: 'Cost', width: 120, render: (row) => row },
];

it('hides and shows what may be hidden, and resets', async () => {
  const change = vi.fn();
  const state = {
    ...emptyGridState,
    hidden: ['cost'],
    widths: { name: 300 },
    sort: [{ column: 'name', direction: 'asc' as const }],
  };
  render(<ColumnsMenu columns={columns} state={state} onStateChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Cost' }));
  expect(change).toHaveBeenLastCalledWith({ ...state, hidden: [] });
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: /Name/ }));
  expect(change).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reset columns' }));
  expect(change).toHaveBeenLastCalledWith({ ...emptyGridState, sort: state.sort });
});
