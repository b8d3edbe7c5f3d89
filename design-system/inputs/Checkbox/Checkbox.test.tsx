import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';

afterEach(cleanup);

it('changes by pointer and Space, unless blocked', async () => {
  const change = vi.fn();
  const { rerender } = render(<Checkbox label="Show rejected" checked={false} onChange={change} />);
  const box = screen.getByRole('checkbox', { name: 'Show rejected' });
  await userEvent.click(box);
  box.focus();
  await userEvent.keyboard(' ');
  expect(change.mock.calls).toEqual([[true], [true]]);
  rerender(
    <Checkbox label="Show rejected" checked={false} onChange={change} disabledReason="Already approved" />,
  );
  await userEvent.click(box);
  expect(change).toHaveBeenCalledTimes(2);
});

it('shows that some are ticked', () => {
  render(<Checkbox label="All" mixed checked={false} onChange={vi.fn()} />);
  expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
});
