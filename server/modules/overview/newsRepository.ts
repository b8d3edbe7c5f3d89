import type { components } from '#contract/api.ts';
import type { KeptVisit } from '#domain/overview';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { codeSql, momentJson, objectJson, personJson } from '../jsonSql.ts';

type News = components['schemas']['OverviewNews'];

/** How far ahead something is due, in days. */
const ahead = 30;
/** The most rows of a widget. */
const most = 4;

/** When a person was last here; undefined for never. */
export async function readVisit(
  tx: TenantTx,
  projectId: number,
  userId: number,
): Promise<KeptVisit | undefined> {
  const [row] = await tx.query<KeptVisit>({
    name: 'read_overview_visit',
    text: `select ${momentJson('seen_at')} as "seenAt", ${momentJson('last_at')} as "lastAt" from overview_visit
      where tenant_id = $1 and project_id = $2 and user_id = $3`,
    values: [tx.tenantId, projectId, userId],
  });
  return row;
}

/** Keeps a visit; false where the project is not there. */
export async function writeVisit(
  tx: TenantTx,
  projectId: number,
  userId: number,
  { seenAt, lastAt }: KeptVisit,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'write_overview_visit',
    text: `insert into overview_visit (tenant_id, project_id, user_id, seen_at, last_at)
      select $1, p.id, $3, $4, $5 from project p where p.tenant_id = $1 and p.id = $2
      on conflict (tenant_id, project_id, user_id) do update set seen_at = excluded.seen_at, last_at = excluded.last_at
      returning user_id`,
    values: [tx.tenantId, projectId, userId, seenAt, lastAt],
  });
  return rows.length > 0;
}

const rowsOf = (row: string, order: string, from: string) =>
  `coalesce((select json_agg(${row} order by ${order}) from (select * from ${from} order by ${order} limit ${most}) r), '[]')`;

/** Pending items, where the caller sees items, and milestones to come that are due; late ones first. */
export async function readDue(
  tx: TenantTx,
  projectId: number,
  today: string,
  seesItems: boolean,
): Promise<News['due']> {
  const row = objectJson({
    kind: 'r.kind',
    id: 'r.id',
    code: 'r.code',
    name: 'r.name',
    date: 'r.date',
    person: 'r.person',
  });
  const [found] = await tx.query<{ due: News['due'] }>({
    name: 'overview_due',
    text: `with due as (
        select 'item' as kind, i.id, ${codeSql('VO-', 'i.number')} as code, i.name, i.due_date as date,
          ${personJson('u')} as person
        from item i left join app_user u on u.tenant_id = $1 and u.id = i.assignee_id
        where i.tenant_id = $1 and i.project_id = $2 and $4::boolean and not i.is_deleted and i.status = 'PENDING'
          and i.due_date <= $3::date + ${ahead}
        union all
        select 'milestone', m.id, ${codeSql('MS-', 'm.number')}, m.name, m.date, null
        from milestone m where m.tenant_id = $1 and m.project_id = $2 and m.actual_date is null
          and m.date between $3::date and $3::date + ${ahead})
      select json_build_object('count', (select count(*) from due),
        'rows', ${rowsOf(row, 'date, kind, id', 'due')}) as due`,
    values: [tx.tenantId, projectId, today, seesItems],
  });
  if (!found) throw new Error('What is due did not answer.');
  return found.due;
}

/** Issues that are not settled: how many, and those that are due first. */
export async function readIssues(tx: TenantTx, projectId: number): Promise<NonNullable<News['issues']>> {
  const row = objectJson({
    id: 'r.id',
    code: codeSql('IS-', 'r.number'),
    name: 'r.name',
    due_date: 'r.due_date',
  });
  const count = (status: string) => `(select count(*) from issues where status = '${status}')`;
  const [found] = await tx.query<{ issues: NonNullable<News['issues']> }>({
    name: 'overview_issues',
    text: `with issues as (select id, number, name, due_date, status from issue
        where tenant_id = $1 and project_id = $2 and not is_deleted and status in ('OPEN', 'PENDING', 'DISPUTE'))
      select ${objectJson({
        open: count('OPEN'),
        pending: count('PENDING'),
        dispute: count('DISPUTE'),
        rows: rowsOf(row, 'due_date nulls last, number', 'issues'),
      })} as issues`,
    values: [tx.tenantId, projectId],
  });
  if (!found) throw new Error('The issues did not answer.');
  return found.issues;
}
