import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import { projectQuery } from '#shared/project';
import { type Risk, riskItemsQuery } from '../riskQueries.ts';
import { RiskItems } from './RiskItems.tsx';

afterEach(cleanup);

const risk = { id: 1, status: 'IDENTIFIED', value: 100, estimated_value: null, outcome_cost: null };

function show(permissions: readonly string[]) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { permissions: [] } as never);
  queryClient.setQueryData(projectQuery(3).queryKey, { permissions } as never);
  queryClient.setQueryData(switchesQuery.queryKey, { switches: {} });
  queryClient.setQueryData(flagsQuery.queryKey, { flags: {} });
  queryClient.setQueryData(riskItemsQuery(3, 1).queryKey, { results: [] } as never);
  const element = <RiskItems risk={risk as Risk} />;
  const router = createMemoryRouter([{ path: '/projects/:projectId', element }], {
    initialEntries: ['/projects/3'],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it('heads the items of a risk where there are none yet, for those who can make one', () => {
  show(['foresite_access', 'add_scenarioitem', 'add_scenariosubitem']);
  expect(screen.getByRole('heading', { name: 'Items' })).toBeTruthy();
  expect(screen.getByRole('button')).toBeTruthy();
});

it('leaves the heading out where there is nothing below it', () => {
  show(['foresite_access']);
  expect(screen.queryByRole('heading')).toBeNull();
});
