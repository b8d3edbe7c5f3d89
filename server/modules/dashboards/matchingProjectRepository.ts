import { PORTFOLIO_STATUSES } from '#domain/dashboards';
import type { Permission } from '#contract/unions.ts';
import type { Caller } from '#server/contract/handlers.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { budgetOf } from '../budgetSql.ts';
import { found } from '../jsonSql.ts';
import { forecastRights } from '../projects/projectReader.ts';
import { holds } from '../projects/seenFigures.ts';

/** Which projects are asked for. */
export type ProjectChoice = {
  search?: string | undefined;
  status?: readonly string[] | undefined;
  access_scope_id?: readonly number[] | undefined;
  group_id?: readonly number[] | undefined;
  category_id?: readonly number[] | undefined;
  shown_project_id?: readonly number[] | undefined;
  completed_from?: string | undefined;
  completed_to?: string | undefined;
  /** Only the projects of this dashboard, whatever their status. */
  dashboard_id?: number | undefined;
  /** Those of which the company's own fields say what is asked; null where nothing is. */
  narrowed?: readonly number[] | null;
  /** The day at whose end totals are asked for; those of now without it. */
  as_of?: string | undefined;
};

/** Whose sight it is, as far as projects need it. */
export type Reader = Pick<Caller, 'userId' | 'permissions' | 'impersonation' | 'tenantFlags'>;

/** What the caller may see in a project, by its name in the statement. */
const RIGHTS = {
  forecast: forecastRights,
  markups: ['view_item_markup'],
  risks: ['risk_access'],
  items: ['foresite_access'],
  issues: ['issue_access'],
  dates: ['timeline_access'],
  packages: ['procurement_access'],
} as const satisfies Record<string, readonly Permission[]>;

const rights = Object.keys(RIGHTS) as (keyof typeof RIGHTS)[];

/** The parameter of the first right. */
const FIRST_RIGHT = 17;

/** The first parameter that is free for a statement that begins with `matchingSql`; those before are `matchingValues`. */
export const FREE = FIRST_RIGHT + rights.length;

/** What takes more than a right: bid packages are there while the company has procurement, markups while the dashboard shows them. */
const more: Partial<Record<keyof typeof RIGHTS, string>> = {
  packages: '$12::boolean and ',
  markups: `not exists (select from dashboard w
    where w.tenant_id = $1 and w.id = $10 and w.cost_mode = 'WITHOUT_MARKUPS') and `,
};

const sees = rights.map(
  (right, at) =>
    `${more[right] ?? ''}${holds(RIGHTS[right], '$3', `$${FIRST_RIGHT + at}`, '$4')} as sees_${right}`,
);

const seen = (name: string) => `case when sees_markups then k.${name}_cost else k.${name}_subtotal end`;

/** Whether a dashboard shows a project: by itself, or by a group that it is in. */
export const inDashboard = (dashboard: string, project: string) => `(exists (select from dashboard_project x
    where x.tenant_id = $1 and x.dashboard_id = ${dashboard} and x.project_id = ${project})
  or exists (select from dashboard_group x join project_group_link l on l.tenant_id = $1 and l.group_id = x.group_id
    where x.tenant_id = $1 and x.dashboard_id = ${dashboard} and l.project_id = ${project}))`;

const asOf = '$16::date';
const completed = `coalesce(p.completion_date, make_date(p.completed_year, 12, 31))`;

/** What of kept totals is read. */
const totals = [
  'milestone_id',
  'estimate',
  'approved_cost',
  'approved_subtotal',
  'low_cost',
  'high_cost',
  'low_subtotal',
  'high_subtotal',
  'cost_is_exact',
  'subtotal_is_exact',
] as const;

/** The last kept day of project `p` up to the day that is asked for. */
const pastDay = (columns: string) => `select ${columns} from project_total_day d
  where d.tenant_id = $1 and d.project_id = p.id and d.day <= ${asOf} order by d.day desc limit 1`;

