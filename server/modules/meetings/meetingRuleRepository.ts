import type { TopicEntity, TopicOutcome } from '#domain/meetings';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Fields } from '#server/services/changes/entityAdapter.ts';

/** Whether one of these meetings is closed; holds all of them until the transaction ends. */
export async function findClosed(tx: TenantTx, ids: readonly number[]): Promise<boolean> {
  const rows = await tx.query<{ closed: boolean }>({
    name: 'find_closed_meetings',
    text: `select closed_at is not null as closed from meeting where tenant_id = $1 and id = any($2::bigint[])
      order by id for share`,
    values: [tx.tenantId, [...new Set(ids)]],
  });
  return rows.some(({ closed }) => closed);
}

/** How many of these topics stand on the agenda of their meeting already. */
export async function listOnAgenda(tx: TenantTx, topics: readonly Fields[]): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'topics_on_agenda',
    text: `select count(*)::int as count from meeting_topic t
      join jsonb_to_recordset($2::jsonb) as r (meeting_id bigint, entity text, entity_id bigint)
        on r.meeting_id = t.meeting_id and r.entity = t.entity and r.entity_id = t.entity_id
      where t.tenant_id = $1`,
    values: [tx.tenantId, JSON.stringify(topics)],
  });
  return row?.count ?? 0;
}

/** What the rules look at of a meeting. */
export type LockedMeeting = {
  id: number;
  number: number;
  title: string;
  closed_at: string | null;
  version: number;
};

/** Locks a meeting of the project until the transaction ends; undefined when it is not there. */
export async function lockMeeting(
  tx: TenantTx,
  projectId: number,
  meetingId: number,
): Promise<LockedMeeting | undefined> {
  const [row] = await tx.query<LockedMeeting>({
    name: 'lock_meeting',
    text: `select id, number, title, to_json(closed_at)#>>'{}' as closed_at, version from meeting
      where tenant_id = $1 and project_id = $2 and id = $3 and not is_deleted for update`,
    values: [tx.tenantId, projectId, meetingId],
  });
  return row;
}

/** What the rules look at of a topic. */
export type StoredTopic = {
  id: number;
  entity: TopicEntity;
  entity_id: number;
  position: number;
  outcome: TopicOutcome;
  version: number;
};

/** The topics of a meeting in the order of its agenda; they change only while the meeting is locked. */
export const listTopics = (tx: TenantTx, meetingId: number): Promise<StoredTopic[]> =>
  tx.query<StoredTopic>({
    name: 'list_meeting_topics',
    text: `select id, entity, entity_id, position, outcome, version from meeting_topic
      where tenant_id = $1 and meeting_id = $2 order by position, id`,
    values: [tx.tenantId, meetingId],
  });

/** Which of these rows are in the project and can be talked about. */
export async function knownSubjects(
  tx: TenantTx,
  projectId: number,
  ids: Readonly<Record<TopicEntity, readonly number[]>>,
): Promise<Record<TopicEntity, number[]>> {
  const known = (table: TopicEntity, place: string) => `(select coalesce(json_agg(o.id), '[]') from ${table} o
    where o.tenant_id = $1 and o.project_id = $2 and not o.is_deleted and o.id = any(${place}::bigint[]))`;
  const [row] = await tx.query<Record<TopicEntity, number[]>>({
    name: 'known_subjects',
    text: `select ${known('item', '$3')} as item, ${known('risk', '$4')} as risk, ${known('issue', '$5')} as issue`,
    values: [tx.tenantId, projectId, ids.item, ids.risk, ids.issue],
  });
  return row ?? { item: [], risk: [], issue: [] };
}

/** Keeps with a topic by which change set it was decided, and where the forecast stood before and after. */
export async function keepDecision(
  tx: TenantTx,
  topicId: number,
  changeSetId: number | null,
  forecast: object | null,
): Promise<void> {
  await tx.query({
    name: 'keep_meeting_decision',
    text: `update meeting_topic set change_set_id = $3, forecast = $4::jsonb where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, topicId, changeSetId, forecast && JSON.stringify(forecast)],
  });
}

/** Writes down what the topics of a meeting are at this moment, or forgets it. */
export async function keepMinutes(tx: TenantTx, meetingId: number, isClosed: boolean): Promise<void> {
  await tx.query({
    name: 'keep_minutes',
    text: `update meeting set minutes = case when $3::boolean then (
        select coalesce(jsonb_object_agg(t.id::text, jsonb_build_object(
          'name', coalesce(case when i.status = 'VOID' then 'Void' else i.name end, r.name, s.name),
          'status', coalesce(i.status, r.status, s.status), 'due_date', coalesce(i.due_date, s.due_date),
          'cost', coalesce(i.cost, r.value), 'subtotal_cost', coalesce(i.subtotal_cost, r.value))), '{}')
        from meeting_topic t
        left join item i on t.entity = 'item' and i.tenant_id = $1 and i.id = t.entity_id
        left join risk r on t.entity = 'risk' and r.tenant_id = $1 and r.id = t.entity_id
        left join issue s on t.entity = 'issue' and s.tenant_id = $1 and s.id = t.entity_id
        where t.tenant_id = $1 and t.meeting_id = $2) end
      where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, meetingId, isClosed],
  });
}
