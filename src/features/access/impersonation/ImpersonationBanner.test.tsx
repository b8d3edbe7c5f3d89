import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api, AppError } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import { projectQuery } from '#shared/project';
import { ImpersonationBanner } from './ImpersonationBanner.tsx';

const asOneself = { is_impersonating: false, impersonated_role: null, project_id: null };
const asOwnerRep = {
  is_impersonating: true,
  impersonated_role: { id: 7, name: 'Owner Rep' },
  project_id: 1,
};
const role = (id: number, name: string) => ({
  id,
  name,
  type: 'external' as const,
  description: '',
  permissions: 12,
  withheld: 0,
});

const assign = vi.fn<(path: string | URL) => void>();
beforeEach(() => {
  vi.stubGlobal('reportError', vi.fn());
  vi.spyOn(location, 'assign').mockImplementation(assign);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  assign.mockReset();
  focusManager.setFocused(undefined);
});

function show(view: typeof asOneself | typeof asOwnerRep) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 1, role_impersonation: view } as never);
  queryClient.setQueryData(projectQuery(1).queryKey, { id: 1, name: 'Cedar Ridge' } as never);
  const roles = { count: 2, results: [role(6, 'Design Partner'), role(7, 'Owner Rep')] };
  vi.spyOn(api, 'GET').mockResolvedValue({ data: roles, response: new Response(null) } as never);
  queryClient.setQueryData(['something', 'read before'], 'with other rights');
  const router = createMemoryRouter([{ path: '/', element: <ImpersonationBanner /> }]);
  render(
    <ToastProvider>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ToastProvider>,
  );
  return queryClient;
}
const answers = (body: object, status = 201) =>
  vi.spyOn(api, 'POST').mockResolvedValue({ data: body, response: new Response(null, { status }) });

it('is not there for somebody who is themself', () => {
  show(asOneself);
  expect(screen.queryByRole('region', { name: 'Role impersonation' })).toBeNull();
});

it('says as whom and where, changes over, and keeps nothing of what was read before', async () => {
  const queryClient = show(asOwnerRep);
  const banner = await screen.findByRole('region', { name: 'Role impersonation' });
  expect(banner.textContent).toContain('You are impersonating as');
  expect(banner.textContent).toContain('in Cedar Ridge');
  const post = answers(asOwnerRep);
  await userEvent.click(screen.getByRole('button', { name: 'Impersonated role: Owner Rep' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Design Partner' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(post).toHaveBeenCalledWith('/permission-roles/{role_id}/impersonate', {
    params: { path: { role_id: 6 } },
    body: { project_id: 1 },
  });
  expect(assign.mock.calls[0]?.[0]).toMatch(/^\/projects\/1/);
  expect(queryClient.getQueryData(['something', 'read before'])).toBeUndefined();
});

it('stops where it is', async () => {
  show(asOwnerRep);
  const post = answers({}, 204);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop impersonation' }));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(`${location.pathname}${location.search}`));
  expect(post).toHaveBeenCalledWith('/permission-roles/stop-impersonation');
});

it('says and logs a failure, and stays', async () => {
  show(asOwnerRep);
  vi.spyOn(api, 'POST').mockRejectedValue(new AppError('unavailable'));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop impersonation' }));
  expect(await screen.findByText('Impersonation could not be stopped')).toBeDefined();
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(assign).not.toHaveBeenCalled();
});

it('follows another tab of the session once it comes to the front', async () => {
  const queryClient = show(asOneself);
  vi.spyOn(api, 'GET').mockResolvedValue({
    data: { id: 1, role_impersonation: asOwnerRep },
    response: new Response(null, { status: 200 }),
  } as never);
  act(() => focusManager.setFocused(true));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledTimes(1));
  expect(assign.mock.calls[0]?.[0]).toMatch(/^\/projects\/1/);
  expect(queryClient.getQueryData(['something', 'read before'])).toBeUndefined();
});
