import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { createOwnWrites } from '#platform/api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveQueries, type LiveEvent, type LiveRule } from './liveQueries.ts';

const rule: LiveRule = ({ entity, project_id, id }) =>
  entity === 'item'
    ? [
        ['items', project_id],
        ['item', id],
      ]
    : [];
const change = (over: Partial<LiveEvent>) => ({
  id: '1',
  event: 'change',
  data: JSON.stringify({ entity: 'item', project_id: 1, id: 5, ...over }),
});

const load = () => Promise.resolve([rule]);

function hearing() {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  return { client, invalidate, hear: createLiveQueries(client, load) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads each named query again once, however many events name it', async () => {
  const { hear, invalidate } = hearing();
  hear(change({ id: 5 }));
  hear(change({ id: 6 }));
  hear(change({ entity: 'risk' }));
  await vi.advanceTimersByTimeAsync(50);
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
    ['items', 1],
    ['item', 5],
    ['item', 6],
  ]);
});

it('waits while a write of our own is under way, but not for ever', async () => {
  const { client, hear, invalidate } = hearing();
  const mutating = vi.spyOn(client, 'isMutating').mockReturnValue(1);
  hear(change({}));
  await vi.advanceTimersByTimeAsync(500);
  expect(invalidate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(700);
  expect(invalidate).toHaveBeenCalledTimes(2);
  hear(change({}));
  mutating.mockReturnValue(0);
  await vi.advanceTimersByTimeAsync(50);
  expect(invalidate).toHaveBeenCalledTimes(4);
});

it('reads everything again after a reset, and nothing after a heartbeat', async () => {
  const { hear, invalidate } = hearing();
  hear({ id: '', event: 'message', data: 'x' });
  expect(invalidate).not.toHaveBeenCalled();
  hear({ id: '9', event: 'reset', data: '{}' });
  expect(invalidate).toHaveBeenCalledWith();
});

it('reads everything again where the rules cannot be had, and asks for them anew', async () => {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const late = vi.fn(load).mockRejectedValueOnce(new Error('offline'));
  const hear = createLiveQueries(client, late);
  hear(change({}));
  await vi.advanceTimersByTimeAsync(50);
  expect(invalidate.mock.calls).toEqual([[]]);
  hear(change({}));
  await vi.advanceTimersByTimeAsync(50);
  expect(invalidate.mock.calls.slice(1).map(([filter]) => filter?.queryKey)).toEqual([
    ['items', 1],
    ['item', 5],
  ]);
});

describe('one\u2019s own changes', () => {
  /** A page with the list on screen, whose write is answered now with these events. */
  async function page() {
    const client = new QueryClient();
    const read = vi.fn(() => Promise.resolve('rows'));
    const observer = new QueryObserver(client, {
      queryKey: ['items', 1],
      queryFn: read,
      staleTime: Infinity,
    });
    observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(5);
    const writes = createOwnWrites();
    const hear = createLiveQueries(client, load, writes.answeredAt);
    const answered = (events: string) =>
      writes.note(new Response(null, { headers: { 'quoin-events': events } }));
    return { client, read, hear, answered };
  }

  it('do not come back as reads where the list was read again after the answer', async () => {
    const { client, read, hear, answered } = await page();
    expect(read).toHaveBeenCalledTimes(1);
    answered('7,8');
    await vi.advanceTimersByTimeAsync(1);
    await client.invalidateQueries({ queryKey: ['items', 1] });
    hear(change({ seq: 7 }));
    hear(change({ seq: 8 }));
    await vi.advanceTimersByTimeAsync(100);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('do not come back either where the event overtakes the answer', async () => {
    const { client, read, hear, answered } = await page();
    hear(change({ seq: 7 }));
    await vi.advanceTimersByTimeAsync(10);
    answered('7');
    await vi.advanceTimersByTimeAsync(1);
    await client.invalidateQueries({ queryKey: ['items', 1] });
    await vi.advanceTimersByTimeAsync(100);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are read where nothing read them since, and so are those of others that come with them', async () => {
    const { client, read, hear, answered } = await page();
    answered('7');
    hear(change({ seq: 7 }));
    await vi.advanceTimersByTimeAsync(100);
    expect(read).toHaveBeenCalledTimes(2);
    answered('8');
    await vi.advanceTimersByTimeAsync(1);
    await client.invalidateQueries({ queryKey: ['items', 1] });
    hear(change({ seq: 8 }));
    hear(change({ seq: 9 }));
    await vi.advanceTimersByTimeAsync(100);
    expect(read).toHaveBeenCalledTimes(4);
  });
});
