import type { components } from '#contract/api.ts';
import type { Permission } from '#contract/unions.ts';
import type { IsoDate } from '#domain/dates';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { appendEvents } from '#server/services/events/eventLog.ts';
import { inSightOf } from '#server/services/notify/audienceRepository.ts';
import { momentJson, objectJson, personJson } from '../jsonSql.ts';

type Schemas = components['schemas'];
/** A schedule as its rows have it; its next day is the rule's to say. */
export type StoredSchedule = Omit<Schemas['ReportSchedule'], 'next_on' | 'change_set_id'> & {
  custom_report_id: number;
  milestone_date: IsoDate | null;
  done_on: IsoDate | null;
  job_id: number | null;
};

/** `$1` the company, `$2` the project, `$3` the reader. */
const row = {
  id: 's.id',
  custom_report_id: 's.custom_report_id',
  frequency: 's.frequency',
  weekday: 's.weekday',
  month_day: 's.month_day',
  milestone_id: 's.milestone_id',
  milestone_name: 'm.name',
  milestone_date: 'm.date',
  recipients: `coalesce((select json_agg(${personJson('a')} order by lower(a.last_name), lower(a.first_name), a.id)
    from app_user a where a.tenant_id = $1 and a.id = any(s.recipient_ids)), '[]')`,
  is_paused: 's.is_paused',
  is_stopped: `s.last_state is not distinct from 'STOPPED'`,
  owner: personJson('o'),
  is_own: 's.owner_id = $3',
  done_on: 's.done_on',
  last_on: 's.last_on',
  last_state: 's.last_state',
  last_result: 's.last_result',
  job_id: 's.job_id',
  run: `case when j.status <> 'done' then json_build_object(
      'state', case j.status when 'queued' then 'WAITING' when 'running' then 'RUNNING' when 'failed' then 'FAILED' else 'CANCELED' end,
      'progress', j.progress, 'asked_at', ${momentJson('j.created_at')},
      'message', case when j.status in ('queued', 'failed') then j.error when j.status = 'running' then j.message end) end`,
  last_run_id: 'case when r.is_deleted then null else s.last_run_id end',
  version: 's.version',
};
const besides = `left join milestone m on m.tenant_id = $1 and m.id = s.milestone_id
  left join app_user o on o.tenant_id = $1 and o.id = s.owner_id
  left join report_run r on r.tenant_id = $1 and r.id = s.last_run_id
  left join job j on j.tenant_id = $1 and j.id = s.job_id`;

/** The schedules of a report in a project, in the order in which they were made. */
export async function listReportSchedules(
  tx: TenantTx,
  projectId: number,
  userId: number,
  reportId: number,
): Promise<StoredSchedule[]> {
  const [answer] = await tx.query<{ rows: StoredSchedule[] }>({
    name: 'list_report_schedules',
    text: `select coalesce(json_agg(${objectJson(row)} order by s.id), '[]') as rows
      from report_schedule s ${besides}
      where s.tenant_id = $1 and s.project_id = $2 and s.custom_report_id = $4 and not s.is_deleted`,
    values: [tx.tenantId, projectId, userId, reportId],
  });
  return answer?.rows ?? [];
}

/** One schedule of the project; undefined where it has none of that number. */
export async function findReportSchedule(
  tx: TenantTx,
  projectId: number,
  userId: number,
  id: number,
): Promise<StoredSchedule | undefined> {
  const [answer] = await tx.query<{ row: StoredSchedule }>({
    name: 'find_report_schedule',
    text: `select ${objectJson(row)} as row from report_schedule s ${besides}
      where s.tenant_id = $1 and s.project_id = $2 and s.id = $4 and not s.is_deleted`,
    values: [tx.tenantId, projectId, userId, id],
  });
  return answer?.row;
}

/** Whether the project has a milestone of that number. */
export async function hasMilestone(tx: TenantTx, projectId: number, id: number): Promise<boolean> {
  const rows = await tx.query({
    text: 'select from milestone where tenant_id = $1 and project_id = $2 and id = $3',
    values: [tx.tenantId, projectId, id],
  });
  return rows.length > 0;
}

