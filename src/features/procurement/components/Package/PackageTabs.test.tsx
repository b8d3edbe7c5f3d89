import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '#platform/api';
import type { BidPackage } from '../../packageQueries.ts';
import { PackageTabs } from './PackageTabs.tsx';
import { usePackageTab } from './usePackageTab.ts';

Element.prototype.scrollIntoView = () => undefined;
afterEach(() => vi.restoreAllMocks());

const row = { id: 7, budget: 250_000, activity: null } as BidPackage;

function Parts() {
  const [tab, setTab] = usePackageTab('overview');
  return (
    <PackageTabs row={row} counts={{}} value={tab} onChange={setTab}>
      {`What is shown: ${tab}`}
    </PackageTabs>
  );
}

function openAt(search: string) {
  vi.spyOn(api, 'GET').mockImplementation((() => new Promise(() => undefined)) as never);
  const path = '/projects/:projectId/procurement/bid-package-details/:bidPackageId';
  const router = createMemoryRouter([{ path, element: <Parts /> }], {
    initialEntries: [`/projects/1/procurement/bid-package-details/7${search}`],
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => router.state.location.search;
}

it('opens the part that a link asks for, whatever the address kept, until another one is chosen', async () => {
  const search = openAt('?focusSection=comments&tab=scope');
  const tab = await screen.findByRole('tab', { name: 'Comments' });
  await waitFor(() => expect(document.activeElement).toBe(tab));
  expect(screen.getByText('What is shown: comments')).toBeTruthy();
  expect(search()).toBe('?focusSection=comments&tab=comments');
  await userEvent.click(screen.getByRole('tab', { name: 'History' }));
  expect(screen.getByText('What is shown: history')).toBeTruthy();
  expect(search()).toBe('?tab=history');
});

it('stays where the work is where a link asks for what no package has', async () => {
  const search = openAt('?focusSection=drivers');
  await screen.findByRole('tab', { name: 'Comments' });
  expect(screen.getByText('What is shown: overview')).toBeTruthy();
  expect(search()).toBe('?focusSection=drivers');
});
