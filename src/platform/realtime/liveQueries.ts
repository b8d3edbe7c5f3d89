import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import type { StreamEvent } from './eventParser.ts';

/** Somebody's change, as the contract tells it. */
export type LiveEvent = components['schemas']['LiveEvent'];

/** Names what an event makes out of date. A feature exports one; the app joins them. */
export type LiveRule = (event: LiveEvent) => readonly QueryKey[];

/** Milliseconds in which events are gathered, so that a batch of fifty rows reads its list once. */
const GATHER = 50;
/** Longest wait for our own writes to settle: their optimistic rows must not be overwritten by an older read. */
const PATIENCE = 1000;

/** Turns stream events into invalidations. Events that name the same query are one read, and only of what is on screen. */
export function createLiveQueries(queryClient: QueryClient, rules: readonly LiveRule[]) {
  const due = new Map<string, QueryKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAt = 0;

  function flush(): void {
    timer = undefined;
    if (queryClient.isMutating() > 0 && Date.now() - firstAt < PATIENCE) return schedule();
    const keys = [...due.values()];
    due.clear();
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  }
  function schedule(): void {
    timer ??= setTimeout(flush, GATHER);
  }

  return (event: StreamEvent): void => {
    if (event.event === 'reset') void queryClient.invalidateQueries();
    if (event.event !== 'change') return;
    const change = JSON.parse(event.data) as LiveEvent;
    const keys = rules.flatMap((rule) => rule(change));
    if (keys.length === 0) return;
    if (due.size === 0) firstAt = Date.now();
    for (const key of keys) due.set(JSON.stringify(key), key);
    schedule();
  };
}
