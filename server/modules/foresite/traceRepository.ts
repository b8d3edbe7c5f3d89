import type { LineSource } from '#domain/estimate';
import type { CodeDimension } from '#domain/foresite';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { isCounted } from '../countedLinesSql.ts';
import { isCostFormatOf } from '../codes/formatSql.ts';
import { reachedPart, reachSteps } from '../codes/reachSql.ts';
import { exact } from '../jsonSql.ts';
import type { CostView } from '../items/itemBriefRepository.ts';
import { formats } from './splitRepository.ts';

/** An item as a part of a total. */
export type TracedItem = {
  id: number;
  number: number;
  name: string;
  cost: number;
  milestone: string | null;
  approvedOn: string | null;
};

/** Items by their ids, or all of a status. */
export function tracedItems(
  tx: TenantTx,
  projectId: number,
  which: { ids: readonly number[] } | { status: string },
  cost: CostView,
): Promise<TracedItem[]> {
  const condition = 'ids' in which ? 'i.id = any($3::bigint[])' : 'i.status = $3';
  return tx.query<TracedItem>({
    text: `select i.id, i.number, i.name, i.${cost}::float8 as cost, m.name as milestone, i.approved_on as "approvedOn"
      from item i left join milestone m on m.tenant_id = $1 and m.id = i.milestone_id
      where i.tenant_id = $1 and i.project_id = $2 and not i.is_deleted and ${condition}`,
    values: [tx.tenantId, projectId, 'ids' in which ? which.ids : which.status],
  });
}

/** Who moved an item to a status last; undefined where nobody did. */
export async function whoDecided(tx: TenantTx, itemId: number, status: string): Promise<string | undefined> {
  const [row] = await tx.query<{ name: string }>({
    text: `select trim(u.first_name || ' ' || u.last_name) as name from change_entry e
      join change_set s on s.tenant_id = $1 and s.id = e.change_set_id
      join app_user u on u.tenant_id = $1 and u.id = s.actor_id
      where e.tenant_id = $1 and e.entity = 'item' and e.entity_id = $2 and e.fields->'status'->>'to' = $3
      order by e.change_set_id desc limit 1`,
    values: [tx.tenantId, itemId, status],
  });
  return row?.name;
}

/** A component's part of a milestone's estimate. */
export type EstimatePart = { projectId: number; milestoneId: number; componentId: number };

/** A sum of estimate lines under one group of the top level; no group for lines without a code. */
export type GroupSum = {
  groupId: number | null;
  code: string | null;
  name: string | null;
  lines: number;
  amount: number;
};

/**
 * Steps of a statement: lines of an estimate part with the group of the top level that each counts under. In another format than the
 * project's cost format it goes along the mapping that is kept between the two, in parts where that shares it out, else it stays under
 * the top of its own tree.
 */
const placed = `${reachSteps(isCostFormatOf('d', '$4'), '1')},
  walk as (
    select id, id as root from cost_group where tenant_id = $1 and parent_id is null
    union all
    select g.id, w.root from cost_group g join walk w on g.tenant_id = $1 and g.parent_id = w.id),
  placed as (
    select l.id, l.description, l.quantity, l.unit, l.unit_cost, l.source, l.cost_group_id, coalesce(r.member, w.root) as root,
      ${reachedPart('l.amount')} as amount, coalesce(r.hi - r.lo, 1) as share
    from estimate_line l
    left join reach r on r.id = l.cost_group_id
    left join walk w on w.id = l.cost_group_id
    where l.tenant_id = $1 and l.milestone_id = $2 and ${isCounted('l')} and l.component_id = $3)`;

/** A component's estimate at a milestone by the top groups of its lines' codes. */
export function estimateGroups(tx: TenantTx, of: EstimatePart): Promise<GroupSum[]> {
  return tx.query<GroupSum>({
    text: `with recursive ${placed}
      select g.id as "groupId", g.div_code as code, g.name, count(*)::int as lines, sum(l.amount)::float8 as amount
      from placed l left join cost_group g on g.tenant_id = $1 and g.id = l.root
      group by g.id, g.div_code, g.name`,
    values: [tx.tenantId, of.milestoneId, of.componentId, of.projectId],
  });
}

