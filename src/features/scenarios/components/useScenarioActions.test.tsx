import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import { milestonesQuery } from '#shared/project';
import { contingencyQuery } from '#features/contingency';
import type { Scenario } from '#shared/foresite';
import { useScenarioActions } from './useScenarioActions.tsx';

const scenario = (id: number, cost: number) =>
  ({
    id,
    scenario_number: `S-${id}`,
    name: `Scenario ${id}`,
    status: 'PENDING',
    cost,
    items: [id],
    approval_problem: null,
    version: 1,
  }) as unknown as Scenario;
const pot = (id: number, name: string, left: number) => ({
  id,
  name,
  opened_on: '2026-01-05',
  position: { left },
});

function Actions() {
  const { start, dialog } = useScenarioActions(1, () => undefined);
  return (
    <>
      <button onClick={() => start('approve', [scenario(7, 1_000), scenario(8, -200)])}>Ask</button>
      {dialog}
    </>
  );
}

function open(permissions: string[]) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, { permissions } as never);
  client.setQueryData(milestonesQuery(1).queryKey, {
    results: [{ id: 4, name: '50% DD', code: 'MS-004', type: 'forecasted', date: '2026-12-01' }],
  } as never);
  client.setQueryData(contingencyQuery(1).queryKey, {
    as_of: '2026-10-12',
    pots: [pot(2, 'Design', 5_000), pot(3, 'Buyout', 799)],
  } as never);
  vi.spyOn(api, 'POST').mockRejectedValue(new Error('No preview here.'));
  const bodies: object[] = [];
  type Init = { params: { path: object }; body: object };
  vi.spyOn(api, 'PATCH').mockImplementation((_path: string, { params, body }: Init) => {
    bodies.push(body);
    return Promise.resolve({ data: { ...params.path, change_set_id: 1 }, response: new Response() });
  });
  const router = createMemoryRouter([{ path: '/', element: <Actions /> }]);
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  );
  return bodies;
}

it('pays for scenarios from the pot that is chosen, by what they cost together', async () => {
  const bodies = open(['view_item_markup']);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 scenarios' });
  expect(within(dialog).getByText('Contingency does not change.')).toBeTruthy();
  expect(within(dialog).queryByText(/leaves the fund/)).toBeNull();
  await person.click(within(dialog).getByRole('combobox', { name: 'Draw from' }));
  expect(screen.getByRole('option', { name: /Buyout/ }).textContent).toContain('$1 short: fund it first');
  await person.click(screen.getByRole('option', { name: /Design/ }));
  expect(within(dialog).getByText(/^\$800 leaves the fund/)).toBeTruthy();
  await person.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await screen.findByText('Scenario(s) approved');
  expect(bodies).toEqual([
    { milestone: 4, contingency_pot_id: 2 },
    { milestone: 4, contingency_pot_id: 2 },
  ]);
});

it('asks for no pot where costs are out of sight', async () => {
  const bodies = open([]);
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Ask' }));
  const dialog = await screen.findByRole('dialog', { name: 'Approve 2 scenarios' });
  expect(within(dialog).queryByRole('combobox', { name: 'Draw from' })).toBeNull();
  await person.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await screen.findByText('Scenario(s) approved');
  expect(bodies[0]).toEqual({ milestone: 4 });
});
