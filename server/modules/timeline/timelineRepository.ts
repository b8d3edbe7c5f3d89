import type { components } from '#contract/api.ts';
import type { EntityType } from '#domain/timeline';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { codeSql, companyDay, momentJson, objectJson, personJson } from '../jsonSql.ts';
import { lockProjects } from '../projectLockRepository.ts';

type Schemas = components['schemas'];
export type Timeline = Omit<Schemas['Timeline'], 'today'>;

const none = { change_set_id: 'null::bigint' };
const limits = (alias: string) => ({
  is_manual: `${alias}.is_manual`,
  not_before: `${alias}.not_before`,
  finish_by: `${alias}.finish_by`,
});

const phase = objectJson({
  id: 'p.id',
  name: 'p.name',
  color: 'p.color',
  position: 'p.position',
  version: 'p.version',
  ...none,
});
const group = objectJson({
  id: 'g.id',
  name: 'g.name',
  phase_id: 'g.phase_id',
  position: 'g.position',
  version: 'g.version',
  ...none,
});
const activity = objectJson({
  id: 'a.id',
  number: 'a.number',
  code: codeSql('A-', 'a.number'),
  name: 'a.name',
  phase_id: 'a.phase_id',
  group_id: 'a.group_id',
  date_from: 'a.date_from',
  date_to: 'a.date_to',
  work_days: 'a.work_days',
  shape: 'a.shape',
  ...limits('a'),
  percent_done: 'a.percent_done',
  calendar_id: 'a.calendar_id',
  assignee: personJson('u'),
  position: 'a.position',
  external_id: 'a.external_id',
  version: 'a.version',
  ...none,
});
const milestone = objectJson({
  id: 'm.id',
  number: 'm.number',
  code: codeSql('MS-', 'm.number'),
  name: 'm.name',
  short_name: 'm.short_name',
  date: 'm.date',
  actual_date: 'm.actual_date',
  has_estimate: 'm.has_estimate',
  ...limits('m'),
  version: 'm.version',
  ...none,
});
const event = objectJson({
  id: 'e.id',
  number: 'e.number',
  code: `${codeSql('PMS-', 'e.number')} || '.000'`,
  type: 'e.type',
  name: 'e.name',
  date: 'e.date',
  ...limits('e'),
  version: 'e.version',
  ...none,
});
const end = (side: 'from' | 'to') => ({
  [`${side}_type`]: `case when l.${side}_activity_id is not null then 'timelineactivity'
    when l.${side}_event_id is not null then 'timelinecontractevent' else 'designmilestone' end`,
  [`${side}_id`]: `coalesce(l.${side}_activity_id, l.${side}_event_id, l.${side}_milestone_id)`,
});
const link = objectJson({
  id: 'l.id',
  ...end('from'),
  ...end('to'),
  relationship_type: 'l.relationship_type',
  lag_days: 'l.lag_days',
  version: 'l.version',
  ...none,
});
const calendar = objectJson({
  id: 'c.id',
  name: 'c.name',
  work_days: 'c.work_days',
  holidays: 'c.holidays',
  is_default: 'c.is_default',
  version: 'c.version',
  ...none,
});
const baseline = objectJson({
  id: 'b.id',
  name: 'b.name',
  created_at: momentJson('b.created_at'),
  version: 'b.version',
  ...none,
});

const rows = (json: string, from: string, alias: string, order: string, more = '') =>
  `coalesce((select json_agg(${json} order by ${order}) from ${from} where ${alias}.tenant_id = $1 and ${alias}.project_id = $2 ${more}), '[]')`;

/**
 * The day up to which the GMP lock of a project holds its design milestones: that of its last GMP date that has passed. Null
 * before one has, and where the project's settings do not lock; a project that chose nothing locks (docs/product/settings.md).
 */
const gmpLockedTo = (project: string) => `(select max(e.date) from contract_event e
  where e.tenant_id = $1 and e.project_id = ${project} and e.type = 'GMP_LOCK_DATE' and e.date < ${companyDay}
    and coalesce((select (s.config ->> 'gmp_lock_enabled')::boolean from project_setting s
      where s.tenant_id = $1 and s.project_id = ${project} and s.key = 'project'), true))`;

const people = 'timeline_activity a left join app_user u on u.tenant_id = $1 and u.id = a.assignee_id';

const parts = {
  phases: rows(phase, 'timeline_phase p', 'p', 'p.position, p.id'),
  groups: rows(group, 'timeline_group g', 'g', 'g.position, g.id'),
  activities: rows(activity, people, 'a', 'a.position, a.id'),
  milestones: rows(milestone, 'milestone m', 'm', 'coalesce(m.actual_date, m.date), m.id'),
  events: rows(event, 'contract_event e', 'e', 'e.date, e.id'),
  links: rows(link, 'timeline_link l', 'l', 'l.id'),
  calendars: rows(calendar, 'timeline_calendar c', 'c', 'c.is_default desc, c.id'),
  baselines: rows(baseline, 'timeline_baseline b', 'b', 'b.created_at, b.id', 'and not b.is_deleted'),
  gmp_locked_to: gmpLockedTo('$2'),
};

/** Everything on the axis of a project, as the JSON of the contract, in one statement. */
export async function readTimelineJson(tx: TenantTx, projectId: number): Promise<string> {
  const [row] = await tx.query<{ timeline: string }>({
    name: 'read_timeline',
    text: `select ${objectJson(parts)}::text as timeline`,
    values: [tx.tenantId, projectId],
  });
  return row?.timeline ?? '';
}

/** The same to work with. */
export const readTimeline = async (tx: TenantTx, projectId: number): Promise<Timeline> =>
  JSON.parse(await readTimelineJson(tx, projectId)) as Timeline;

