import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useState } from 'react';
import { Confirm } from '../Confirm/Confirm.tsx';
import { Flyout } from './Flyout.tsx';

afterEach(cleanup);

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open ? (
        <Flyout label="VO-001" onCloseRequest={() => setOpen(false)}>
          body
        </Flyout>
      ) : null}
    </>
  );
}

it('leaves the page usable and asks its owner to close on Escape', async () => {
  const close = vi.fn();
  const press = vi.fn();
  render(
    <>
      <button type="button" onClick={press}>
        page
      </button>
      <Flyout label="VO-001" onCloseRequest={close}>
        body
      </Flyout>
    </>,
  );
  const flyout = screen.getByRole('dialog', { name: 'VO-001' });
  expect(flyout.hasAttribute('aria-modal')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'page' }));
  expect(press).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

it('lets a confirm above it take Escape first', async () => {
  const close = vi.fn();
  const cancel = vi.fn();
  render(
    <Flyout label="VO-001" onCloseRequest={close}>
      <Confirm onCancel={cancel} onConfirm={vi.fn()}>
        Discard changes?
      </Confirm>
    </Flyout>,
  );
  await userEvent.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledOnce();
  expect(close).not.toHaveBeenCalled();
});

it('is resized by key within its limits and tells its owner', async () => {
  const width = vi.fn();
  render(
    <Flyout label="VO-001" onCloseRequest={vi.fn()} onWidthChange={width}>
      body
    </Flyout>,
  );
  const edge = screen.getByRole('separator', { name: 'Resize panel' });
  expect(edge.getAttribute('aria-valuenow')).toBe('640');
  edge.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(width).toHaveBeenLastCalledWith(656);
  await userEvent.keyboard('{End}');
  expect(width).toHaveBeenLastCalledWith(360);
});

it('gives the focus back to what opened it', async () => {
  render(<Example />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(opener);
});

it('gives the focus back to where the first one was opened, however many took its place', async () => {
  function Chain() {
    const [label, setLabel] = useState('');
    return (
      <>
        <button type="button" onClick={() => setLabel('New item')}>
          Open
        </button>
        {label ? (
          <Flyout key={label} label={label} onCloseRequest={() => setLabel('')}>
            <button type="button" onClick={() => setLabel('VO-019')}>
              Save
            </button>
          </Flyout>
        ) : null}
      </>
    );
  }
  render(<Chain />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'VO-019' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

it("comes from the side once: one that takes another's place is there already", () => {
  const panel = (label: string) => (
    <Flyout key={label} label={label} onCloseRequest={vi.fn()}>
      body
    </Flyout>
  );
  const { rerender } = render(panel('VO-001'));
  expect(screen.getByRole('dialog').hasAttribute('data-enters')).toBe(true);
  rerender(panel('VO-002'));
  expect(screen.getByRole('dialog', { name: 'VO-002' }).hasAttribute('data-enters')).toBe(false);
  rerender(<></>);
  rerender(panel('VO-003'));
  expect(screen.getByRole('dialog').hasAttribute('data-enters')).toBe(true);
});
