import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { createQueryClient } from '#platform/api';
import { useOrderAttributes, useRemoveAttribute } from './attributeMutations.ts';
import { type Attribute, attributeListQuery, type AttributePage } from './attributeQueries.ts';

const server = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn(), DELETE: vi.fn() }));
vi.mock('#platform/api', async (original) => ({ ...(await original<object>()), api: server }));

const row = (id: number, version: number) => ({ id, version, entity_type: 'RISK', name: `Field ${id}` });
const page = (...rows: ReturnType<typeof row>[]) => ({ results: rows }) as unknown as AttributePage;

const query = attributeListQuery('RISK', '');

/** A list of two that somebody looks at, and its writes. */
function openList() {
  const client = createQueryClient({ onWriteError: vi.fn() });
  client.setQueryData(query.queryKey, page(row(1, 1), row(2, 1)));
  const stop = new QueryObserver(client, { ...query, staleTime: Infinity }).subscribe(() => undefined);
  onTestFinished(stop);
  const { result } = renderHook(() => ({ order: useOrderAttributes(), remove: useRemoveAttribute() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    ),
  });
  return {
    result,
    shown: () => client.getQueryData<AttributePage>(query.queryKey)?.results.map(({ id }) => id),
    order: () => result.current.order.mutate({ entity: 'RISK', ids: [2, 1], before: [1, 2] }),
    remove: () => result.current.remove.mutate(row(2, 1) as Attribute),
  };
}

/** What comes when the test says so. */
function held() {
  let answer: (data: unknown) => void = () => undefined;
  const promise = new Promise((resolve) => (answer = (data) => resolve({ data })));
  return { promise, answer: (data: unknown) => answer(data) };
}

const deletedBy = (version: number) =>
  expect(server.DELETE).toHaveBeenCalledExactlyOnceWith(
    expect.any(String),
    expect.objectContaining({
      params: { path: { custom_attribute_id: 2 }, header: { 'If-Match': `"${version}"` } },
    }),
  );

beforeEach(() => {
  vi.resetAllMocks();
  server.DELETE.mockResolvedValue({ data: { change_set_id: null } });
  server.GET.mockResolvedValue({ data: page(row(1, 2)) });
});

it('deletes an attribute whose order is still being saved by the version that the order made', async () => {
  const saving = held();
  server.PUT.mockReturnValue(saving.promise);
  server.GET.mockResolvedValueOnce({ data: page(row(2, 2), row(1, 2)) });
  const { result, order, remove, shown } = openList();
  act(() => {
    order();
    remove();
  });
  await waitFor(() => expect(shown()).toEqual([1]));
  expect(server.DELETE).not.toHaveBeenCalled();
  saving.answer({ change_set_id: null });
  await waitFor(() => expect(result.current.remove.isSuccess).toBe(true));
  deletedBy(2);
  expect(shown()).toEqual([1]);
});

it('deletes an attribute whose order is saved and not read yet by the version that the order made', async () => {
  const reading = held();
  server.PUT.mockResolvedValue({ data: { change_set_id: null } });
  server.GET.mockReturnValueOnce(reading.promise);
  const { result, order, remove, shown } = openList();
  act(order);
  await waitFor(() => expect(server.GET).toHaveBeenCalledOnce());
  act(remove);
  await waitFor(() => expect(shown()).toEqual([1]));
  reading.answer(page(row(2, 2), row(1, 2)));
  await waitFor(() => expect(result.current.remove.isSuccess).toBe(true));
  deletedBy(2);
  expect(shown()).toEqual([1]);
});
