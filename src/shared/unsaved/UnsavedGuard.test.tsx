import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useUnsaved } from './useUnsaved.ts';

const saved = new EventTarget();

function Form() {
  const [text, setText] = useState('');
  const letGo = useUnsaved(text !== '');
  useEffect(() => {
    saved.addEventListener('saved', letGo);
    return () => saved.removeEventListener('saved', letGo);
  }, [letGo]);
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />
      <Link to="/other" onClick={letGo}>
        Save and go
      </Link>
      <Link to="/form?tab=2">Tab</Link>
      <Link to="/other">Other</Link>
    </>
  );
}

function visit() {
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Outlet />
            <UnsavedGuard />
          </>
        ),
        children: [
          { path: '/form', element: <Form /> },
          { path: '/other', element: <h1>Other page</h1> },
          { path: '/before', element: <h1>Page before</h1> },
        ],
      },
    ],
    { initialEntries: ['/before', '/form'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
const type = () => userEvent.type(screen.getByRole('textbox'), 'Canopy');
const click = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('asks nothing while nothing would be lost', async () => {
  visit();
  await click('Other');
  expect(screen.getByRole('heading', { name: 'Other page' })).toBeTruthy();
});

it('asks in its fixed words, stays on Go back and leaves on Discard changes', async () => {
  visit();
  await type();
  await click('Other');
  const question = screen.getByRole('alertdialog', { name: "Your changes won't be saved" });
  expect(question.textContent).toContain(
    "We won't be able to save your data if you move away from this page.",
  );
  await press('Go back');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Canopy');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await click('Other');
  await press('Discard changes');
  expect(screen.getByRole('heading', { name: 'Other page' })).toBeTruthy();
});

it('asks on the back button of the browser, too', async () => {
  const router = visit();
  await type();
  await act(() => router.navigate(-1));
  await press('Go back');
  expect(router.state.location.pathname).toBe('/form');
  await act(() => router.navigate(-1));
  await press('Discard changes');
  expect(screen.getByRole('heading', { name: 'Page before' })).toBeTruthy();
});

it('goes on by itself where the work is saved while it asks', async () => {
  visit();
  await type();
  await click('Other');
  expect(screen.getByRole('alertdialog')).toBeTruthy();
  await act(async () => void saved.dispatchEvent(new Event('saved')));
  expect(screen.getByRole('heading', { name: 'Other page' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('goes on by itself where the work is saved before the question could be drawn', async () => {
  const router = visit();
  await type();
  await act(async () => {
    void router.navigate('/other');
    saved.dispatchEvent(new Event('saved'));
  });
  expect(await screen.findByRole('heading', { name: 'Other page' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('does not ask within the page, nor once the work is let go', async () => {
  const router = visit();
  await type();
  await click('Tab');
  expect(router.state.location.search).toBe('?tab=2');
  await click('Save and go');
  expect(screen.getByRole('heading', { name: 'Other page' })).toBeTruthy();
});

it('holds the tab open only while something would be lost', async () => {
  const closes = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  visit();
  expect(closes()).toBe(true);
  await type();
  expect(closes()).toBe(false);
  await userEvent.clear(screen.getByRole('textbox'));
  expect(closes()).toBe(true);
});