/** Its days count from this one on. With `isFresh` it also forgets that it was stopped. */
export async function countFrom(
  tx: TenantTx,
  id: number,
  day: IsoDate,
  { isFresh = false }: { isFresh?: boolean } = {},
): Promise<void> {
  await tx.query({
    text: `update report_schedule set done_on = $3,
        last_state = case when $4 and last_state = 'STOPPED' then null else last_state end,
        last_result = case when $4 and last_state = 'STOPPED' then '' else last_result end
      where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id, day, isFresh],
  });
}

/** Notes the job that was asked for last. */
export async function noteJob(tx: TenantTx, id: number, jobId: number): Promise<void> {
  await tx.query({
    text: 'update report_schedule set job_id = $3 where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id, jobId],
  });
}

/** A schedule as the daily work looks at it. */
export type PlannedSchedule = Pick<
  StoredSchedule,
  'id' | 'frequency' | 'weekday' | 'month_day' | 'milestone_id' | 'milestone_date'
> & { done_on: IsoDate };

/** Schedules that run, in the order of their numbers after this one. */
export function runningSchedules(tx: TenantTx, after: number, limit: number): Promise<PlannedSchedule[]> {
  return tx.query<PlannedSchedule>({
    name: 'running_report_schedules',
    text: `select s.id, s.frequency, s.weekday, s.month_day, s.milestone_id, m.date::text as milestone_date,
        coalesce(s.done_on, s.created_at::date)::text as done_on
      from report_schedule s
      join custom_report c on c.tenant_id = $1 and c.id = s.custom_report_id and not c.is_deleted
      join project p on p.tenant_id = $1 and p.id = s.project_id and not p.is_deleted
      left join milestone m on m.tenant_id = $1 and m.id = s.milestone_id
      where s.tenant_id = $1 and s.id > $2 and not s.is_deleted and not s.is_paused
        and s.last_state is distinct from 'STOPPED'
      order by s.id limit $3`,
    values: [tx.tenantId, after, limit],
  });
}

/** What a run by schedule needs to know. */
export type DueSchedule = {
  id: number;
  projectId: number;
  projectName: string;
  company: string;
  timeZone: string;
  reportId: number;
  reportName: string;
  isPrivate: boolean;
  /** Whether the report can run: it is there, published and has cards. */
  canRun: boolean;
  recipientIds: number[];
  owner: { id: number; email: string; name: string };
  makerId: number | null;
};

/** One schedule that runs; undefined where it was ended or paused meanwhile. */
export async function readDueSchedule(tx: TenantTx, id: number): Promise<DueSchedule | undefined> {
  const [found] = await tx.query<DueSchedule>({
    text: `select s.id, s.project_id as "projectId", p.name as "projectName", t.name as company,
        t.time_zone as "timeZone", c.id as "reportId", c.name as "reportName", c.access = 'PRIVATE' as "isPrivate",
        c.state = 'PUBLISHED' and jsonb_array_length(c.report_cards) > 0
          and (c.project_id = s.project_id or c.scope = 'GLOBAL')
          and (c.access = 'COMPANY' or c.created_by_id = s.owner_id) as "canRun",
        s.recipient_ids as "recipientIds", c.created_by_id as "makerId",
        json_build_object('id', o.id, 'email', o.email, 'name', trim(o.first_name || ' ' || o.last_name)) as owner
      from report_schedule s
      join tenant t on t.id = $1
      join custom_report c on c.tenant_id = $1 and c.id = s.custom_report_id and not c.is_deleted
      join project p on p.tenant_id = $1 and p.id = s.project_id and not p.is_deleted
      join app_user o on o.tenant_id = $1 and o.id = s.owner_id
      where s.tenant_id = $1 and s.id = $2 and not s.is_deleted and not s.is_paused
        and s.last_state is distinct from 'STOPPED'`,
    values: [tx.tenantId, id],
  });
  return found;
}

/** Somebody who is active and sees the project, with what they hold in it. */
export type TeamReader = { id: number; email: string; permissions: ReadonlySet<string> };

/** Of these people (or, without any, of all) those who are active and see the project. */
export async function readersOf(
  tx: TenantTx,
  projectId: number,
  userIds: readonly number[],
): Promise<TeamReader[]> {
  const rows = await tx.query<{ id: number; email: string; permissions: Permission[] }>({
    text: `select u.id, u.email, array(
        select distinct h.permission from role_permission h where h.tenant_id = $1 and h.role_id in (
          select coalesce(m.role_id, l.role_id) from user_role l
          left join project_member m on m.tenant_id = $1 and m.project_id = p.id and m.user_id = l.user_id
          where l.tenant_id = $1 and l.user_id = u.id
          union select m.role_id from project_member m
          where m.tenant_id = $1 and m.project_id = p.id and m.user_id = u.id)) as permissions
      from app_user u join project p on p.tenant_id = $1 and p.id = $2
      where u.tenant_id = $1 and u.status = 'ACTIVE' and u.id = any($3::bigint[]) and ${inSightOf('u.id')}
      order by u.id`,
    values: [tx.tenantId, projectId, userIds],
  });
  return rows.map(({ permissions, ...reader }) => ({ ...reader, permissions: new Set(permissions) }));
}

/** The members of a project's team, by their numbers. */
export async function teamOf(tx: TenantTx, projectId: number): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    text: 'select user_id as id from project_member where tenant_id = $1 and project_id = $2 order by user_id limit 500',
    values: [tx.tenantId, projectId],
  });
  return rows.map(({ id }) => id);
}

/** Notes what came of a day, and tells those who look at the list. */
export async function noteResult(
  tx: TenantTx,
  { id, projectId }: Pick<DueSchedule, 'id' | 'projectId'>,
  result: { on: IsoDate; state: 'SENT' | 'FAILED' | 'STOPPED'; words: string; runId?: number | undefined },
): Promise<void> {
  await tx.query({
    text: `update report_schedule set last_on = $3, last_state = $4, last_result = $5, last_run_id = $6
      where tenant_id = $1 and id = $2`,
    values: [tx.tenantId, id, result.on, result.state, result.words.slice(0, 500), result.runId ?? null],
  });
  await appendEvents(tx, [
    {
      projectId,
      module: 'reporting',
      entity: 'report_schedule',
      entityId: id,
      actorId: null,
      userId: null,
      kind: 'updated',
    },
  ]);
}
