import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ShortcutProvider, useBoundShortcuts, useShortcuts } from './ShortcutProvider.tsx';
import { useOfferedCommands } from './useOfferedCommands.ts';
import { usePageCommands } from './usePageCommands.ts';

const next = vi.fn();
const palette = vi.fn();

function Page({ can = true }: { can?: boolean }) {
  useShortcuts({ nextItem: can ? next : undefined, palette });
  usePageCommands([{ id: 'export', label: 'Export items', group: 'Actions' }]);
  return <p>{useBoundShortcuts().join()}</p>;
}
function Offered() {
  const all = useOfferedCommands();
  return (
    <button
      type="button"
      onClick={(event) =>
        (event.currentTarget.title = all()
          .map(({ id }) => id)
          .join())
      }
    >
      offered
    </button>
  );
}
function show({ singleKeys = true, can = true, page = true, children = <></> } = {}) {
  next.mockReset();
  palette.mockReset();
  return render(
    <ShortcutProvider singleKeys={singleKeys}>
      {page ? <Page can={can} /> : null}
      <Offered />
      {children}
    </ShortcutProvider>,
  );
}

it('runs what is bound and keeps the browser out of it', async () => {
  show();
  expect(screen.getByText('nextItem,palette')).toBeTruthy();
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledOnce();
  const event = new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(palette).toHaveBeenCalledOnce();
  expect(event.defaultPrevented).toBe(true);
});

it('leaves keys alone that do nothing here', () => {
  show({ can: false });
  const event = new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

it.each([
  ['a text box', <input key="a" data-autofocus aria-label="here" />],
  [
    'an editor',
    <div
      key="a"
      role="textbox"
      contentEditable
      suppressContentEditableWarning
      tabIndex={0}
      aria-label="here"
    />,
  ],
  ['a table that is edited', <div key="a" role="grid" tabIndex={0} aria-label="here" />],
  ['a list', <div key="a" role="listbox" tabIndex={0} aria-label="here" />],
])('lets letters be letters in %s, but not Ctrl+K', async (_name, place) => {
  show({ children: place });
  screen.getByLabelText('here').focus();
  await userEvent.keyboard('j');
  expect(next).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(palette).toHaveBeenCalledOnce();
});

it('works in a table that is only read', async () => {
  show({ children: <div role="grid" aria-readonly="true" tabIndex={0} aria-label="here" /> });
  screen.getByLabelText('here').focus();
  await userEvent.keyboard('j');
  expect(next).toHaveBeenCalledOnce();
});

it('starts nothing behind a dialog, and nothing that somebody else has answered', async () => {
  const { unmount } = show({ children: <div role="dialog" aria-modal="true" /> });
  await userEvent.keyboard('j{Control>}k{/Control}');
  expect(next).not.toHaveBeenCalled();
  expect(palette).not.toHaveBeenCalled();
  unmount();
  show();
  const event = new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true });
  event.preventDefault();
  document.body.dispatchEvent(event);
  expect(next).not.toHaveBeenCalled();
});

it('honours the switch for single keys', async () => {
  show({ singleKeys: false });
  await userEvent.keyboard('j{Control>}k{/Control}');
  expect(next).not.toHaveBeenCalled();
  expect(palette).toHaveBeenCalledOnce();
});

it('offers what the page offers, as long as it is there', async () => {
  const { rerender } = show();
  const button = screen.getByRole('button', { name: 'offered' });
  await userEvent.click(button);
  expect(button.title).toBe('export');
  rerender(
    <ShortcutProvider singleKeys>
      {null}
      <Offered />
    </ShortcutProvider>,
  );
  await userEvent.click(button);
  expect(button.title).toBe('');
});

it('is asked by the palette while it renders', async () => {
  function Opened() {
    const [all] = useState(useOfferedCommands());
    return <h2>{all.map(({ label }) => label).join()}</h2>;
  }
  function Opener() {
    const [open, setOpen] = useState(false);
    return open ? (
      <Opened />
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
    );
  }
  show({ children: <Opener /> });
  await userEvent.click(screen.getByRole('button', { name: 'open' }));
  expect(screen.getByRole('heading', { name: 'Export items' })).toBeTruthy();
});
