import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import { projectQuery } from '#platform/project';
import { toRouteObject } from './routeObjects.tsx';
import type { RouteRow } from './routeRow.ts';

afterEach(cleanup);

function ErrorEcho() {
  return <p>{JSON.stringify(useRouteError())}</p>;
}

type Visit = { path?: string; address?: string; inProject?: string[] };

function visit(
  row: Omit<RouteRow, 'path' | 'screen'>,
  permissions: string[],
  switches = {},
  { path = '/page', address = '/page?tab=1', inProject }: Visit = {},
) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { permissions } as never);
  queryClient.setQueryData(switchesQuery.queryKey, { switches });
  if (inProject)
    queryClient.setQueryData(projectQuery(7).queryKey, { id: 7, permissions: inProject } as never);
  queryClient.setQueryData(flagsQuery.queryKey, { flags: {} });
  const load = vi.fn(() => Promise.resolve({ default: () => <h1>The page</h1> }));
  const page = toRouteObject({ ...row, path, screen: load }, queryClient);
  const router = createMemoryRouter(
    [{ element: <Outlet />, children: [{ errorElement: <ErrorEcho />, children: [page] }] }],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { load, router };
}

it('lets in who holds the key, and only then fetches the page', async () => {
  const prefetch = vi.fn();
  const { load } = visit({ title: 'Risks', guard: { permission: 'risk_access' }, prefetch }, ['risk_access']);
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  expect(prefetch).toHaveBeenCalledTimes(1);
});

it('refuses without fetching the page or its data, and says what is missing', async () => {
  const prefetch = vi.fn();
  const { load } = visit({ title: 'Risks', guard: { permission: 'risk_access' }, prefetch }, []);
  const text = await screen.findByText(/403/);
  expect(JSON.parse(text.textContent)).toMatchObject({
    status: 403,
    data: { title: 'Risks', missing: { permission: 'risk_access' } },
  });
  expect(load).not.toHaveBeenCalled();
  expect(prefetch).not.toHaveBeenCalled();
});

it('needs every named condition', async () => {
  const guard = { permission: 'context_access', tenantFlag: 'context_module' } as const;
  const { load } = visit({ title: 'Context', guard }, ['context_access'], { context_module: false });
  expect(await screen.findByText(/"tenantFlag":"context_module"/)).toBeDefined();
  expect(load).not.toHaveBeenCalled();
});

it('fetches nothing for somebody who has gone on before the guard has answered', async () => {
  const prefetch = vi.fn();
  const load = vi.fn();
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { permissions: ['risk_access'] } as never);
  queryClient.setQueryData(switchesQuery.queryKey, { switches: {} });
  queryClient.setQueryData(flagsQuery.queryKey, { flags: {} });
  const guard = { permission: 'risk_access' } as const;
  const row: RouteRow = { path: '/page', title: 'Page', guard, prefetch, screen: load };
  const { loader } = toRouteObject(row, queryClient);
  const leaving = new AbortController();
  const request = new Request('http://localhost/page', { signal: leaving.signal });
  const opened = typeof loader === 'function' && loader({ params: {}, request } as never, undefined);
  leaving.abort();
  await expect(opened).rejects.toThrow(/abort/);
  expect(load).not.toHaveBeenCalled();
  expect(prefetch).not.toHaveBeenCalled();
});

it('asks for what all may see before it is known who visits', async () => {
  const prefetch = vi.fn();
  const queryClient = new QueryClient();
  vi.spyOn(queryClient, 'ensureQueryData').mockReturnValue(new Promise(() => undefined));
  const row: RouteRow = {
    path: '/page',
    title: 'Page',
    guard: { signedIn: true },
    prefetch,
    screen: vi.fn(() => Promise.resolve({ default: () => null })),
  };
  const { loader } = toRouteObject(row, queryClient);
  const request = new Request('http://localhost/page');
  void (typeof loader === 'function' && loader({ params: {}, request } as never, undefined));
  expect(prefetch).toHaveBeenCalledTimes(1);
  expect(row.screen).not.toHaveBeenCalled();
});

it('does not ask again when only the query of the address changes', async () => {
  const prefetch = vi.fn();
  const { router } = visit({ title: 'Risks', guard: { signedIn: true }, prefetch }, []);
  await screen.findByRole('heading', { name: 'The page' });
  await router.navigate('/page?tab=2');
  expect(prefetch).toHaveBeenCalledTimes(1);
});

it('asks in a project by what the person may do there, and elsewhere by what they may do in the company', async () => {
  const risks = { title: 'Risks', guard: { permission: 'risk_access' } } as const;
  const inProject = { path: '/projects/:projectId/risks', address: '/projects/7/risks' };
  const there = visit(risks, [], {}, { ...inProject, inProject: ['risk_access'] });
  expect(await screen.findByRole('heading', { name: 'The page' })).toBeDefined();
  expect(there.load).toHaveBeenCalledTimes(1);
  cleanup();
  const elsewhere = visit(risks, ['risk_access'], {}, { ...inProject, inProject: [] });
  expect(await screen.findByText(/"permission":"risk_access"/)).toBeDefined();
  expect(elsewhere.load).not.toHaveBeenCalled();
});
