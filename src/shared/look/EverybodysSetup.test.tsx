import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api, AppError } from '#platform/api';
import { currentUserQuery, flagsQuery, switchesQuery } from '#platform/flags';
import { projectQuery } from '#shared/project';
import { pageSettingsQuery } from '#shared/settings';
import { EverybodysSetup } from './EverybodysSetup.tsx';

afterEach(() => vi.restoreAllMocks());

/** The part of a page's setup that is everybody's, before a server that answers when it is told to. */
function show() {
  const answer = { resolve: (_value: never) => {}, reject: (_error: Error) => {} };
  vi.spyOn(api, 'PUT').mockImplementation(
    () => new Promise((resolve, reject) => void Object.assign(answer, { resolve, reject })),
  );
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { permissions: [] } as never);
  queryClient.setQueryData(projectQuery(3).queryKey, { permissions: ['change_setting'] } as never);
  queryClient.setQueryData(switchesQuery.queryKey, { switches: {} });
  queryClient.setQueryData(flagsQuery.queryKey, { flags: {} });
  queryClient.setQueryData(pageSettingsQuery(3).queryKey, { results: [] });
  const part = (
    <EverybodysSetup
      page="overview"
      look={{ hidden: ['due'] }}
      usual={{ hidden: [] }}
      read={(config) => config as { hidden: string[] }}
      onChange={() => undefined}
    />
  );
  const router = createMemoryRouter(
    [
      { path: '/projects/:projectId', element: part },
      { path: '/', element: <p>Elsewhere</p> },
    ],
    { initialEntries: ['/projects/3'] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return { router, answer };
}

const make = () => screen.getByRole('button', { name: 'Make project default' });

it('says that the default is saved once the server has kept it, though its page was left', async () => {
  const { router, answer } = show();
  await userEvent.click(make());
  expect(screen.getByText('People who have not set up this page see the project default.')).toBeTruthy();
  expect(screen.queryByText('Project default saved')).toBeNull();
  await router.navigate('/');
  await screen.findByText('Elsewhere');
  await vi.waitFor(() => expect(api.PUT).toHaveBeenCalledOnce());
  answer.resolve({ data: { version: 1, config: {} }, response: new Response(null) } as never);
  await screen.findByText('Project default saved');
});

it('says that it was not saved where the server refuses it, and nothing else', async () => {
  const { answer } = show();
  await userEvent.click(make());
  await vi.waitFor(() => expect(api.PUT).toHaveBeenCalledOnce());
  answer.reject(new AppError('forbidden'));
  await screen.findByText('The project default was not saved');
  expect(screen.queryByText('Project default saved')).toBeNull();
});
