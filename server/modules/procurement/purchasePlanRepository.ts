import type { components, operations } from '#contract/api.ts';
import { MOST_PACKAGES, type PlannedPackage, PURCHASE_STAGES, STAGE_ORDER } from '#domain/procurement';
import { USUAL_WEEK } from '#domain/timeline';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, objectJson } from '../jsonSql.ts';
import { owners, packageColumns } from './packageRepository.ts';
import { activityColumns, matchSql, matchValues } from './packageSql.ts';

type Schemas = components['schemas'];
type PlanQuery = NonNullable<operations['getPurchasePlan']['parameters']['query']>;

/** What a plan is worked out from: packages that match with the day they are needed, and the project's calendar. */
export interface PlanMaterial {
  calendar: Schemas['PurchaseCalendar'] | null;
  rows: { package: Schemas['BidPackage']; needed_on: PlannedPackage['needed_on'] }[];
}

const projectCalendar = `(select ${objectJson({ name: 'c.name', work_days: 'c.work_days', holidays: 'c.holidays' })}
  from timeline_calendar c where c.tenant_id = $1 and c.project_id = $2 and c.is_default)`;

/** What a plan is worked out from, as it is named in the contract. */
const plannedColumns = Object.fromEntries(
  [
    'id',
    'status',
    'bids_due',
    'award_by',
    'awarded_on',
    'needed_on',
    ...STAGE_ORDER.map((stage) => PURCHASE_STAGES[stage].field),
  ].map((column) => [column, `p.${column}`]),
);

/** Reads the material of a plan in one statement. */
export async function readPlanMaterial(
  tx: TenantTx,
  projectId: number,
  query: PlanQuery,
  seesTimeline: boolean,
): Promise<PlanMaterial> {
  const [row] = await tx.query<{ material: PlanMaterial }>({
    name: 'read_purchase_plan',
    text: `with m as (select p.*, coalesce(a.date_from, p.on_site) as needed_on from bid_package p
          left join timeline_activity a on a.tenant_id = $1 and a.project_id = $2 and a.id = p.activity_id
          where ${matchSql}
          and ($6::bigint is null or p.owner_id = $6)
          order by p.number limit ${MOST_PACKAGES})
      select json_build_object(
        'calendar', ${projectCalendar},
        'rows', coalesce((select json_agg(json_build_object(
            'package', ${objectJson(packageColumns('$7::boolean'))}, 'needed_on', p.needed_on) order by p.number)
          from m p ${owners}), '[]')) as material`,
    values: [tx.tenantId, projectId, ...matchValues(query), query.owner_id ?? null, seesTimeline],
  });
  if (!row) throw new Error('The packages did not answer.');
  return row.material;
}

/** Days and durations of every package of a project, with its calendar and its trades. */
export interface PlanDays {
  calendar: Schemas['PurchaseCalendar'] | null;
  rows: (PlannedPackage & { id: number })[];
  trades: string[];
}

/** Reads what the slack of every package is worked out from, and no more. */
export async function readPlanDays(tx: TenantTx, projectId: number): Promise<PlanDays> {
  const [row] = await tx.query<{ days: PlanDays }>({
    name: 'read_plan_days',
    text: `with m as materialized (select p.*, coalesce(a.date_from, p.on_site) as needed_on from bid_package p
          left join timeline_activity a on a.tenant_id = $1 and a.project_id = $2 and a.id = p.activity_id
          where p.tenant_id = $1 and p.project_id = $2 and not p.is_deleted)
      select json_build_object('calendar', ${projectCalendar},
        'rows', coalesce((select json_agg(${objectJson(plannedColumns)} order by p.number) from m p), '[]'),
        'trades', coalesce((select json_agg(t.work_trade order by lower(t.work_trade), t.work_trade)
          from (select distinct work_trade from m where work_trade <> '') t), '[]')) as days`,
    values: [tx.tenantId, projectId],
  });
  if (!row) throw new Error('The packages did not answer.');
  return row.days;
}

/** What a project without a calendar of its own counts in. */
export const usualCalendar: Schemas['PurchaseCalendar'] = {
  name: '5-day week',
  work_days: [...USUAL_WEEK.work_days],
  holidays: [],
};

const neededFor = objectJson(activityColumns);

/** Activities of the project that match, by their start. */
export async function listActivities(
  tx: TenantTx,
  projectId: number,
  { search, limit, offset }: { search?: string | undefined; limit: number; offset: number },
): Promise<Schemas['NeededForPage']> {
  const [row] = await tx.query<{ page: Schemas['NeededForPage'] }>({
    name: 'list_purchase_activities',
    text: `with m as (select a.* from timeline_activity a where a.tenant_id = $1 and a.project_id = $2
          and ${found('$3', activityColumns.code, 'a.name')}),
      page as (select a.* from m a order by a.date_from, a.id limit $4 offset $5)
      select json_build_object('count', (select count(*) from m), 'results',
        coalesce((select json_agg(${neededFor} order by a.date_from, a.id) from page a), '[]')) as page`,
    values: [tx.tenantId, projectId, search?.trim() || null, limit, offset],
  });
  if (!row) throw new Error('The activities did not answer.');
  return row.page;
}

/** Whether a package can be needed for an activity: it is one of the project. */
export async function isActivity(tx: TenantTx, projectId: number, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'purchase_activity',
    text: 'select id from timeline_activity where tenant_id = $1 and project_id = $2 and id = $3',
    values: [tx.tenantId, projectId, id],
  });
  return rows.length > 0;
}
