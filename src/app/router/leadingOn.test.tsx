import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import { projectQuery } from '#shared/project';
import { homePath, keepLastPath } from './lastPath.ts';
import { leadingOn } from './leadingOn.tsx';
import { privateRows } from './privateRows.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const me = 31;
const project = { id: 7, status: 'ACTIVE', has_milestones: true, has_components: true, has_estimate: true };

/** Where an address leads for somebody who holds these in the project. */
async function follow(address: string, permissions: Permission[] = [], over = {}): Promise<string> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { id: me, permissions: [] } as never);
  queryClient.setQueryData(switchesQuery.queryKey, { switches: {} });
  queryClient.setQueryData(flagsQuery.queryKey, { flags: {} });
  queryClient.setQueryData(projectQuery(7).queryKey, { ...project, permissions, ...over } as never);
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        errorElement: <p>Not there</p>,
        hydrateFallbackElement: <p>Wait</p>,
        children: [
          ...leadingOn(privateRows, queryClient),
          ...privateRows.map(({ path }) => ({ path, element: <p>There</p> })),
        ],
      },
    ],
    { initialEntries: [address] },
  );
  const { findByText } = render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const end = await findByText(/There|Not there/);
  return end.textContent === 'There' ? router.state.location.pathname + router.state.location.search : '404';
}

it.each(['/', '/auth-redirect'])('%s leads to the page last visited, else to the list', async (address) => {
  expect(await follow(address)).toBe('/projects');
  cleanup();
  keepLastPath(me, '/projects/7/risks?itemDetailsId=3');
  expect(await follow(address)).toBe('/projects/7/risks?itemDetailsId=3');
});

it('remembers pages of this app, and none that only lead on or need no session', () => {
  for (const path of [
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'https://elsewhere.example',
    '/',
    '/auth-redirect',
    '/forbidden?goBackSteps=-2',
    '/building-connected/?code=abc',
    '/users/logout',
    '/doc/about',
    '/tenant-selection',
  ])
    keepLastPath(me, path);
  expect(homePath(me)).toBe('/projects');
  keepLastPath(me, '/units-of-measure');
  expect(homePath(me)).toBe('/units-of-measure');
});

it('leads to a project by its state and by the rights in it', async () => {
  expect(await follow('/projects/7/home', ['overview_access'])).toBe('/projects/7/overview');
  cleanup();
  expect(await follow('/projects/7/home')).toBe('/projects/7');
  cleanup();
  const draft = { status: 'DRAFT', has_milestones: false, has_estimate: false };
  expect(await follow('/projects/7/home', ['estimate_access', 'overview_access'], draft)).toBe(
    '/projects/7/estimate',
  );
  cleanup();
  expect(await follow('/projects/7/home', ['change_project'], { status: 'DRAFT_LEGACY' })).toBe(
    '/projects/legacy/7',
  );
  cleanup();
  expect(await follow('/projects/x7/home')).toBe('404');
});

it('takes the word legacy in the place of the id for what it stands before', async () => {
  expect(await follow('/projects/legacy')).toBe('/projects');
  cleanup();
  expect(await follow('/projects/legacy/7/timeline?showStepper=true')).toBe(
    '/projects/7/timeline?showStepper=true',
  );
});
