import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#platform/api';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import { projectQuery } from '#shared/project';
import type { Meeting, TopicRef } from '#shared/foresite';
import AddTopicsDialog from './AddTopicsDialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const row = (id: number, name: string, status: string) => ({ id, number: id, name, status });
const stored: Record<string, { status: string; name: string }[]> = {
  risks: [row(1, 'Vault floods', 'IDENTIFIED'), row(2, 'Vault slips', 'CLOSED')],
  issues: [row(3, 'Vault disputed', 'OPEN'), row(4, 'Vault answered', 'CLOSED')],
};

function show(onAdd: (topics: TopicRef[]) => void = () => undefined) {
  vi.spyOn(api, 'GET').mockImplementation(((
    path: string,
    { params }: { params: { query: { status?: string; search?: string } } },
  ) => {
    const kind = /[a-z-]+$/.exec(path)?.[0] ?? '';
    // As the server answers: without a state risks are the open ones.
    const state = params.query.status ?? (kind === 'risks' ? 'IDENTIFIED' : 'ALL');
    const { search = '' } = params.query;
    const results = (stored[kind] ?? []).filter(
      ({ status, name }) => (state === 'ALL' || state.split(',').includes(status)) && name.includes(search),
    );
    return Promise.resolve({ data: { results, topics: [] } });
  }) as never);
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { permissions: [] } as never);
  queryClient.setQueryData(projectQuery(3).queryKey, {
    permissions: ['risk_access', 'issue_access'],
  } as never);
  queryClient.setQueryData(switchesQuery.queryKey, { switches: {} });
  queryClient.setQueryData(flagsQuery.queryKey, { flags: {} });
  const meeting = { date: '2026-10-12', topics: [] } as unknown as Meeting;
  const element = <AddTopicsDialog projectId={3} meeting={meeting} onAdd={onAdd} onClose={() => undefined} />;
  const router = createMemoryRouter([{ path: '/projects/:projectId', element }], {
    initialEntries: ['/projects/3'],
  });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const names = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('offers closed risks and issues, too: what came of them is talked about', async () => {
  show();
  await userEvent.type(await screen.findByRole('searchbox'), 'Vault');
  await screen.findByRole('checkbox', { name: /Vault answered/ });
  expect(names()).toEqual([
    expect.stringMatching(/Vault floods.*Open risk/),
    expect.stringMatching(/Vault slips.*Closed risk/),
    expect.stringMatching(/Vault disputed.*Issue/),
    expect.stringMatching(/Vault answered.*Closed issue/),
  ]);
});

it('begins in the search and finds rows by how their code begins', async () => {
  show();
  const search = await screen.findByRole('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(search));
  expect(screen.getByText('Search to find risks and issues, closed ones too.')).not.toBeNull();
  await userEvent.keyboard('is-');
  await screen.findByRole('checkbox', { name: /Vault answered/ });
  expect(names()).toEqual([
    expect.stringMatching(/^IS-003 Vault disputed/),
    expect.stringMatching(/^IS-004 Vault answered/),
  ]);
  await userEvent.type(search, 'x');
  expect(
    await screen.findByText(/Pending items, risks and issues that are not on the agenda yet can be added/),
  ).not.toBeNull();
});

it('keeps what is ticked in sight, first, through another search, and says how many there are', async () => {
  const onAdd = vi.fn<(topics: TopicRef[]) => void>();
  show(onAdd);
  const search = await screen.findByRole('searchbox');
  await userEvent.type(search, 'Vault');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Vault answered/ }));
  // Nothing moves under the pointer.
  expect(names().at(-1)).toMatch(/Vault answered/);
  await userEvent.clear(search);
  await userEvent.type(search, 'Vault slips');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Vault slips/ }));
  expect(names()).toEqual([expect.stringMatching(/Vault answered/), expect.stringMatching(/Vault slips/)]);
  await userEvent.click(screen.getByRole('button', { name: 'Add 2 topics' }));
  expect(onAdd).toHaveBeenCalledWith([
    { entity: 'issue', entity_id: 4 },
    { entity: 'risk', entity_id: 2 },
  ]);
});
