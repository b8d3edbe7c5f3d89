import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../../actions/Button/Button.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { TextField } from '../../inputs/TextField/TextField.tsx';
import { Dialog } from './Dialog.tsx';

afterEach(cleanup);

it('is modal, named, and asks its owner to close', async () => {
  const close = vi.fn();
  render(
    <Dialog title="Reject VO-005" onCloseRequest={close}>
      Why?
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog', { name: 'Reject VO-005' });
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('starts on the field it is told to and keeps the focus from the page', async () => {
  render(
    <>
      <button type="button">page</button>
      <Dialog title="Reject" onCloseRequest={vi.fn()}>
        <TextField label="Reason" value="" onChange={vi.fn()} startsFocused />
      </Dialog>
    </>,
  );
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
  screen.getByRole('button', { name: 'page' }).focus();
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

it('lets Escape close a menu inside before the dialog', async () => {
  const close = vi.fn();
  render(
    <Dialog title="Edit" onCloseRequest={close}>
      <Menu
        label="More"
        sections={[{ id: 's', items: [{ id: 'i', label: 'Item' }] }]}
        renderTrigger={(trigger) => <Button trigger={trigger}>More</Button>}
      />
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});