/** A line of an estimate. */
export type TracedLine = {
  id: number;
  description: string;
  quantity: number | null;
  measure: string | null;
  unit_cost: number | null;
  code: string | null;
  amount: number;
  source: (Pick<LineSource, 'sheet' | 'cell'> & { file: string | null }) | null;
  /** How much of the line counts here, in percent. */
  share: number;
};

/** What is read of a line `l` whose part `r` counts in a place: `amount` and `share` say how much of it. */
const lineFields = (
  amount: string,
  share: string,
) => `l.id, l.description, ${exact('l.quantity')}::float8 as quantity,
  l.unit as measure, ${exact('l.unit_cost')}::float8 as unit_cost, g.div_code as code, ${amount}::float8 as amount,
  round(${share} * 100, 2)::float8 as share,
  case when l.source is not null then json_build_object('file', u.file_name, 'sheet', l.source->>'sheet',
    'cell', l.source->>'cell') end as source`;
const lineJoins = `left join cost_group g on g.tenant_id = $1 and g.id = l.cost_group_id
  left join estimate_upload u on u.tenant_id = $1 and u.id = (l.source->>'upload_id')::bigint`;

/** Lines of a component under one top group; `groupId` 0 stands for lines without a code. */
export function estimateLinesOf(tx: TenantTx, of: EstimatePart, groupId: number): Promise<TracedLine[]> {
  return tx.query<TracedLine>({
    text: `with recursive ${placed}
      select ${lineFields('l.amount', 'l.share')} from placed l ${lineJoins}
      where coalesce(l.root, 0) = $5`,
    values: [tx.tenantId, of.milestoneId, of.componentId, of.projectId, groupId],
  });
}

/** A member of a format's dimension in a milestone's estimate; 0 is what has no code. */
export type MemberPart = { milestoneId: number; code: CodeDimension; memberId: number };

/** The statement's steps and values for a member: own formats are named by `$4`. */
const memberOf = ({ milestoneId, code: { format, level }, memberId }: MemberPart, tenantId: number) => {
  const isOwn = typeof format === 'number';
  return {
    steps: reachSteps(formats[isOwn ? 'own' : format].definition, '$3'),
    place: isOwn ? '$5' : '$4',
    further: isOwn ? '$6' : '$5',
    values: [tenantId, milestoneId, level, ...(isOwn ? [format] : []), memberId],
  };
};

/** A member's lines by component. */
export function memberComponents(
  tx: TenantTx,
  of: MemberPart,
): Promise<{ id: number; name: string; lines: number; amount: number }[]> {
  const { steps, place, values } = memberOf(of, tx.tenantId);
  return tx.query<{ id: number; name: string; lines: number; amount: number }>({
    text: `with recursive ${steps}
      select c.id, c.name, count(*)::int as lines, sum(${reachedPart('l.amount')})::float8 as amount
      from estimate_line l left join reach r on r.id = l.cost_group_id
      join component c on c.tenant_id = $1 and c.id = l.component_id
      where l.tenant_id = $1 and l.milestone_id = $2 and ${isCounted('l')} and coalesce(r.member, 0) = ${place}
      group by c.id, c.name`,
    values,
  });
}

/** A member's lines in one component. */
export function memberLines(tx: TenantTx, of: MemberPart, componentId: number): Promise<TracedLine[]> {
  const { steps, place, further, values } = memberOf(of, tx.tenantId);
  return tx.query<TracedLine>({
    text: `with recursive ${steps}
      select ${lineFields(reachedPart('l.amount'), 'coalesce(r.hi - r.lo, 1)')}
      from estimate_line l left join reach r on r.id = l.cost_group_id ${lineJoins}
      where l.tenant_id = $1 and l.milestone_id = $2 and ${isCounted('l')} and coalesce(r.member, 0) = ${place} and l.component_id = ${further}`,
    values: [...values, componentId],
  });
}

/** Budgets that components have of their own. */
export function componentBudgets(
  tx: TenantTx,
  projectId: number,
): Promise<{ id: number; name: string; amount: number }[]> {
  return tx.query<{ id: number; name: string; amount: number }>({
    text: `select id, name, target_budget::float8 as amount from component
      where tenant_id = $1 and project_id = $2 and target_budget is not null`,
    values: [tx.tenantId, projectId],
  });
}
