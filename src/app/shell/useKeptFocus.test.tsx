import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

afterEach(cleanup);

function House({ has }: { has: readonly string[] }) {
  useKeptFocus();
  const button = (name: string) => (has.includes(name) ? <button type="button">{name}</button> : null);
  return (
    <main id="page" tabIndex={-1}>
      {button('row')}
      <div role="dialog" aria-label="panel" tabIndex={-1}>
        {button('Approve')}
      </div>
      <section aria-label="messages">{button('Undo')}</section>
    </main>
  );
}

const all = ['row', 'Approve', 'Undo'];
const button = (name: string) => screen.getByRole('button', { name });

it('goes to what is around a control that goes away', async () => {
  const { rerender } = render(<House has={all} />);
  button('Approve').focus();
  rerender(<House has={['row', 'Undo']} />);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'panel' })));
});

it('goes to what asks for it in the place of the control, such as the form that it opens', async () => {
  function Note({ isOpen }: { isOpen: boolean }) {
    useKeptFocus();
    return (
      <main id="page" tabIndex={-1}>
        <button type="button">Other</button>
        {isOpen ? (
          <label>
            Title
            <input data-autofocus />
          </label>
        ) : (
          <button type="button">Add Note</button>
        )}
      </main>
    );
  }
  const { rerender } = render(<Note isOpen={false} />);
  button('Add Note').focus();
  rerender(<Note isOpen />);
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' })));
});

it('goes back to where the person was where there is nothing around it', async () => {
  const { rerender } = render(<House has={all} />);
  button('row').focus();
  button('Undo').focus();
  rerender(<House has={['row']} />);
  await vi.waitFor(() => expect(document.activeElement).toBe(button('row')));
});

it('goes to the page when nothing of the way is left', async () => {
  const { rerender } = render(<House has={all} />);
  button('row').focus();
  rerender(<House has={[]} />);
  await vi.waitFor(() => expect(document.activeElement).toBe(document.getElementById('page')));
});

it('leaves the body alone after a press beside all controls', async () => {
  const { rerender } = render(<House has={all} />);
  button('row').focus();
  button('row').blur();
  rerender(<House has={['row']} />);
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
  expect(document.activeElement).toBe(document.body);
});
