import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api } from '#platform/api';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import { projectQuery } from '#shared/project';
import { type WorkPackage, workPackageQuery } from '../allocationQueries.ts';
import WorkPackageScreen from './WorkPackageScreen.tsx';

const scrolled = vi.fn<(this: Element) => void>();
Element.prototype.scrollIntoView = function scroll(this: Element) {
  scrolled.call(this);
};
afterEach(() => vi.restoreAllMocks());

const drywall = {
  id: 5,
  number: 2,
  version: 1,
  name: 'Drywall and framing',
  description: '',
  bid_package: null,
  lines_count: 2,
  allocated: 90_000,
  codes: [{ name: '09 29 00 Gypsum board', lines_count: 2, amount: 90_000 }],
  components: [{ name: 'Tower', lines_count: 2, amount: 90_000 }],
} as unknown as WorkPackage;

function openAt(search: string) {
  vi.spyOn(api, 'GET').mockImplementation((() => new Promise(() => undefined)) as never);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, { id: 1, permissions: ['change_procurement'] } as never);
  client.setQueryData(switchesQuery.queryKey, { switches: {} });
  client.setQueryData(flagsQuery.queryKey, { flags: {} });
  client.setQueryData(projectQuery(1).queryKey, { id: 1, permissions: ['change_procurement'] } as never);
  client.setQueryData(workPackageQuery(1, 5).queryKey, drywall);
  const path = '/projects/:projectId/procurement/work-package-details/:workPackageId';
  const router = createMemoryRouter([{ path, element: <WorkPackageScreen /> }], {
    initialEntries: [`/projects/1/procurement/work-package-details/5${search}`],
  });
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it.each([
  ['scope', () => screen.getByRole('textbox', { name: /^Name/ })],
  ['codes', () => screen.getByRole('grid', { name: 'By code' })],
  ['components', () => screen.getByRole('grid', { name: 'By component' })],
])('brings %s into sight, with the focus, where the address asks for it', async (name, find) => {
  openAt(`?focusSection=${name}`);
  await waitFor(() =>
    expect(find().contains(document.activeElement) || document.activeElement?.contains(find())).toBe(true),
  );
  expect(document.activeElement).not.toBe(document.body);
  expect(scrolled.mock.contexts.some((part) => part.contains(find()))).toBe(true);
});
