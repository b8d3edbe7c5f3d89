import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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

function hearing() {
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  return { client, invalidate, hear: createLiveQueries(client, [rule]) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('reads each named query again once, however many events name it', () => {
  const { hear, invalidate } = hearing();
  hear(change({ id: 5 }));
  hear(change({ id: 6 }));
  hear(change({ entity: 'risk' }));
  vi.advanceTimersByTime(50);
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
    ['items', 1],
    ['item', 5],
    ['item', 6],
  ]);
});

it('waits while a write of our own is under way, but not for ever', () => {
  const { client, hear, invalidate } = hearing();
  const mutating = vi.spyOn(client, 'isMutating').mockReturnValue(1);
  hear(change({}));
  vi.advanceTimersByTime(500);
  expect(invalidate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(700);
  expect(invalidate).toHaveBeenCalledTimes(2);
  hear(change({}));
  mutating.mockReturnValue(0);
  vi.advanceTimersByTime(50);
  expect(invalidate).toHaveBeenCalledTimes(4);
});

it('reads everything again after a reset, and nothing after a heartbeat', () => {
  const { hear, invalidate } = hearing();
  hear({ id: '', event: 'message', data: 'x' });
  expect(invalidate).not.toHaveBeenCalled();
  hear({ id: '9', event: 'reset', data: '{}' });
  expect(invalidate).toHaveBeenCalledWith();
});
