import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, MemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { useProjectIdIfAny } from '#platform/project';
import { PageAddress, usePathname } from './PageAddress.tsx';
import { useParameter } from './useAddress.ts';
import { useGo } from './useGo.ts';

const drawn: string[] = [];
beforeEach(() => void drawn.splice(0));

function Filter() {
  const status = useParameter('status');
  drawn.push(`filter ${status}`);
  return <p>{`status ${status}`}</p>;
}

function Place() {
  const found = `${usePathname()} project ${useProjectIdIfAny()}`;
  drawn.push(found);
  return <h1>{found}</h1>;
}

function Leave() {
  const go = useGo();
  drawn.push('leave');
  return (
    <button type="button" onClick={() => go('/projects/2/list?status=VOID')}>
      Go
    </button>
  );
}

function visit(address: string) {
  const page = (
    <>
      <Filter />
      <Leave />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: (
          <PageAddress>
            <Place />
            <Outlet />
          </PageAddress>
        ),
        children: [
          { path: '/projects/:projectId/list', element: page },
          { path: '/', element: <Filter /> },
        ],
      },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

it('draws who asks for a parameter anew where that one changes, and nobody for another one', async () => {
  const router = visit('/projects/1/list?status=OPEN');
  expect(drawn).toEqual(['/projects/1/list project 1', 'filter OPEN', 'leave']);
  drawn.splice(0);
  await act(() => router.navigate('?status=OPEN&itemId=5'));
  expect(drawn).toEqual([]);
  await act(() => router.navigate('?status=VOID&itemId=5'));
  expect(new Set(drawn)).toEqual(new Set(['filter VOID']));
  await act(() => router.navigate(-1));
  expect(screen.getByText('status OPEN')).toBeTruthy();
});

it('follows to another page, project and filter, and never shows one in the place of another', async () => {
  const router = visit('/projects/1/list?status=OPEN');
  drawn.splice(0);
  await act(async () => screen.getByRole('button', { name: 'Go' }).click());
  expect(router.state.location.pathname).toBe('/projects/2/list');
  expect(new Set(drawn)).toEqual(new Set(['/projects/2/list project 2', 'filter VOID']));
  await act(() => router.navigate('/?status=LATE'));
  expect(screen.getByRole('heading').textContent).toBe('/ project undefined');
  expect(screen.getByText('status LATE')).toBeTruthy();
});

it('reads the address of a router that keeps none of its own', () => {
  render(
    <MemoryRouter initialEntries={['/?status=HELD']}>
      <Filter />
    </MemoryRouter>,
  );
  expect(screen.getByText('status HELD')).toBeTruthy();
});
