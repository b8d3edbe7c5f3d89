import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Workspace } from './Workspace.tsx';

afterEach(cleanup);

it('is modal and named, shows both sides, and asks its owner to close', async () => {
  const close = vi.fn();
  const { rerender } = render(
    <Workspace label="Notes" aside={<button type="button">side</button>} onCloseRequest={close}>
      <p>board</p>
    </Workspace>,
  );
  const panel = await screen.findByRole('dialog', { name: 'Notes' });
  expect(panel.getAttribute('aria-modal')).toBe('true');
  expect(panel.getAttribute('data-size')).toBe('wide');
  expect(screen.getByText('board')).toBeTruthy();
  rerender(<Workspace label="Notes" aside={<button type="button">side</button>} onCloseRequest={close} />);
  expect(screen.getByRole('dialog').getAttribute('data-size')).toBe('narrow');
  expect(screen.queryByText('board')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
