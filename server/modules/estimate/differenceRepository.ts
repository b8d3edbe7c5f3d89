import type { components } from '#contract/api.ts';
import type { ReachedCode } from '#domain/estimate';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { reachSteps } from '../codes/reachSql.ts';
import { isCounted } from '../countedLinesSql.ts';
import { areaJson, exact, objectJson } from '../jsonSql.ts';

type Difference = components['schemas']['EstimateDifference'];
type Line = components['schemas']['EstimateDifferenceState'];

/** The lines of a milestone as a JSON array in their order, with `more` columns of the line `l` beside what is compared, as far as `which` lets them in. */
export const sideLines = (
  milestone: string,
  more: Readonly<Record<string, string>> = {},
  which = isCounted('l'),
): string =>
  `(select coalesce(json_agg(${objectJson({
    description: 'l.description',
    cost_group_id: 'l.cost_group_id',
    component_id: 'l.component_id',
    quantity: exact('l.quantity'),
    unit: 'l.unit',
    unit_cost: exact('l.unit_cost'),
    amount: exact('l.amount'),
    ...more,
  })} order by l.position, l.id), '[]')
    from estimate_line l where l.tenant_id = $1 and l.milestone_id = ${milestone} and ${which})`;

/**
 * The lines of a milestone's estimate in their order, of the version that was submitted by this number where one is named; undefined
 * for a milestone of another project and for a version that it does not have.
 */
export async function readSide(
  tx: TenantTx,
  projectId: number,
  milestoneId: number,
  version: number | null = null,
): Promise<{ name: string; lines: Line[] } | undefined> {
  const [row] = await tx.query<{ side: { name: string; lines: Line[] } }>({
    name: 'estimate_difference_side',
    text: `select ${objectJson({
      name: `concat(m.name, ', version ' || v.number)`,
      lines: `case when v.id is null then ${sideLines('m.id')} else (select coalesce(json_agg(kept.line - '{notes,kind,escalates_to}'::text[] order by kept.at), '[]')
        from jsonb_array_elements(v.lines) with ordinality kept (line, at) where kept.line->>'kind' <> 'ALTERNATE') end`,
    })} as side
      from milestone m left join estimate_version v on v.tenant_id = $1 and v.milestone_id = m.id and v.number = $4
      where m.tenant_id = $1 and m.project_id = $2 and m.id = $3 and ($4::int is null or v.id is not null)`,
    values: [tx.tenantId, projectId, milestoneId, version],
  });
  return row?.side;
}

/**
 * The lines of another project's estimate, with the components of the same name here, else the one of the whole project; undefined where
 * that project does not have this milestone.
 */
export async function readOtherSide(
  tx: TenantTx,
  projectId: number,
  otherId: number,
  milestoneId: number,
): Promise<{ name: string; lines: Line[] } | undefined> {
  const [row] = await tx.query<{ side: { name: string; lines: Line[] } }>({
    name: 'estimate_difference_other_side',
    text: `with places as (
        select c.id, coalesce(own.id, whole.id) as here from component c
        left join lateral (select h.id from component h
          where h.tenant_id = $1 and h.project_id = $2 and lower(h.name) = lower(c.name) order by h.id limit 1) own on true
        left join lateral (select h.id from component h
          where h.tenant_id = $1 and h.project_id = $2 and h.is_uncategorized limit 1) whole on true
        where c.tenant_id = $1 and c.project_id = $3)
      select ${objectJson({
        name: `p.name || ', ' || m.name`,
        lines: `(select coalesce(json_agg(${objectJson({
          description: 'l.description',
          cost_group_id: 'l.cost_group_id',
          component_id: 'x.here',
          quantity: exact('l.quantity'),
          unit: 'l.unit',
          unit_cost: exact('l.unit_cost'),
          amount: exact('l.amount'),
        })} order by l.position, l.id), '[]')
          from estimate_line l join places x on x.id = l.component_id where l.tenant_id = $1 and l.milestone_id = m.id
            and ${isCounted('l')})`,
      })} as side
      from milestone m join project p on p.tenant_id = $1 and p.id = m.project_id
      where m.tenant_id = $1 and m.project_id = $3 and m.id = $4`,
    values: [tx.tenantId, projectId, otherId, milestoneId],
  });
  return row?.side;
}

/**
 * Under which codes of a format (`MF`, `UF`, or its number) each of these codes counts, along the mappings that are kept
 * (docs/product/codes.md); undefined where the company has no such format.
 */
export async function readReach(
  tx: TenantTx,
  format: string,
  codes: readonly number[],
): Promise<Map<number, ReachedCode[]> | undefined> {
  const definition = '(d.is_standard and d.short_name = $2 or d.id::text = $2)';
  const [row] = await tx.query<{ is_there: boolean; reach: [id: number, code: ReachedCode][] }>({
    name: 'estimate_difference_reach',
    // As deep as the tree goes.
    text: `with recursive ${reachSteps(definition, '100')}
      select exists (select from target) as is_there, coalesce(json_agg(json_build_array(r.id, ${objectJson({
        id: 'r.member',
        lo: 'r.lo',
        hi: 'r.hi',
      })}) order by r.id, r.lo), '[]') as reach
      from reach r where r.id = any($3::bigint[])`,
    values: [tx.tenantId, format, codes],
  });
  if (!row?.is_there) return undefined;
  const reach = new Map<number, ReachedCode[]>();
  for (const [id, code] of row.reach) reach.set(id, [...(reach.get(id) ?? []), code]);
  return reach;
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
