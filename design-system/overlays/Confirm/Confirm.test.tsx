import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Confirm } from './Confirm.tsx';

afterEach(cleanup);

it('asks "Are you sure?" and starts on Cancel', async () => {
  const cancel = vi.fn();
  const confirm = vi.fn();
  render(
    <Confirm onCancel={cancel} onConfirm={confirm}>
      It will be deleted.
    </Confirm>,
  );
  expect(screen.getByRole('alertdialog', { name: 'Are you sure?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledOnce();
});

it('is not dismissed by a press beside it', async () => {
  const cancel = vi.fn();
  render(
    <>
      <p>page</p>
      <Confirm onCancel={cancel} onConfirm={vi.fn()}>
        It will be deleted.
      </Confirm>
    </>,
  );
  await userEvent.click(screen.getByText('page'));
  expect(cancel).not.toHaveBeenCalled();
});
