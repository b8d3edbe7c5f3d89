import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { ListFilter } from '../../icons/shapes.ts';
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

it('is its icon until it lets something through, and keeps its name', () => {
  const draw = (value: string | undefined) => (
    <Menu
      label="Attributes"
      sections={[]}
      renderTrigger={(trigger) => (
        <FilterChip label="Attributes" icon={ListFilter} iconOnly value={value} trigger={trigger} />
      )}
    />
  );
  const { rerender } = render(draw(undefined));
  const chip = screen.getByRole('button', { name: 'Attributes' });
  expect(chip.textContent).toBe('');
  rerender(draw('2'));
  // The same button: what it opened stays open, and keeps its place.
  expect(screen.getByRole('button', { name: 'Attributes: 2' })).toBe(chip);
  expect(chip.textContent).toBe('Attributes: 2');
});
