import type { TopicEntity, TopicOutcome } from '#domain/meetings';
import type { components } from '#contract/api.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { codeSql, exact, found, momentJson, objectJson, personJson } from '../jsonSql.ts';

type Person = components['schemas']['Person'];
type Subject = components['schemas']['TopicSubject'];

/** A meeting as the database gives it. */
export type MeetingRow = {
  id: number;
  number: number;
  title: string;
  date: string;
  attendees: Person[];
  closed_at: string | null;
  created_by: Person | null;
  created_at: string;
  version: number;
  topic_count: number;
  decided_count: number;
};

/** A topic as the database gives it. */
export type TopicRow = {
  id: number;
  position: number;
  entity: TopicEntity;
  entity_id: number;
  outcome: TopicOutcome;
  note: string;
  version: number;
  subject: Omit<Subject, 'code' | 'score'>;
  /** What its code and score are made of. */
  number: number;
  likelihood: number | null;
  impact: number | null;
  decided_by: Person | null;
  decided_at: string | null;
  forecast_before: number | null;
  forecast_after: number | null;
};

export type MeetingRequest = {
  is_open?: boolean | undefined;
  search?: string | undefined;
  ordering?: string | undefined;
  limit: number;
  offset: number;
};

const orderings = {
  number: 'm.number',
  date: 'm.date',
  title: 'lower(m.title)',
  topic_count: 'counts.topics',
  closed_at: 'm.closed_at',
};

const searchedCode = codeSql('cm-', 'm.number');

const meetingJson = {
  id: 'm.id',
  number: 'm.number',
  title: 'm.title',
  date: 'm.date',
  attendees: `coalesce((select json_agg(${personJson('a')} order by lower(a.last_name), lower(a.first_name), a.id)
    from app_user a where a.tenant_id = $1 and a.id = any(m.attendee_ids)), '[]')`,
  closed_at: momentJson('m.closed_at'),
  created_by: personJson('u'),
  created_at: momentJson('m.created_at'),
  version: 'm.version',
  topic_count: 'counts.topics',
  decided_count: 'counts.decided',
};

/** Topics of kinds that the caller may see; `$3` are those kinds. */
const counts = `cross join lateral (
  select count(*)::int as topics, count(*) filter (where t.outcome <> 'OPEN')::int as decided
  from meeting_topic t where t.tenant_id = $1 and t.meeting_id = m.id and t.entity = any($3)) counts`;
const author = 'left join app_user u on u.tenant_id = $1 and u.id = m.created_by_id';

/** A page of a project's meetings, the latest first unless another order is asked for. */
export async function listMeetings(
  tx: TenantTx,
  projectId: number,
  seen: readonly TopicEntity[],
  { is_open, search, ordering, limit, offset }: MeetingRequest,
): Promise<{ count: number; results: MeetingRow[] }> {
  const order = orderBy(ordering, orderings, 'm.date desc', 'm.id desc');
  const [row] = await tx.query<{ answer: { count: number; results: MeetingRow[] } }>({
    text: `with matching as (
        select m.*, row_number() over (order by ${order}) as place, counts.topics, counts.decided
        from meeting m ${counts}
        where m.tenant_id = $1 and m.project_id = $2 and not m.is_deleted
          and ($4::boolean is null or (m.closed_at is null) = $4) and ${found('$5', 'm.title', searchedCode)}),
      page as (select * from matching order by place limit $6 offset $7)
      select json_build_object('count', (select count(*) from matching), 'results', coalesce((
        select json_agg(${objectJson({ ...meetingJson, topic_count: 'm.topics', decided_count: 'm.decided' })} order by m.place)
        from page m ${author}), '[]')) as answer`,
    values: [tx.tenantId, projectId, seen, is_open ?? null, search ?? null, limit, offset],
  });
  return row?.answer ?? { count: 0, results: [] };
}

