import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from '../../actions/Button/Button.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { Drawer } from './Drawer.tsx';

afterEach(cleanup);

const show = (close: () => void) =>
  render(
    <>
      <button type="button">page</button>
      <Drawer label="Navigation" header="Quoin" closeLabel="Close navigation" onCloseRequest={close}>
        <Menu
          label="Switch"
          sections={[{ id: 's', items: [{ id: 'i', label: 'Harbor Point' }] }]}
          renderTrigger={(trigger) => <Button trigger={trigger}>Switch</Button>}
        />
      </Drawer>
    </>,
  );

it('is modal and named, keeps the focus, and asks its owner to close', async () => {
  const close = vi.fn();
  show(close);
  const drawer = screen.getByRole('dialog', { name: 'Navigation' });
  expect(drawer.getAttribute('aria-modal')).toBe('true');
  screen.getByRole('button', { name: 'page' }).focus();
  expect(drawer.contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close navigation' }));
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(2);
});

it('shows a menu of what is inside above itself, and Escape closes that first', async () => {
  const close = vi.fn();
  show(close);
  await userEvent.click(screen.getByRole('button', { name: 'Switch' }));
  expect(screen.getByRole('menuitem', { name: 'Harbor Point' }).closest('[inert]')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(close).not.toHaveBeenCalled();
});
