import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Menu } from '../../actions/Menu/Menu.tsx';
import { Copy } from '../../icons/shapes.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Tooltip } from './Tooltip.tsx';

afterEach(cleanup);

it('describes what it stands on, on keyboard focus at once, and goes on Escape', async () => {
  render(
    <Tooltip text="Sum of the approved items">
      <button type="button">Approved</button>
    </Tooltip>,
  );
  await userEvent.tab();
  const tooltip = await screen.findByRole('tooltip');
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tooltip.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('lets Escape go on to the dialog it shows in', async () => {
  const close = vi.fn();
  render(
    <Dialog title="Approve" onCloseRequest={close}>
      <Tooltip text="Sum of the approved items">
        <button type="button">Approved</button>
      </Tooltip>
    </Dialog>,
  );
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approved' }));
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('stays away where the focus is only given back, so that the next Escape is for what lies below', async () => {
  render(
    <Menu
      label="More"
      sections={[{ id: 'all', items: [{ id: 'copy', label: 'Copy', onSelect: () => undefined }] }]}
      renderTrigger={(trigger) => <IconButton icon={Copy} label="More" trigger={trigger} />}
    />,
  );
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('does not open on a control that came under a pointer at rest, and does once the pointer moves', async () => {
  vi.useFakeTimers();
  render(<IconButton icon={Copy} label="Copy" />);
  const button = screen.getByRole('button');
  const passes = () =>
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  passes();
  expect(button.getAttribute('aria-describedby')).toBeNull();
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
  passes();
  vi.useRealTimers();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Copy');
});