/** Contract events alone, in order of time. */
export async function readEvents(tx: TenantTx, projectId: number): Promise<Schemas['TimelineEvent'][]> {
  const [row] = await tx.query<{ events: Schemas['TimelineEvent'][] }>({
    name: 'read_events',
    text: `select ${parts.events} as events`,
    values: [tx.tenantId, projectId],
  });
  return row?.events ?? [];
}

/** Lets one write of a project's timeline wait for another: dates follow from all of it. */
export async function lockTimeline(tx: TenantTx, projectId: number): Promise<void> {
  await lockProjects(tx, [projectId]);
}

type Dates = Pick<Schemas['BaselineDates'], 'id' | 'name' | 'rows'>;

/** The dates that a baseline kept. */
export async function findBaseline(tx: TenantTx, projectId: number, id: number): Promise<Dates | undefined> {
  const [row] = await tx.query<Dates>({
    name: 'find_baseline',
    text: `select id, name, rows from timeline_baseline
      where tenant_id = $1 and project_id = $2 and id = $3 and not is_deleted`,
    values: [tx.tenantId, projectId, id],
  });
  return row;
}

const kept = (type: EntityType, id: string, from: string, to: string) =>
  objectJson({ entity_type: `'${type}'`, entity_id: id, date_from: from, date_to: to });

/** Writes the dates of now into new baselines. */
export async function keepDates(tx: TenantTx, ids: readonly number[]): Promise<void> {
  await tx.query({
    text: `update timeline_baseline b set rows = coalesce((select jsonb_agg(d.row) from (
        select ${kept('timelineactivity', 'a.id', 'a.date_from', 'a.date_to')} as row from timeline_activity a
          where a.tenant_id = $1 and a.project_id = b.project_id
        union all select ${kept('timelinecontractevent', 'e.id', 'e.date', 'e.date')} from contract_event e
          where e.tenant_id = $1 and e.project_id = b.project_id
        union all select ${kept('designmilestone', 'm.id', 'm.date', 'm.date')} from milestone m
          where m.tenant_id = $1 and m.project_id = b.project_id) d), '[]')
      where b.tenant_id = $1 and b.id = any($2::bigint[])`,
    values: [tx.tenantId, ids],
  });
}

/** What holds on to a milestone, by what it is called: estimates, and items that are decided or due by it. */
export async function milestoneUses(tx: TenantTx, id: number): Promise<string[]> {
  const rows = await tx.query<{ use: string }>({
    name: 'milestone_uses',
    text: `select use from (
        select 'its estimate' as use, 1 as place from milestone where tenant_id = $1 and id = $2 and has_estimate
        union all select count(*) || case when count(*) = 1 then ' item' else ' items' end || ' approved with it', 2
          from item where tenant_id = $1 and milestone_id = $2 having count(*) > 0
        union all select count(*) || case when count(*) = 1 then ' item' else ' items' end || ' to be decided by it', 3
          from item where tenant_id = $1 and deadline_milestone_id = $2 having count(*) > 0
        union all select count(*) || case when count(*) = 1 then ' success criterion' else ' success criteria' end || ' judged at it', 4
          from success_criterion where tenant_id = $1 and milestone_id = $2 having count(*) > 0
        union all select count(*) || case when count(*) = 1 then ' context entry' else ' context entries' end || ' tied to it', 5
          from context_entry where tenant_id = $1 and milestone_id = $2 having count(*) > 0
        union all select count(*) || case when count(*) = 1 then ' context document' else ' context documents' end || ' tied to it', 5
          from context_document where tenant_id = $1 and milestone_id = $2 having count(*) > 0
        union all select count(*) || case when count(*) = 1 then ' version' else ' versions' end || ' of the program', 6
          from program_version where tenant_id = $1 and milestone_id = $2 and not is_deleted having count(*) > 0) u order by place`,
    values: [tx.tenantId, id],
  });
  return rows.map(({ use }) => use);
}

/** Of these milestones the first that the GMP lock holds, and up to which day. */
export async function findLocked(
  tx: TenantTx,
  ids: readonly number[],
): Promise<{ name: string; locked_to: string } | undefined> {
  const [row] = await tx.query<{ name: string; locked_to: string }>({
    name: 'find_locked_milestone',
    text: `select ${codeSql('MS-', 'm.number')} || ' ' || m.name as name, l.locked_to::text
      from milestone m, lateral (select ${gmpLockedTo('m.project_id')} as locked_to) l
      where m.tenant_id = $1 and m.id = any($2::bigint[]) and coalesce(m.actual_date, m.date) <= l.locked_to
      order by m.number limit 1`,
    values: [tx.tenantId, ids],
  });
  return row;
}

/** Undecided items with a day by which they have to be decided: that of a milestone. */
export type DeadlineRow = {
  item_id: number;
  number: number;
  name: string;
  milestone_id: number;
  due_date: string | null;
  weekly_cost: number | null;
};

export function listDeadlines(
  tx: TenantTx,
  projectId: number,
  milestoneIds: readonly number[],
): Promise<DeadlineRow[]> {
  return tx.query<DeadlineRow>({
    name: 'timeline_deadlines',
    text: `select id as item_id, number, name, deadline_milestone_id as milestone_id, due_date, weekly_waiting_cost::float8 as weekly_cost
      from item where tenant_id = $1 and project_id = $2 and deadline_milestone_id = any($3::bigint[])
        and status in ('DRAFT', 'PENDING') and not is_deleted order by number`,
    values: [tx.tenantId, projectId, milestoneIds],
  });
}
