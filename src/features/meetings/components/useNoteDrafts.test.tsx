import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { MeetingTopic } from '#shared/foresite';
import { UnsavedGuard } from '#shared/unsaved';
import { useNoteDrafts } from './useNoteDrafts.ts';

const topic = { id: 4, note: '', version: 3 } as MeetingTopic;

function Note() {
  const note = useNoteDrafts(topic, {
    onWrite: () => undefined,
    onNote: () => Promise.resolve({ version: 4, theirs: 'Theirs' }),
    onDecide: () => Promise.resolve(5),
  });
  return (
    <>
      <input
        aria-label="Note"
        value={note.text ?? ''}
        onChange={({ target }) => note.type(target.value)}
        onBlur={note.leave}
      />
      {note.theirs === undefined ? null : <button onClick={note.takeTheirs}>Use theirs</button>}
    </>
  );
}

async function conflict() {
  const page = (
    <>
      <Outlet />
      <UnsavedGuard />
    </>
  );
  const children = [
    { path: '/meeting', element: <Note /> },
    { path: '/other', element: <h1>Other page</h1> },
  ];
  const router = createMemoryRouter([{ element: page, children }], { initialEntries: ['/meeting'] });
  render(<RouterProvider router={router} />);
  await userEvent.type(screen.getByRole('textbox'), 'Mine');
  await userEvent.tab();
  await screen.findByRole('button', { name: 'Use theirs' });
  return (to: string) => act(() => router.navigate(to));
}
afterEach(cleanup);

it.each(['/other', '/meeting?view=minutes'])(
  'asks before %s is gone to while it is open whose note stays',
  async (to) => {
    const go = await conflict();
    await go(to);
    expect(await screen.findByRole('alertdialog')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Mine');
  },
);

it('goes to another topic unasked, whose notes are kept beside this one', async () => {
  const go = await conflict();
  await go('/meeting?topic=9');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('leaves unasked once it is chosen', async () => {
  const go = await conflict();
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  await go('/other');
  expect(await screen.findByRole('heading', { name: 'Other page' })).not.toBeNull();
});