/** The totals of a day in the same columns: its estimate was that of the last milestone before; whether a range was exact is not kept. */
const pastTotals = totals
  .map((name) =>
    name === 'milestone_id'
      ? `(select m.id from milestone m where m.tenant_id = $1 and m.project_id = p.id and m.has_estimate
          and coalesce(m.actual_date, m.date) <= ${asOf} order by coalesce(m.actual_date, m.date) desc, m.id desc limit 1) as ${name}`
      : name.endsWith('is_exact')
        ? `true as ${name}`
        : `d.${name}`,
  )
  .join(', ');

/**
 * `unit` and `matching`: the projects in sight that fit the choice, with their kept totals (docs/product/projects.md) as far as the
 * caller sees them in each, and what else the caller sees there (`sees_…`). Begins a `with recursive`.
 */
export const matchingSql = `unit (id) as (select unnest($7::bigint[])
    union select c.id from access_scope c join unit on c.parent_id = unit.id where c.tenant_id = $1),
  sighted as materialized (select p.id, p.name, p.code, p.status, p.picture, p.completed_year, p.completion_date,
      p.access_scope_id, p.construction_category_id, p.target_area_value, p.target_area_unit,
      p.coefficient_by_time * p.coefficient_by_location * p.coefficient_by_custom as coefficient,
      case when ${asOf} is null then ${budgetOf('p')}
        else (${pastDay('d.target_budget')}) end as target_budget, ${sees.join(', ')} from project p
    where p.tenant_id = $1 and ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })} and ${found('$5', 'p.name', 'p.code')}
      and (p.status = any(coalesce($6::text[], array['${PORTFOLIO_STATUSES.join(`','`)}']))
        or $6::text[] is null and $10::bigint is not null)
      and ($10::bigint is null or ${inDashboard('$10', 'p.id')})
      and ($7::bigint[] is null or p.access_scope_id in (select id from unit))
      and ($8::bigint[] is null or exists (select from project_group_link l
        where l.tenant_id = $1 and l.project_id = p.id and l.group_id = any($8)))
      and ($9::bigint[] is null or p.construction_category_id = any($9))
      and ($11::bigint[] is null or p.id = any($11))
      and ($13::bigint[] is null or p.id = any($13))
      and ($14::date is null or ${completed} >= $14) and ($15::date is null or ${completed} <= $15)),
  total as (select k.tenant_id, k.project_id, ${totals.map((name) => `k.${name}`).join(', ')} from project_total k
      where ${asOf} is null and k.tenant_id = $1
    union all select $1, p.id, ${totals.map((name) => `d.${name}`).join(', ')} from sighted p
      cross join lateral (${pastDay(pastTotals)}) d where ${asOf} is not null),
  matching as materialized (select p.*, case when p.sees_forecast then k.estimate + ${seen('approved')} end as forecast,
      case when p.sees_forecast then k.estimate + ${seen('approved')} + ${seen('low')} end as pending_low,
      case when p.sees_forecast then k.estimate + ${seen('approved')} + ${seen('high')} end as pending_high,
      coalesce(case when sees_markups then k.cost_is_exact else k.subtotal_is_exact end, true) as is_exact,
      case when p.sees_forecast then k.milestone_id end as milestone_id
    from sighted p left join total k on k.tenant_id = $1 and k.project_id = p.id)`;

const someOf = <T>(list: readonly T[] | undefined): readonly T[] | null => (list?.length ? list : null);

/** The parameters of `matchingSql`: the company, who reads, what is asked for, and what they may do in the company. */
export function matchingValues(tenantId: number, caller: Reader, choice: ProjectChoice): unknown[] {
  const { userId, permissions, impersonation } = caller;
  return [
    tenantId,
    permissions.has('view_all_projects'),
    userId,
    impersonation?.projectId ?? null,
    choice.search ?? null,
    someOf(choice.status),
    someOf(choice.access_scope_id),
    someOf(choice.group_id),
    someOf(choice.category_id),
    choice.dashboard_id ?? null,
    someOf(choice.shown_project_id),
    caller.tenantFlags.has('procurement_available'),
    choice.narrowed ?? null,
    choice.completed_from ?? null,
    choice.completed_to ?? null,
    choice.as_of ?? null,
    ...rights.map((right) => RIGHTS[right].some((one) => permissions.has(one))),
  ];
}
