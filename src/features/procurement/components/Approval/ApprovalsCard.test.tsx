import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api } from '#platform/api';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import { approvalsQuery } from '../../approvalQueries.ts';
import { ApprovalsCard } from './ApprovalsCard.tsx';

afterEach(() => vi.restoreAllMocks());

const approvalsAt = (version: number, ...people: string[]) => ({
  version,
  bands: people.map((name, at) => ({ user_id: at + 1, name, up_to: null })),
});

function show() {
  vi.spyOn(api, 'GET').mockImplementation((() => new Promise(() => undefined)) as never);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, { permissions: [] } as never);
  client.setQueryData(switchesQuery.queryKey, { switches: { procurement_available: true } });
  client.setQueryData(flagsQuery.queryKey, { flags: {} });
  client.setQueryData(approvalsQuery.queryKey, approvalsAt(1, 'Ada', 'Ben'));
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: <ApprovalsCard /> }])} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  const arrives = (...people: string[]) =>
    void client.setQueryData(approvalsQuery.queryKey, approvalsAt(2, ...people));
  return { arrives };
}

const count = () => screen.queryAllByRole('button', { name: /^Remove approver/ }).length;

it('keeps approvers that are not saved where somebody else saves theirs, and says so', async () => {
  const { arrives } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove approver 2' }));
  arrives('Ada', 'Ben', 'Cy');
  expect(
    await screen.findByText(/^Someone changed the same fields of this list of approvers\./),
  ).toBeTruthy();
  expect(count()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(count()).toBe(3);
});
