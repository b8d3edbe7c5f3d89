import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api, AppError } from '#platform/api';
import type { Tvd } from '../tvdQueries.ts';
import MoveDialog from './MoveDialog.tsx';

const row = (id: number, name: string, target: number) => ({
  id,
  name,
  version: 1,
  target,
  stretch: null,
  forecast: target,
});
const tvd = {
  tolerance: 3,
  members: [row(1, 'B10 Superstructure', 41_500_000), row(2, 'D30 HVAC', 20_000_000)],
} as unknown as Tvd;
const view = { dimension: 'systems', component: null, perArea: false };
const start = { fromId: 1, toId: 2, amount: 500_000 };

it('says once why a move was refused, in the dialog', async () => {
  const message = 'The targets would be above the budget.';
  vi.spyOn(api, 'PATCH').mockRejectedValue(
    new AppError('rule', { status: 422, body: { code: 'rule', message } }),
  );
  const element = (
    <ToastProvider>
      <MoveDialog tvd={tvd} view={view} start={start} onClose={() => undefined} />
    </ToastProvider>
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider
        router={createMemoryRouter([{ path: '/projects/:projectId', element }], {
          initialEntries: ['/projects/1'],
        })}
      />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: /^Note/ }), 'Prefabricated frames');
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText('Not saved')).toBeNull();
});
