import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keptADay } from './keptADay.ts';
import { createQueryClient } from './queryClient.ts';

const hour = 3_600_000;
const read = vi.fn(() => Promise.resolve(['each', 'sf']));

function Units() {
  const { data } = useQuery({ queryKey: ['units'], queryFn: read, ...keptADay });
  return <p>{data?.join(', ')}</p>;
}

it('is read once a day, however often its screen comes and goes', async () => {
  vi.useFakeTimers();
  const client = createQueryClient({ onWriteError: vi.fn() });
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  const visit = async () => {
    const { container, unmount } = render(
      <QueryClientProvider client={client}>
        <Units />
      </QueryClientProvider>,
    );
    const atOnce = container.textContent;
    await wait(1);
    unmount();
    return atOnce;
  };
  expect(await visit()).toBe('');
  await wait(23 * hour);
  expect(await visit()).toBe('each, sf');
  expect(read).toHaveBeenCalledTimes(1);
  await wait(hour);
  // What was there shows until the answer has come.
  expect(await visit()).toBe('each, sf');
  expect(read).toHaveBeenCalledTimes(2);
});
