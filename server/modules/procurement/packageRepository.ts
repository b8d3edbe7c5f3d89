import { PACKAGE_STATUSES } from '#domain/procurement';
import type { components, operations } from '#contract/api.ts';
import { orderBy } from '#server/contract/ordering.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { inSightOf } from '#server/services/notify/audienceRepository.ts';
import { exact, momentJson, objectJson, personJson } from '../jsonSql.ts';
import { quoted } from '../projects/seenFigures.ts';
import { activityColumns, boughtSql, matchSql, matchValues, priceSql } from './packageSql.ts';

type Schemas = components['schemas'];
export type BidPackage = Schemas['BidPackage'];
type PackageQuery = NonNullable<operations['listBidPackages']['parameters']['query']> & {
  limit: number;
  offset: number;
};

const bought = boughtSql('p');

const price = priceSql('p');

/** The activity that needs a package, `at` being the place of whether the caller sees the timeline. */
const neededFor = (at: string) =>
  `(select ${objectJson(activityColumns)} from timeline_activity a
    where a.tenant_id = $1 and a.project_id = p.project_id and a.id = p.activity_id and ${at})`;

/** A package as the contract has it; `seesTimeline` is the place of whether the caller does. */
export const packageColumns = (seesTimeline: string) => ({
  id: 'p.id',
  number: 'p.number',
  name: 'p.name',
  work_trade: 'p.work_trade',
  description: 'p.description',
  status: 'p.status',
  owner: personJson('o'),
  budget: exact('p.budget'),
  leveled_low: exact('p.leveled_low'),
  committed: exact('p.committed'),
  bids_due: 'p.bids_due',
  award_by: 'p.award_by',
  on_site: 'p.on_site',
  bid_days: 'p.bid_days',
  award_days: 'p.award_days',
  submittal_days: 'p.submittal_days',
  approval_days: 'p.approval_days',
  fabrication_days: 'p.fabrication_days',
  delivery_days: 'p.delivery_days',
  activity: neededFor(seesTimeline),
  awarded_to: 'p.awarded_to',
  awarded_on: 'p.awarded_on',
  still_to_buy: exact('p.still_to_buy'),
  award_reason: 'p.award_reason',
  award_request: `p.award_request - 'input'`,
  next_step: 'p.next_step',
  updated_at: momentJson('p.updated_at'),
  version: 'p.version',
});

export const owners = 'left join app_user o on o.tenant_id = $1 and o.id = p.owner_id';
const inOrder = `array_position(array[${quoted(Object.keys(PACKAGE_STATUSES))}], p.status)`;

const orderings = {
  number: 'p.number',
  name: 'lower(p.name)',
  work_trade: `nullif(lower(p.work_trade), '')`,
  status: inOrder,
  owner: `lower(o.first_name || ' ' || o.last_name)`,
  budget: 'p.budget',
  leveled_low: 'p.leveled_low',
  committed: 'p.committed',
  savings: `p.budget - ${price}`,
  bids_due: 'p.bids_due',
  award_by: 'p.award_by',
  on_site: 'p.on_site',
  next_step: `nullif(lower(p.next_step), '')`,
  updated_at: 'p.updated_at',
};

const sumOf = (what: string, where = 'true') => exact(`coalesce(sum(${what}) filter (where ${where}), 0)`);
const sum = (what: string, where?: string) => `(select ${sumOf(what, where)} from m p)`;
const many = (where: string) => `(select count(*) from m p where ${where})`;

/** Budgets by the month in which packages were awarded, or are due to be. */
const byMonth = `(select coalesce(json_agg(${objectJson({
  month: 's.month',
  budget: 's.budget',
  bought_budget: 's.bought_budget',
  committed: 's.committed',
})} order by s.month), '[]') from (
    select to_char(coalesce(p.awarded_on, p.award_by), 'YYYY-MM') as month, ${sumOf('p.budget')} as budget,
      ${sumOf('p.budget', bought)} as bought_budget, ${sumOf('p.committed')} as committed
    from m p where coalesce(p.awarded_on, p.award_by) is not null group by 1 order by 1 limit 120) s)`;

/** The buyout funds at the end of a day, as `potPosition` has it; `sees` and `day` are the places of both. */
const buyout = (what: string, sees: string, day: string) =>
  `(select case when count(*) > 0 and ${sees} then ${exact(`sum(${what})`)} end from contingency_pot f
    cross join lateral (
      select coalesce(sum(e.amount) filter (where e.amount > 0 or e.transfer_pot_id is not null), 0) as added,
        coalesce(-sum(e.amount) filter (where e.amount < 0 and e.transfer_pot_id is null), 0) as drawn
      from contingency_entry e where e.tenant_id = $1 and e.pot_id = f.id and e.date <= ${day}) e
    where f.tenant_id = $1 and f.project_id = $2 and f.kind = 'buyout' and f.opened_on <= ${day})`;

/** How many of those that come too late are named. */
const WORST = 3;

