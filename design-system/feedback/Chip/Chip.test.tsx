import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Chip } from './Chip.tsx';

afterEach(cleanup);

it('can be removed only when it says so', async () => {
  const remove = vi.fn();
  const { rerender } = render(<Chip label="Envelope" />);
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<Chip label="Envelope" onRemove={remove} />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Envelope' }));
  expect(remove).toHaveBeenCalledOnce();
});
