import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** What a change event says happened; `progress` is a job on its way. */
export type EventKind = 'created' | 'updated' | 'deleted' | 'progress';

/** One thing that changed; a null `entityId` means several rows of the entity. */
export type NewEvent = {
  projectId: number | null;
  module: string;
  entity: string;
  entityId: number | null;
  actorId: number | null;
  /** The only person who hears of it; everybody who sees the project otherwise. */
  userId?: number | null;
  kind: EventKind;
};

/** An event with its place in the company's order of commits. */
export type LoggedEvent = Required<NewEvent> & { tenantId: number; seq: number; createdAt: string };

/**
 * Writes events in the caller's transaction. Call it last: the counter's row stays locked until the commit,
 * which is what makes the order of numbers the order of commits.
 */
export async function appendEvents(tx: TenantTx, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const [row] = await tx.query<{ last: number }>({
    name: 'append_events',
    text: `with position as (
        insert into tenant_counter as c (tenant_id, name, last) values ($1, 'event', $2)
        on conflict (tenant_id, name) do update set last = c.last + $2 returning last), shared as (
        insert into tenant_counter as c (tenant_id, name, last)
        select $1, 'shared_event', last from position where $10::boolean
        on conflict (tenant_id, name) do update set last = excluded.last), written as (
      insert into event (tenant_id, seq, project_id, module, entity, entity_id, actor_id, kind, user_id)
      select $1, position.last - $2 + e.place, e.project_id, e.module, e.entity, e.entity_id, e.actor_id, e.kind, e.user_id
      from position, unnest($3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::text[],
        $9::bigint[]) with ordinality as e (project_id, module, entity, entity_id, actor_id, kind, user_id, place))
      select last from position`,
    values: [
      tx.tenantId,
      events.length,
      events.map((event) => event.projectId),
      events.map((event) => event.module),
      events.map((event) => event.entity),
      events.map((event) => event.entityId),
      events.map((event) => event.actorId),
      events.map((event) => event.kind),
      events.map((event) => event.userId ?? null),
      events.some(({ userId }) => userId == null),
    ],
  });
  const last = row?.last ?? 0;
  appended.set(tx, [...eventsOf(tx), ...events.map((_, index) => last - events.length + 1 + index)]);
}

const appended = new WeakMap<TenantTx, readonly number[]>();

/** The numbers of the events that a transaction has written so far. */
export const eventsOf = (tx: TenantTx): readonly number[] => appended.get(tx) ?? [];

/** The number of the company's newest event that concerns more than one person; 0 before the first. */
export async function lastSharedSeq(tx: TenantTx): Promise<number> {
  const [row] = await tx.query<{ last: number }>({
    name: 'last_shared_seq',
    text: `select last from tenant_counter where tenant_id = $1 and name = 'shared_event'`,
    values: [tx.tenantId],
  });
  return row?.last ?? 0;
}

/** The number of the company's newest event; 0 before the first. */
export async function lastSeq(tx: TenantTx): Promise<number> {
  const [row] = await tx.query<{ last: number }>({
    name: 'last_seq',
    text: `select last from tenant_counter where tenant_id = $1 and name = 'event'`,
    values: [tx.tenantId],
  });
  return row?.last ?? 0;
}

/** Whether every event after `seq` is still in the log, so that a client who was away can catch up from it. */
export async function reachesBackTo(tx: TenantTx, seq: number): Promise<boolean> {
  const [row] = await tx.query<{ oldest: number | null }>({
    name: 'oldest_event',
    text: 'select min(seq) as oldest from event where tenant_id = $1',
    values: [tx.tenantId],
  });
  const oldest = row?.oldest ?? (await lastSeq(tx)) + 1;
  return seq >= oldest - 1;
}
