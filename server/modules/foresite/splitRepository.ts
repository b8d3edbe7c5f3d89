import type { CodeDimension } from '#domain/foresite';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { reachedCode, reachedPart, reachSteps } from '../codes/reachSql.ts';
import { isCounted } from '../countedLinesSql.ts';
import { exact, objectJson } from '../jsonSql.ts';

/** Estimates and items of a project summed by the codes of one format. Member 0 holds what has no code in it. */
export type SplitRows = {
  members: { id: number; name: string }[];
  totals: { milestone_id: number; member_id: number; amount: number }[];
  /** What an item's rows come to under each member. */
  items: (readonly [itemId: number, memberId: number, amount: number])[];
};

/** How a format is told apart, `$4` being a company's own. */
export const formats = {
  MF: { definition: `d.short_name = 'MF'`, code: 's.cost_group_master_format_id', join: '' },
  UF: { definition: `d.short_name = 'UF'`, code: 's.cost_group_uni_format_id', join: '' },
  own: {
    definition: 'd.id = $4::bigint',
    code: 'k.cost_group_id',
    join: 'left join sub_item_code k on k.tenant_id = $1 and k.sub_item_id = s.id and k.definition_id = $4::bigint',
  },
};

/** Lines by code; what a milestone's kept totals hold beyond its lines has no code either. */
const totals = (only: (alias: string) => string) => `totals as (
  select milestone_id, member_id, sum(amount) as amount from (
    select l.milestone_id, coalesce(r.member, 0) as member_id, sum(${reachedPart('l.amount')}) as amount
    from estimate_line l left join reach r on r.id = l.cost_group_id
    where l.tenant_id = $1 and l.project_id = $2 and ${isCounted('l')} ${only('l')} group by 1, 2
    union all
    select l.milestone_id, 0, -sum(l.amount) from estimate_line l
    where l.tenant_id = $1 and l.project_id = $2 and ${isCounted('l')} ${only('l')} group by 1
    union all
    select k.milestone_id, 0, sum(k.amount) from milestone_total k
    join milestone m on m.tenant_id = $1 and m.project_id = $2 and m.id = k.milestone_id
    where k.tenant_id = $1 ${only('k')} group by 1) parts
  group by 1, 2 having sum(amount) <> 0)`;

const items = (own: string, join: string) => {
  const { code, others } = reachedCode(own);
  return `items as (
  select s.item_id, coalesce(r.member, 0) as member_id, sum(${reachedPart('s.extension')}) as amount
  from item i join sub_item s on s.tenant_id = $1 and s.item_id = i.id ${join}
  ${others}
  left join reach r on r.id = ${code}
  where i.tenant_id = $1 and i.project_id = $2 and i.status in ('APPROVED', 'PENDING') and not i.is_deleted
  group by 1, 2)`;
};

/**
 * What a project's estimates and items come to by code, summed in the database; estimates of one component alone where
 * one is named. Undefined where the company has no such format.
 */
export async function readSplit(
  tx: TenantTx,
  projectId: number,
  { format, level }: CodeDimension,
  componentId: number | null = null,
): Promise<SplitRows | undefined> {
  const name = typeof format === 'number' ? 'own' : format;
  const { definition, code, join } = formats[name];
  const place = name === 'own' ? '$5' : '$4';
  const only = (alias: string) =>
    componentId === null ? '' : `and ${alias}.component_id = ${place}::bigint`;
  const [row] = await tx.query<{ rows: SplitRows | null }>({
    name: `foresite_split_${name}${componentId === null ? '' : '_of_component'}`,
    text: `with recursive ${reachSteps(definition, '$3')}, ${totals(only)}, ${items(code, join)}
      select case when exists (select from cost_group_definition d where d.tenant_id = $1 and ${definition})
        then ${objectJson({
          members: `coalesce((select json_agg(json_build_object('id', g.id, 'name', g.div_code || ' ' || g.name)
            order by g.position, g.id) from cost_group g where g.tenant_id = $1
            and g.id in (select member_id from totals union select member_id from items)), '[]')`,
          totals: `coalesce((select json_agg(json_build_object('milestone_id', milestone_id, 'member_id', member_id,
            'amount', ${exact('amount')}) order by milestone_id, member_id) from totals), '[]')`,
          items: `coalesce((select json_agg(json_build_array(item_id, member_id, ${exact('amount')})
            order by item_id, member_id) from items), '[]')`,
        })} end as rows`,
    values: [
      tx.tenantId,
      projectId,
      level,
      ...(name === 'own' ? [format] : []),
      ...(componentId === null ? [] : [componentId]),
    ],
  });
  return row?.rows ?? undefined;
}
