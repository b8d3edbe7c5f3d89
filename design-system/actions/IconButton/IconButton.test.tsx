import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { X } from '../../icons/shapes.ts';
import { IconButton } from './IconButton.tsx';

afterEach(cleanup);

it('is named by its label', async () => {
  const press = vi.fn();
  render(<IconButton icon={X} label="Close" onPress={press} />);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(press).toHaveBeenCalledOnce();
});

it('shows its label as tooltip, until Escape', async () => {
  render(<IconButton icon={X} label="Close" />);
  await userEvent.hover(screen.getByRole('button', { name: 'Close' }));
  expect((await screen.findByRole('tooltip')).textContent).toBe('Close');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
