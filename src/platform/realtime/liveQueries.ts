import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { components } from '#contract/api.ts';
import type { OwnWrites } from '#platform/api';
import type { StreamEvent } from './eventParser.ts';

/** Somebody's change, as the contract tells it. */
export type LiveEvent = components['schemas']['LiveEvent'];

/** Names what an event makes out of date. A feature exports one; the app joins them. */
export type LiveRule = (event: LiveEvent) => readonly QueryKey[];

/** Milliseconds in which events are gathered, so that a batch of fifty rows reads its list once. */
const GATHER = 50;
/** Longest wait for our own writes to settle: their optimistic rows must not be overwritten by an older read. */
const PATIENCE = 1000;

/** Where an event came from this page's own write: when that was answered. */
type AnsweredAt = OwnWrites['answeredAt'];

/** A query to be read again, and the events that say so. */
interface Due {
  queryKey: QueryKey;
  events: number[];
}

/**
 * Turns stream events into invalidations. Events that name the same query are one read, and only of what is on screen. One's
 * own changes do not come back as reads: what was read after a write had been answered is left as it is.
 */
export function createLiveQueries(
  queryClient: QueryClient,
  load: () => Promise<readonly LiveRule[]>,
  answeredAt: AnsweredAt = () => undefined,
) {
  const due = new Map<string, Due>();
  let rules: Promise<readonly LiveRule[]> | undefined;
  const startedAt = new WeakMap<Query, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAt = 0;

  queryClient.getQueryCache().subscribe((news) => {
    if (news.type === 'updated' && news.action.type === 'fetch') startedAt.set(news.query, performance.now());
  });

  /**
   * What was read since then knows of all these events; nothing read here knows of somebody else's. Asked only when it is
   * needed: an event may come before the answer of the write that made it.
   */
  const sinceOf = (seqs: readonly number[]) => Math.max(...seqs.map((seq) => answeredAt(seq) ?? Infinity));

  function flush(): void {
    timer = undefined;
    if (queryClient.isMutating() > 0 && Date.now() - firstAt < PATIENCE) return schedule();
    const all = [...due.values()];
    due.clear();
    for (const { queryKey, events } of all) {
      const since = sinceOf(events);
      const predicate = (query: Query) => (startedAt.get(query) ?? -1) < since;
      void queryClient.invalidateQueries({ queryKey, predicate });
    }
  }
  function schedule(): void {
    timer ??= setTimeout(flush, GATHER);
  }

  function take(change: LiveEvent, keys: readonly QueryKey[]): void {
    if (keys.length === 0) return;
    if (due.size === 0) firstAt = Date.now();
    for (const queryKey of keys) {
      const key = JSON.stringify(queryKey);
      const known = due.get(key);
      if (known) known.events.push(change.seq);
      else due.set(key, { queryKey, events: [change.seq] });
    }
    schedule();
  }

  async function judge(change: LiveEvent): Promise<void> {
    try {
      rules ??= load();
      const known = await rules;
      take(
        change,
        known.flatMap((rule) => rule(change)),
      );
    } catch {
      // Without its rules a change may have touched anything that is shown.
      rules = undefined;
      void queryClient.invalidateQueries();
    }
  }

  return (event: StreamEvent): void => {
    if (event.event === 'reset') void queryClient.invalidateQueries();
    if (event.event === 'change') void judge(JSON.parse(event.data) as LiveEvent);
  };
}
