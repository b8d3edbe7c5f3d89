import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { areaJson, exact, objectJson } from '../jsonSql.ts';

type Difference = components['schemas']['EstimateDifference'];
type Line = components['schemas']['EstimateDifferenceState'];

/** The lines of a milestone's estimate in their order; undefined for a milestone of another project. */
export async function readSide(
  tx: TenantTx,
  projectId: number,
  milestoneId: number,
): Promise<{ name: string; lines: Line[] } | undefined> {
  const [row] = await tx.query<{ side: { name: string; lines: Line[] } }>({
    name: 'estimate_difference_side',
    text: `select ${objectJson({
      name: 'm.name',
      lines: `(select coalesce(json_agg(${objectJson({
        description: 'l.description',
        cost_group_id: 'l.cost_group_id',
        component_id: 'l.component_id',
        quantity: exact('l.quantity'),
        unit: 'l.unit',
        unit_cost: exact('l.unit_cost'),
        amount: exact('l.amount'),
      })} order by l.position, l.id), '[]')
        from estimate_line l where l.tenant_id = $1 and l.project_id = $2 and l.milestone_id = m.id)`,
    })} as side
      from milestone m where m.tenant_id = $1 and m.project_id = $2 and m.id = $3`,
    values: [tx.tenantId, projectId, milestoneId],
  });
  return row?.side;
}

const groupJson = objectJson({
  id: 'u.id',
  definition_id: 'u.definition_id',
  div_code: 'u.div_code',
  name: 'u.name',
  parent_id: 'u.parent_id',
});

const componentJson = objectJson({
  id: 'c.id',
  name: 'c.name',
  color_index: 'c.color_index',
  is_uncategorized: 'c.is_uncategorized',
  area: `case when c.area_value is not null then ${areaJson('c.area_value', 'c.area_unit')} end`,
});

/** The project's components, and these cost groups with those above them. */
export async function readPlaces(
  tx: TenantTx,
  projectId: number,
  groupIds: readonly number[],
): Promise<Pick<Difference, 'groups' | 'components'>> {
  const [row] = await tx.query<{ places: Pick<Difference, 'groups' | 'components'> }>({
    name: 'estimate_difference_places',
    text: `with recursive used as (
        select g.* from cost_group g where g.tenant_id = $1 and g.id = any($3::bigint[])
        union select p.* from used u join cost_group p on p.tenant_id = $1 and p.id = u.parent_id)
      select ${objectJson({
        components: `(select coalesce(json_agg(${componentJson} order by c.is_uncategorized, c.component_order, c.id), '[]')
          from component c where c.tenant_id = $1 and c.project_id = $2)`,
        groups: `(select coalesce(json_agg(${groupJson} order by u.div_code, u.id), '[]') from used u)`,
      })} as places`,
    values: [tx.tenantId, projectId, groupIds],
  });
  return row?.places ?? { groups: [], components: [] };
}
