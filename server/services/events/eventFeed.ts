import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import { appendEvents, lastSeq, type LoggedEvent, type NewEvent, reachesBackTo } from './eventLog.ts';

type Listener = (event: LoggedEvent) => void;
type Subscriber = { tenantId: number; cursor: number; listener: Listener };

/** Live changes of all companies, fanned out to the listeners of this process. */
export type EventFeed = {
  /** Writes events in the caller's transaction (as its last act) and wakes this process's listeners after the commit. */
  append: (tx: TenantTx, events: readonly NewEvent[]) => Promise<void>;
  /**
   * Calls `listener` for each event of a company after `afterSeq`, in order, or from now on when it is null.
   * `complete` is false when the log no longer reaches back that far: the client must then read everything anew.
   */
  subscribe: (
    tenantId: number,
    afterSeq: number | null,
    listener: Listener,
  ) => Promise<{ complete: boolean; unsubscribe: () => void }>;
  close: () => Promise<void>;
};

type Options = {
  database: Database;
  /** Longest time until another process's change is heard, in milliseconds. */
  pollMs?: number;
  onProblem?: (error: unknown) => void;
  /** Hears of each event before its listeners do: of this process's own at its commit, even where nobody listens. */
  onEvent?: (event: Pick<LoggedEvent, 'tenantId' | 'module'>) => void;
};

const batch = 1000;

/** Starts a feed. It asks the database only while somebody listens, with one statement for all companies. */
export function createEventFeed({
  database,
  pollMs = 250,
  onProblem = () => undefined,
  onEvent,
}: Options): EventFeed {
  const subscribers = new Set<Subscriber>();
  let timer: NodeJS.Timeout | undefined;
  let polling: Promise<void> | undefined;
  let closed = false;
  let again = false;

  const poll = async (): Promise<void> => {
    again = false;
    // Who comes while this reads may wait further back than it reads, and gets everything from the next one.
    const present = [...subscribers];
    const events = await readAfter(database, cursorsOf(present));
    const reached = present.filter((subscriber) => subscribers.has(subscriber));
    for (const event of events) {
      onEvent?.(event);
      deliver(event, reached, onProblem);
    }
    if ((again || events.length === batch) && !closed) await poll();
  };

  const wake = (): void => {
    if (closed || subscribers.size === 0) return;
    again = true;
    clearTimeout(timer);
    polling ??= poll()
      .catch(onProblem)
      .finally(() => {
        polling = undefined;
        if (!closed && subscribers.size > 0) timer = setTimeout(wake, pollMs).unref();
      });
  };

  return {
    append: async (tx, events) => {
      await appendEvents(tx, events);
      if (events.length === 0) return;
      tx.afterCommit(() => {
        for (const { module } of events) onEvent?.({ tenantId: tx.tenantId, module });
        wake();
      });
    },
    subscribe: async (tenantId, afterSeq, listener) => {
      const start = await database.asTenant(
        tenantId,
        async (tx) =>
          afterSeq === null
            ? { cursor: await lastSeq(tx), complete: true }
            : { cursor: afterSeq, complete: await reachesBackTo(tx, afterSeq) },
        { readOnly: true },
      );
      const subscriber = { tenantId, cursor: start.cursor, listener };
      subscribers.add(subscriber);
      wake();
      return { complete: start.complete, unsubscribe: () => void subscribers.delete(subscriber) };
    },
    close: async () => {
      closed = true;
      clearTimeout(timer);
      subscribers.clear();
      await polling;
    },
  };
}

/** The oldest place that anybody of a company still waits at. */
function cursorsOf(subscribers: readonly Subscriber[]): Map<number, number> {
  const cursors = new Map<number, number>();
  for (const { tenantId, cursor } of subscribers)
    cursors.set(tenantId, Math.min(cursor, cursors.get(tenantId) ?? cursor));
  return cursors;
}

function readAfter(database: Database, cursors: Map<number, number>): Promise<LoggedEvent[]> {
  if (cursors.size === 0) return Promise.resolve([]);
  return database.asSystem(
    (tx) =>
      tx.query<LoggedEvent>({
        name: 'events_after',
        text: `select e.tenant_id as "tenantId", e.seq, e.project_id as "projectId", e.module, e.entity,
            e.entity_id as "entityId", e.actor_id as "actorId", e.user_id as "userId", e.kind, e.created_at as "createdAt"
          from unnest($1::int[], $2::bigint[]) as w (tenant_id, cursor)
          cross join lateral (select * from event where tenant_id = w.tenant_id and seq > w.cursor order by seq limit $3) e
          order by e.tenant_id, e.seq limit $3`,
        values: [[...cursors.keys()], [...cursors.values()], batch],
      }),
    { readOnly: true, deadlineMs: 5000 },
  );
}

/** A listener that throws hurts nobody else. */
function deliver(
  event: LoggedEvent,
  subscribers: readonly Subscriber[],
  onProblem: (error: unknown) => void,
): void {
  for (const subscriber of subscribers) {
    if (subscriber.tenantId !== event.tenantId || subscriber.cursor >= event.seq) continue;
    subscriber.cursor = event.seq;
    try {
      subscriber.listener(event);
    } catch (error) {
      onProblem(error);
    }
  }
}
