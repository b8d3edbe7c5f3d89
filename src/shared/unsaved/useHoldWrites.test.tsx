import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useHoldWrites } from './useHoldWrites.ts';

/** Whether the browser would ask before the tab goes. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** A frame in which writes are made that end when they are told to; in line where `scope` says so. */
function frame(scope?: string) {
  const client = new QueryClient();
  const ends: (() => void)[] = [];
  const { result } = renderHook(
    () => {
      useHoldWrites();
      return useMutation({
        mutationFn: () => new Promise<void>((resolve) => void ends.push(resolve)),
        ...(scope !== undefined && { scope: { id: scope } }),
      });
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    },
  );
  return { client, ends, write: () => act(() => result.current.mutate()) };
}

it('has the browser ask while a write is sent or waits behind another', async () => {
  const { client, ends, write } = frame('estimate-items');
  expect(asks()).toBe(false);
  write();
  write();
  await waitFor(() => expect(ends).toHaveLength(1));
  expect([client.isMutating(), asks()]).toEqual([2, true]);
  ends[0]?.();
  await waitFor(() => expect(ends).toHaveLength(2));
  expect(asks()).toBe(true);
  ends[1]?.();
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(asks()).toBe(false);
});

it('asks nothing for what waits for nobody, such as a sign-in that leaves the page itself', async () => {
  const { client, ends, write } = frame();
  write();
  await waitFor(() => expect(client.isMutating()).toBe(1));
  expect(asks()).toBe(false);
  ends[0]?.();
});