type FigurePlaces = { late: string; seesFunds: string; seesEstimate: string; day: string };

/** Sums over the packages that match; the places say whether the caller sees funds and estimate, and which day it is. */
const figures = ({ late, seesFunds, seesEstimate, day }: FigurePlaces) =>
  objectJson({
    budget: sum('p.budget'),
    committed: sum('p.committed'),
    leveled_low: sum(price),
    leveled_count: many(`${price} is not null`),
    leveled_budget: sum('p.budget', `${price} is not null`),
    bought_count: many(bought),
    bought_budget: sum('p.budget', bought),
    savings: sum(`p.budget - ${price}`),
    late: many(`p.id = any(${late}::bigint[])`),
    buyout_held: buyout('f.amount + e.added', seesFunds, day),
    buyout_drawn: buyout('e.drawn', seesFunds, day),
    estimate_name: `(select m.name from project_total t join milestone m on m.tenant_id = $1 and m.id = t.milestone_id
      where t.tenant_id = $1 and t.project_id = $2 and ${seesEstimate})`,
    estimate_total: `(select ${exact('t.estimate')} from project_total t where t.tenant_id = $1 and t.project_id = $2 and ${seesEstimate})`,
    months: byMonth,
  });

/** A page of packages as it is read: what their plans say is added by who asks for it. */
export type PackagePage = Pick<Schemas['BidPackagePage'], 'count' | 'figures' | 'results'> & {
  worst: { id: number; name: string; next_step: string }[];
};

/** A page of bid packages with the figures of all that match. `late` are those that come too late, the worst first. */
export async function listPackages(
  tx: TenantTx,
  projectId: number,
  query: PackageQuery,
  { late, permissions, today }: { late: readonly number[]; permissions: ReadonlySet<string>; today: string },
): Promise<PackagePage> {
  const order = orderBy(query.ordering, orderings, 'p.number', 'p.number');
  const [row] = await tx.query<{ page: PackagePage }>({
    text: `with m as materialized (select p.* from bid_package p
          where ${matchSql}
          and ($6::text is null or lower(p.work_trade) = lower($6)) and ($7::bigint is null or p.owner_id = $7)
          and (not $8 or p.id = any($9::bigint[]))),
      page as (select p.*, row_number() over (order by ${order}) as place from m p ${owners} order by ${order}
        limit $10 offset $11)
      select json_build_object('count', (select count(*) from m), 'figures', ${figures({ late: '$9', seesFunds: '$13::boolean', seesEstimate: '$14::boolean', day: '$15::date' })},
        'results', coalesce((select json_agg(${objectJson(packageColumns('$12::boolean'))} order by p.place) from page p ${owners}), '[]'),
        'worst', (select coalesce(json_agg(${objectJson({ id: 'w.id', name: 'w.name', next_step: 'w.next_step' })} order by w.place), '[]')
          from (select p.id, p.name, p.next_step, array_position($9::bigint[], p.id) as place from m p where p.id = any($9::bigint[])
            order by place limit ${WORST}) w)) as page`,
    values: [
      tx.tenantId,
      projectId,
      ...matchValues(query),
      query.trade_is?.trim() || null,
      query.owner_id ?? null,
      query.late ?? false,
      late,
      query.limit,
      query.offset,
      permissions.has('timeline_access'),
      permissions.has('foresite_access'),
      permissions.has('estimate_access'),
      today,
    ],
  });
  if (!row) throw new Error('The packages did not answer.');
  return row.page;
}

/** How many packages a project has; deleted ones do not count. */
export async function countPackages(tx: TenantTx, projectId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'count_bid_packages',
    text: `select count(*)::int as count from bid_package
      where tenant_id = $1 and project_id = $2 and not is_deleted`,
    values: [tx.tenantId, projectId],
  });
  return row?.count ?? 0;
}

/** Packages whole, by number; those that are deleted or of another project are left out. */
export async function readPackages(
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
  seesTimeline: boolean,
): Promise<BidPackage[]> {
  const rows = await tx.query<{ package: BidPackage }>({
    name: 'read_bid_packages',
    text: `select ${objectJson(packageColumns('$4::boolean'))} as package from bid_package p ${owners}
      where p.tenant_id = $1 and p.project_id = $2 and not p.is_deleted and p.id = any($3) order by p.number`,
    values: [tx.tenantId, projectId, ids, seesTimeline],
  });
  return rows.map((row) => row.package);
}

/** Whether somebody sees the project, or owns one of its packages already, so that saving the rest stays possible. */
export async function isKnownOwner(tx: TenantTx, projectId: number, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'package_owner',
    text: `select u.id from app_user u join project p on p.tenant_id = $1 and p.id = $2
      where u.tenant_id = $1 and u.id = $3 and u.status <> 'DISABLED' and (${inSightOf('u.id')}
        or exists (select from bid_package b where b.tenant_id = $1 and b.project_id = $2 and b.owner_id = u.id))`,
    values: [tx.tenantId, projectId, id],
  });
  return rows.length > 0;
}
