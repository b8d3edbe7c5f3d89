import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api, AppError } from '#platform/api';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import { approvalsQuery } from '../../approvalQueries.ts';
import { ApprovalsCard } from './ApprovalsCard.tsx';

afterEach(() => vi.restoreAllMocks());

const approvalsAt = (version: number, ...people: string[]) => ({
  version,
  bands: people.map((name, at) => ({ user_id: at + 1, name, up_to: null })),
});

function show() {
  vi.spyOn(api, 'GET').mockResolvedValue({ data: approvalsAt(2, 'Ada', 'Ben') } as never);
  const saved = vi.spyOn(api, 'PUT').mockRejectedValue(new AppError('stale', { status: 412, body: {} }));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, { permissions: [] } as never);
  client.setQueryData(switchesQuery.queryKey, { switches: { procurement_available: true } } as never);
  client.setQueryData(flagsQuery.queryKey, { flags: {} } as never);
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
  return { arrives, saved };
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

it('keeps approvers where another setting of the company was saved, and saves over that version', async () => {
  const { saved } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove approver 2' }));
  // The first try is refused, and the newer version read.
  await vi.waitFor(async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save approvals' }));
    expect(saved.mock.lastCall?.[1]).toMatchObject({ params: { header: { 'If-Match': '"2"' } } });
  });
  expect(screen.queryByText(/^Someone changed/)).toBeNull();
});
