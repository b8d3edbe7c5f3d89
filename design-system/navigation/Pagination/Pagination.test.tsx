import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { pageSizes, rangeOf } from './pages.ts';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

it('offers multiples of twenty and all', () => {
  expect(pageSizes(128)).toEqual([20, 40, 60, 80, 100, 'all']);
  expect(pageSizes(15)).toEqual([20, 'all']);
});

it('counts from one and never past the end', () => {
  expect(rangeOf({ offset: 120, limit: 20 }, 128)).toEqual({ from: 121, to: 128 });
  expect(rangeOf({ offset: 400, limit: 20 }, 128)).toEqual({ from: 128, to: 128 });
  expect(rangeOf({ offset: 0, limit: 'all' }, 0)).toEqual({ from: 0, to: 0 });
});

it('goes on by a page, and not past the ends', async () => {
  const change = vi.fn();
  const { rerender } = render(<Pagination count={45} offset={20} limit={20} onChange={change} />);
  expect(screen.getByText('21 to 40 of 45')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(change).toHaveBeenLastCalledWith({ offset: 40, limit: 20 });
  rerender(<Pagination count={45} offset={40} limit={20} onChange={change} />);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(change).toHaveBeenCalledOnce();
});

it('starts again when the size changes', async () => {
  const change = vi.fn();
  render(<Pagination count={45} offset={20} limit={20} onChange={change} />);
  await userEvent.click(screen.getByRole('combobox'));
  await userEvent.click(screen.getByRole('option', { name: 'View all' }));
  expect(change).toHaveBeenCalledWith({ offset: 0, limit: 'all' });
});

it('offers the sizes of its owner', async () => {
  const change = vi.fn();
  render(<Pagination count={128} offset={0} limit={25} sizes={[10, 25, 50]} onChange={change} />);
  await userEvent.click(screen.getByRole('combobox'));
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '10 rows',
    '25 rows',
    '50 rows',
  ]);
  await userEvent.click(screen.getByRole('option', { name: '50 rows' }));
  expect(change).toHaveBeenCalledWith({ offset: 0, limit: 50 });
});
