import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { FilterChip } from './FilterChip.tsx';

afterEach(cleanup);

it('shows what it lets through and can be cleared', async () => {
  const clear = vi.fn();
  render(
    <Menu
      label="Status"
      sections={[]}
      renderTrigger={(trigger) => (
        <FilterChip label="Status" value="4 of 6" trigger={trigger} onClear={clear} />
      )}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter Status' }));
  expect(clear).toHaveBeenCalledOnce();
  const chip = screen.getByRole('button', { name: 'Status: 4 of 6' });
  // The cross goes with the value: the focus stays on the filter.
  expect(document.activeElement).toBe(chip);
  await userEvent.click(chip);
  expect(chip.getAttribute('aria-expanded')).toBe('true');
});

it('has nothing to clear while it is off', () => {
  render(
    <Menu
      label="Status"
      sections={[]}
      renderTrigger={(trigger) => <FilterChip label="Status" trigger={trigger} onClear={vi.fn()} />}
    />,
  );
  expect(screen.getAllByRole('button')).toHaveLength(1);
});
