import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { Caller } from '#domain/items';
import { currentUserQuery } from '#platform/flags';
import { ShortcutProvider } from '#shared/commands';
import { allScenarios, type Scenario, scenariosQuery } from '#shared/foresite';
import { ScenarioStrip, type ScenarioStripProps } from './ScenarioStrip.tsx';

vi.mock('#platform/storage', async (original) => ({
  ...(await original<object>()),
  useRemembered: () => [true, () => undefined],
}));
afterEach(cleanup);

it('shows its cards where it was left open, before anybody comes near them', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, { id: 2, permissions: [] } as never);
  const row = {
    id: 7,
    scenario_number: 'S-7',
    name: 'Envelope',
    status: 'PENDING',
    cost: -1_000,
    items: [1],
    approval_problem: null,
    version: 1,
  } as unknown as Scenario;
  client.setQueryData(scenariosQuery(1, allScenarios).queryKey, { count: 1, results: [row] });
  const strip = (
    <ScenarioStrip
      projectId={1}
      caller={{ userId: 2, permissions: new Set() } as unknown as Caller}
      trend={undefined}
      focus={{ scenario: null } as unknown as ScenarioStripProps['focus']}
      actions={{ start: () => undefined } as unknown as ScenarioStripProps['actions']}
      onCompare={() => undefined}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: strip }]);
  render(
    <QueryClientProvider client={client}>
      <ShortcutProvider singleKeys>
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </ShortcutProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('checkbox', { name: /S-7|Envelope/ })).toBeTruthy();
});
