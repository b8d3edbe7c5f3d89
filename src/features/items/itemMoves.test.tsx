import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import { createQueryClient } from '#platform/api';
import { foresiteKeys, type ItemBrief } from '#shared/foresite';
import { useBulkWrite } from './bulkMutation.ts';
import { useMoveItem } from './itemMoves.ts';
import type { ItemRows } from './model/optimistic.ts';

const write = vi.fn(() => new Promise<never>(() => undefined));
vi.mock('#platform/api', async (original) => ({
  ...(await original<object>()),
  api: { PATCH: () => write(), POST: () => write() },
}));

const item = { id: 4, version: 3, code: 'VO-004', status: 'PENDING', cost: -1_150_000 } as ItemBrief;
const trend = { summary: { forecast: 312_900_000, pending_low: 303_290_000, pending_high: 314_100_000 } };

function useApproval() {
  const { mutate } = useMoveItem(1);
  return () => mutate({ to: 'APPROVED', item, milestone: 2, milestoneName: '50% DD', potId: null });
}
function useApprovalOfMany() {
  const { mutate } = useBulkWrite(1);
  return () =>
    mutate({ items: [item], request: { action: 'APPROVED', milestone: { id: 2, name: '50% DD' } } });
}

it.each([
  ['an approval', useApproval],
  ['an approval of many', useApprovalOfMany],
])(
  'shows %s in the list at once, and leaves forecast and range together until the server has both',
  async (_, useDecision) => {
    const client = createQueryClient({ onWriteError: vi.fn() });
    client.setQueryData(foresiteKeys.items(1), { count: 1, results: [item] });
    client.setQueryData(foresiteKeys.trend(1), trend);
    const wrapper = ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    );
    const { result } = renderHook(useDecision, { wrapper });
    act(() => result.current());
    await waitFor(() =>
      expect(client.getQueryData<ItemRows>(foresiteKeys.items(1))?.results[0]?.status).toBe('APPROVED'),
    );
    await waitFor(() => expect(write).toHaveBeenCalled());
    expect(client.getQueryData(foresiteKeys.trend(1))).toBe(trend);
  },
);
