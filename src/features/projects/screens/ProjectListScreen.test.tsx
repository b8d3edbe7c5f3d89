import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { AppError } from '#platform/api';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import { viewsQuery } from '#shared/views';
import { readFilters } from '../model/projectFilters.ts';
import { type ProjectPage, projectListQuery, type ProjectRow } from '../projectListQueries.ts';
import ProjectListScreen from './ProjectListScreen.tsx';

const area = { unit: 'sq_ft', value: 304_000 } as const;
const cedarRidge: ProjectRow = {
  id: 1,
  name: 'Cedar Ridge Patient Tower',
  code: 'CRPT-26',
  city: 'Seattle',
  state: 'WA',
  status: 'ACTIVE',
  picture: 'tower',
  picture_thumbnail: null,
  delivery_contract_type: 'CM at risk',
  construction_category: null,
  access_scope: null,
  groups: [],
  construction_start_date: null,
  completion_date: null,
  version: 1,
  target_area: area,
  target_budget: 305_000_000,
  current_estimate: 314_800_000,
  forecast: 312_900_000,
  pending_low: 298_780_000,
  pending_high: 317_680_000,
  is_exact: true,
  gap: 7_900_000,
  gap_percent: 2.59,
  cost_per_area: 1035.53,
  completed_year: null,
  current_milestone: { id: 3, name: '100% SD', date: '2026-05-12' },
  team: [{ id: 2, first_name: 'Daniel', last_name: 'Reyes', email: 'cost@northbank.example' }],
  team_count: 6,
};
const page: ProjectPage = {
  count: 1,
  results: [cedarRidge],
  groups: [
    {
      key: 'ACTIVE',
      label: 'In progress',
      count: 1,
      area_sq_ft: 304_000,
      target_budget: 305_000_000,
      forecast: 312_900_000,
      gap: 7_900_000,
    },
  ],
};

function show(address: string, answer: (search: string) => ProjectPage | Error) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { permissions: ['foresite_access'] } as never);
  queryClient.setQueryData(switchesQuery.queryKey, { switches: {} });
  queryClient.setQueryData(flagsQuery.queryKey, { flags: {} });
  queryClient.setQueryDefaults(['projects', 'list'], {});
  queryClient.setQueryData(viewsQuery({ projectId: null, list: 'projects' }).queryKey, {
    count: 0,
    results: [],
  });
  const asked = vi.fn(answer);
  const router = createMemoryRouter([{ path: '/projects', element: <ProjectListScreen /> }], {
    initialEntries: [address],
  });
  const fill = () => {
    const filters = readFilters(new URLSearchParams(router.state.location.search));
    const result = asked(filters.search);
    const { queryKey } = projectListQuery(filters);
    if (result instanceof Error) {
      void queryClient.prefetchQuery({ queryKey, queryFn: () => Promise.reject(result) });
    } else queryClient.setQueryData(queryKey, result);
  };
  fill();
  router.subscribe(fill);
  render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return router;
}

afterEach(cleanup);
beforeEach(() => {
  // Emulators measure nothing; the grid draws rows only where there is height.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1400);
  // A wide window: all columns.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList,
  );
});

it('shows where each forecast stands against its budget', async () => {
  show('/projects', () => page);
  const grid = await screen.findByRole('treegrid', { name: 'Projects' });
  const link = within(grid).getByRole('link', { name: 'Cedar Ridge Patient Tower' });
  expect(link.getAttribute('href')).toBe('/projects/1/home');
  expect(within(grid).getByText('2.6% over')).toBeDefined();
  expect(within(grid).getByText('$1,029.28 / GSF')).toBeDefined();
  expect(within(grid).getByRole('img', { name: 'Forecast 2.6% over budget' })).toBeDefined();
  expect(within(grid).getByText('+5')).toBeDefined();
});

it('searches in the address after a pause, and clears filters that leave nothing', async () => {
  const router = show('/projects?status=ACTIVE', (search) =>
    search === 'zzz' ? { count: 0, results: [], groups: [] } : page,
  );
  const person = userEvent.setup();
  await person.type(await screen.findByRole('searchbox', { name: 'Quick search' }), 'zzz{Enter}');
  expect(router.state.location.search).toBe('?search=zzz&status=ACTIVE');
  expect(await screen.findByText("Your filters didn't return any results")).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
  expect(await screen.findByRole('link', { name: 'Cedar Ridge Patient Tower' })).toBeDefined();
});

it('chooses several statuses, one after the other', async () => {
  const router = show('/projects', () => page);
  const person = userEvent.setup();
  await person.click(await screen.findByRole('button', { name: 'Status' }));
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Draft' }));
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'In progress' }));
  expect(router.state.location.search).toBe('?status=ACTIVE%2CDRAFT');
  expect(screen.getByText('Status: In progress +1')).toBeDefined();
});

it('says when the list could not be read, and offers to try again', async () => {
  show('/projects', () => new AppError('offline'));
  expect(await screen.findByText("The projects didn't load")).toBeDefined();
  expect(screen.getByText(/cannot be reached/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
