import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useAddress } from './useAddress.ts';

afterEach(cleanup);

const writers: ((name: string, value: string) => void)[] = [];

function Part() {
  const [address, setAddress] = useAddress();
  writers.push((name, value) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(name, value);
        return next;
      },
      { replace: true },
    ),
  );
  return <p>{address.toString()}</p>;
}

it('keeps a change that is not drawn yet, whoever made it and however old the way to write is', () => {
  writers.length = 0;
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: (
          <>
            <Part />
            <Part />
          </>
        ),
      },
    ],
    { initialEntries: ['/?kind=DOCUMENT'] },
  );
  render(<RouterProvider router={router} />);
  const [first, second] = writers;
  act(() => {
    first?.('kind', 'ALL');
    second?.('search', 'wall');
  });
  expect(router.state.location.search).toBe('?kind=ALL&search=wall');
  act(() => first?.('page', '2'));
  expect(screen.getAllByText('kind=ALL&search=wall&page=2')).toHaveLength(2);
});

it('calls no move off that has begun: the page that is left has nothing more to say', async () => {
  writers.length = 0;
  let arrive = () => {};
  const router = createMemoryRouter(
    [
      { path: '/', element: <Part /> },
      {
        path: '/details',
        element: <h1>Details</h1>,
        loader: () =>
          new Promise((resolve) => {
            arrive = () => resolve(null);
          }),
      },
    ],
    { initialEntries: ['/?kind=DOCUMENT'] },
  );
  render(<RouterProvider router={router} />);
  await act(async () => void router.navigate('/details'));
  act(() => writers[0]?.('kind', 'ALL'));
  await act(async () => arrive());
  expect(screen.getByRole('heading', { name: 'Details' })).toBeTruthy();
  expect(router.state.location.search).toBe('');
});

it('goes by what is drawn where no router keeps the address', () => {
  writers.length = 0;
  render(
    <MemoryRouter initialEntries={['/?kind=DOCUMENT']}>
      <Part />
    </MemoryRouter>,
  );
  act(() => writers[0]?.('search', 'wall'));
  expect(screen.getByText('kind=DOCUMENT&search=wall')).toBeTruthy();
});
