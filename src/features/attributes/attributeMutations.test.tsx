import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { createQueryClient } from '#platform/api';
import { useOrderAttributes, useRemoveAttribute } from './attributeMutations.ts';
import { type Attribute, attributeListQuery, type AttributePage } from './attributeQueries.ts';

const server = vi.hoisted(() => ({ GET: vi.fn(), PUT: vi.fn(), DELETE: vi.fn() }));
vi.mock('#platform/api', async (original) => ({ ...(await original<object>()), api: server }));

const row = (id: number, version: number) => ({ id, version, entity_type: 'RISK', name: `Field ${id}` });
const page = (...rows: ReturnType<typeof row>[]) => ({ results: rows }) as unknown as AttributePage;

it('deletes an attribute whose order is still being saved by the version that the order made', async () => {
  let keepOrder: (answer: unknown) => void = () => undefined;
  server.PUT.mockReturnValue(new Promise((resolve) => (keepOrder = resolve)));
  server.GET.mockResolvedValueOnce({ data: page(row(2, 2), row(1, 2)) }).mockResolvedValue({
    data: page(row(1, 2)),
  });
  server.DELETE.mockResolvedValue({ data: { change_set_id: null } });
  const client = createQueryClient({ onWriteError: vi.fn() });
  const query = attributeListQuery('RISK', '');
  client.setQueryData(query.queryKey, page(row(1, 1), row(2, 1)));
  const list = new QueryObserver(client, { ...query, staleTime: Infinity });
  const stop = list.subscribe(() => undefined);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => ({ order: useOrderAttributes(), remove: useRemoveAttribute() }), {
    wrapper,
  });
  const shown = () => client.getQueryData<AttributePage>(query.queryKey)?.results.map(({ id }) => id);
  act(() => {
    result.current.order.mutate({ entity: 'RISK', ids: [2, 1], before: [1, 2] });
    result.current.remove.mutate(row(2, 1) as Attribute);
  });
  await waitFor(() => expect(shown()).toEqual([1]));
  expect(server.DELETE).not.toHaveBeenCalled();
  keepOrder({ data: { change_set_id: null } });
  await waitFor(() => expect(result.current.remove.isSuccess).toBe(true));
  expect(server.DELETE).toHaveBeenCalledExactlyOnceWith(
    expect.any(String),
    expect.objectContaining({ params: { path: { custom_attribute_id: 2 }, header: { 'If-Match': '"2"' } } }),
  );
  expect(shown()).toEqual([1]);
  stop();
});
