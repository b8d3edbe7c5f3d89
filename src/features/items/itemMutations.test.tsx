import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError, createQueryClient } from '#platform/api';
import { foresiteKeys, type Item } from '#shared/foresite';
import { useEditItem } from './itemMutations.ts';

const patch = vi.fn<(path: string, sent: { params: { header: object }; body: object }) => Promise<unknown>>();
vi.mock('#platform/api', async (original) => ({
  ...(await original<object>()),
  api: { PATCH: (...sent: Parameters<typeof patch>) => patch(...sent) },
}));
beforeEach(() => void patch.mockReset());

const item = {
  id: 4,
  version: 3,
  name: 'Chilled beams',
  description: '',
  status: 'PENDING',
  sub_items: [],
  me_groups: [],
  tags: [],
  markups: [],
  drivers: [],
  links: [],
  custom_attributes: [],
} as unknown as Item;
const stale = (change: Partial<Item>) =>
  new AppError('stale', { status: 412, body: { code: 'stale', current: { ...item, ...change } } } as never);

function open() {
  const onWriteError = vi.fn();
  const client = createQueryClient({ onWriteError });
  client.setQueryData(foresiteKeys.item(1, 4), item);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useEditItem(1), { wrapper });
  const name = 'Radiant panels';
  act(() => result.current.mutate({ item, patch: { name }, paint: { name } }));
  return { client, result, onWriteError };
}
const versions = () => patch.mock.calls.map(([, { params }]) => params.header);

it('goes on top of what others have saved in other fields, and says of no failure', async () => {
  const saved = { ...item, version: 6, name: 'Radiant panels', description: 'In the wards' };
  patch
    .mockRejectedValueOnce(stale({ version: 4, description: 'In the wards' }))
    .mockRejectedValueOnce(stale({ version: 5, description: 'In the wards' }))
    .mockResolvedValueOnce({ data: saved });
  const { client, result, onWriteError } = open();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  expect(versions()).toEqual([{ 'If-Match': '"3"' }, { 'If-Match': '"4"' }, { 'If-Match': '"5"' }]);
  expect(client.getQueryData(foresiteKeys.item(1, 4))).toEqual(saved);
  expect(onWriteError).not.toHaveBeenCalled();
});

it('stops where somebody else changed the same field, puts back what was there and says so', async () => {
  patch
    .mockRejectedValueOnce(stale({ version: 4, description: 'In the wards' }))
    .mockRejectedValueOnce(stale({ version: 5, name: 'Chilled ceilings' }));
  const { client, result, onWriteError } = open();
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(patch).toHaveBeenCalledTimes(2);
  expect(client.getQueryData(foresiteKeys.item(1, 4))).toEqual(item);
  expect(onWriteError).toHaveBeenCalledOnce();
  expect(result.current.error?.current).toMatchObject({ version: 5, name: 'Chilled ceilings' });
});

it('gives up where others never stop saving', async () => {
  for (let version = 4; version < 12; version += 1) patch.mockRejectedValueOnce(stale({ version }));
  const { result, onWriteError } = open();
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(patch).toHaveBeenCalledTimes(5);
  expect(onWriteError.mock.calls).toHaveLength(1);
});
