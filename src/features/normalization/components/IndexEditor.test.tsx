import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { api } from '#platform/api';
import { currentUserQuery } from '#platform/flags';
import { type CostIndex, indexQuery } from '../indexQueries.ts';
import NormalizationIndicesScreen from '../screens/NormalizationIndicesScreen.tsx';

afterEach(() => vi.restoreAllMocks());

const indexAt = (version: number, name: string) =>
  ({
    id: 4,
    version,
    name,
    kind: 'location',
    is_default: false,
    row_count: 1,
    first_key: 'Boston',
    last_key: 'Boston',
    rows: [{ key: 'Boston', code: null, value: 1 }],
  }) as never as CostIndex;

it('keeps what is not saved where somebody else saves the index, says so, and takes theirs if wanted', async () => {
  vi.spyOn(api, 'GET').mockImplementation(((path: string) =>
    path.includes('{normalization_index_id}')
      ? Promise.resolve({ data: indexAt(1, 'Cities') })
      : Promise.resolve({ data: { count: 1, results: [indexAt(1, 'Cities')] } })) as never);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  client.setQueryData(currentUserQuery.queryKey, { permissions: ['change_normalizationindex'] } as never);
  render(
    <QueryClientProvider client={client}>
      <ToastProvider>
        <RouterProvider
          router={createMemoryRouter([{ path: '/', element: <NormalizationIndicesScreen /> }])}
        />
      </ToastProvider>
    </QueryClientProvider>,
  );
  const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name\b/ });
  await screen.findByRole('textbox', { name: /^Name\b/ });
  await userEvent.type(name(), ' 2027');
  client.setQueryData(indexQuery(4).queryKey, indexAt(2, 'Towns'));
  expect(await screen.findByText(/^Someone changed the same fields of this index\./)).toBeTruthy();
  expect(name().value).toBe('Cities 2027');
  await userEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(name().value).toBe('Towns');
});