/** What closed minutes keep of a topic stands for what its row says by now. */
const kept = (field: string, now: string) => `coalesce(k.row->>'${field}', ${now})`;

const subjectJson = (cost: CostView) =>
  objectJson({
    name: kept('name', `coalesce(case when i.status = 'VOID' then 'Void' else i.name end, r.name, s.name)`),
    status: kept('status', 'coalesce(i.status, r.status, s.status)'),
    is_deleted: 'coalesce(i.is_deleted, r.is_deleted, s.is_deleted, true)',
    description: `coalesce(case when i.status = 'VOID' then '' else i.description end, r.description, s.description, '')`,
    // Minutes that were closed before dates were kept have none of their own.
    due_date: `case when k.row ? 'due_date' then (k.row->>'due_date')::date else coalesce(i.due_date, s.due_date) end`,
    deadline: `case when d.id is not null then json_build_object('name', d.name, 'date', coalesce(d.actual_date, d.date)) end`,
    weekly_waiting_cost: exact('i.weekly_waiting_cost'),
    cost: `case when k.row is not null then ${exact(`(k.row->>'${cost}')::numeric`)}
      when i.status = 'VOID' then null else ${exact(`coalesce(i.${cost}, r.value)`)} end`,
    severity: `nullif(s.severity, 0)`,
  });

const topicJson = (cost: CostView) =>
  objectJson({
    id: 't.id',
    position: 't.position',
    entity: 't.entity',
    entity_id: 't.entity_id',
    outcome: 't.outcome',
    note: 't.note',
    version: 't.version',
    number: 'coalesce(i.number, r.number, s.number)',
    subject: subjectJson(cost),
    likelihood: 'r.likelihood',
    impact: 'r.impact',
    decided_by: `case when t.outcome <> 'OPEN' then ${personJson('u')} end`,
    decided_at: `case when t.outcome <> 'OPEN' then ${momentJson('c.created_at')} end`,
    forecast_before: `(case when t.outcome <> 'OPEN' then t.forecast->'${cost}'->>'before' end)::numeric`,
    forecast_after: `(case when t.outcome <> 'OPEN' then t.forecast->'${cost}'->>'after' end)::numeric`,
  });

/** A meeting of the project with the topics that the caller may see; undefined when it is not there. */
export async function readMeeting(
  tx: TenantTx,
  projectId: number,
  meetingId: number,
  { seen, cost }: { seen: readonly TopicEntity[]; cost: CostView },
): Promise<(MeetingRow & { notes: string; topics: TopicRow[] }) | undefined> {
  const [row] = await tx.query<{ answer: MeetingRow & { notes: string; topics: TopicRow[] } }>({
    name: `read_meeting_${cost}`,
    text: `select ${objectJson({
      ...meetingJson,
      notes: 'm.notes',
      topics: `coalesce((select json_agg(${topicJson(cost)} order by t.position, t.id)
        from meeting_topic t
        left join lateral (select m.minutes->(t.id::text) as row where m.closed_at is not null) k on true
        left join item i on t.entity = 'item' and i.tenant_id = $1 and i.id = t.entity_id
        left join risk r on t.entity = 'risk' and r.tenant_id = $1 and r.id = t.entity_id
        left join issue s on t.entity = 'issue' and s.tenant_id = $1 and s.id = t.entity_id
        left join milestone d on d.tenant_id = $1 and d.id = i.deadline_milestone_id
        left join change_set c on c.tenant_id = $1 and c.id = t.change_set_id
        left join app_user u on u.tenant_id = $1 and u.id = c.actor_id
        where t.tenant_id = $1 and t.meeting_id = m.id and t.entity = any($3)), '[]')`,
    })} as answer
      from meeting m ${counts} ${author}
      where m.tenant_id = $1 and m.project_id = $2 and m.id = $4 and not m.is_deleted`,
    values: [tx.tenantId, projectId, seen, meetingId],
  });
  return row?.answer;
}
