import type { ComponentUsage } from '#domain/components';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { attributesJson } from '../attributes/attributeRepository.ts';
import { areaJson, exact, objectJson } from '../jsonSql.ts';

const row = (seesCost: boolean) =>
  objectJson({
    id: 'c.id',
    name: 'c.name',
    component_order: 'c.component_order',
    is_uncategorized: 'c.is_uncategorized',
    work_type: 'c.work_type',
    construction_sub_category: 'c.construction_sub_category',
    color_index: 'c.color_index',
    base_unit_count: exact('c.base_unit_count'),
    base_unit_name: 'c.base_unit_name',
    area: `case when c.area_value is not null then ${areaJson('c.area_value', 'c.area_unit')} end`,
    target_area: `case when c.target_area_value is not null then ${areaJson('c.target_area_value', 'c.target_area_unit')} end`,
    exclude_from_project_sqft: 'c.exclude_from_project_sqft',
    target_budget: exact('c.target_budget'),
    current_cost: seesCost ? exact('t.amount') : 'null::float8',
    custom_attributes: attributesJson('COMPONENT', 'c.id'),
    version: 'c.version',
  });

/** A project's components in their order, each with its cost at the latest milestone with an estimate for those who see it, as JSON. */
export async function listComponentsJson(
  tx: TenantTx,
  projectId: number,
  seesCost: boolean,
): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: `list_components_${seesCost}`,
    text: `select json_build_object('count', count(*), 'results',
        coalesce(json_agg(${row(seesCost)} order by c.component_order, c.id), '[]'))::text as json
      from component c
      left join lateral (select m.id from milestone m where m.tenant_id = $1 and m.project_id = $2 and m.has_estimate
        order by coalesce(m.actual_date, m.date) desc, m.id desc limit 1) latest on true
      left join milestone_total t
        on t.tenant_id = $1 and t.milestone_id = latest.id and t.component_id = c.id
      where c.tenant_id = $1 and c.project_id = $2`,
    values: [tx.tenantId, projectId],
  });
  return page?.json ?? '';
}

/** A component as a batch meets it. */
export type LockedComponent = {
  id: number;
  name: string;
  component_order: number;
  color_index: number;
  is_uncategorized: boolean;
};

/** The components of a project in their order, locked: two batches wait for each other. */
export function lockComponents(tx: TenantTx, projectId: number): Promise<LockedComponent[]> {
  return tx.query<LockedComponent>({
    name: 'lock_components',
    text: `with locked as (select id, name, component_order, color_index, is_uncategorized from component
        where tenant_id = $1 and project_id = $2 order by id for update)
      select * from locked order by component_order, id`,
    values: [tx.tenantId, projectId],
  });
}

/** What uses a component, by its number. */
export type UsageRow = ComponentUsage & { id: number };

const uses = (ids: string) => `select c.id,
    (select count(*) from item i where i.tenant_id = $1 and i.component_id = c.id and not i.is_deleted)::int as items,
    (select count(*) from risk r where r.tenant_id = $1 and r.component_id = c.id and not r.is_deleted)::int as risks,
    greatest((select count(*) from estimate_line e where e.tenant_id = $1 and e.component_id = c.id),
      (select count(*) from milestone_total t where t.tenant_id = $1 and t.component_id = c.id))::int as estimate_lines,
    (select count(*) from program_share s where s.tenant_id = $1 and s.component_id = c.id)::int as program_areas,
    ((select count(*) from context_entry x where x.tenant_id = $1 and x.component_id = c.id and not x.is_deleted)
      + (select count(*) from context_document x where x.tenant_id = $1 and x.component_id = c.id and not x.is_deleted))::int as context_entries,
    ((select count(*) from item i where i.tenant_id = $1 and i.component_id = c.id and i.is_deleted)
      + (select count(*) from risk r where r.tenant_id = $1 and r.component_id = c.id and r.is_deleted)
      + (select count(*) from context_entry x where x.tenant_id = $1 and x.component_id = c.id and x.is_deleted)
      + (select count(*) from context_document x where x.tenant_id = $1 and x.component_id = c.id and x.is_deleted))::int as deleted
  from component c where c.tenant_id = $1 and ${ids} order by c.component_order, c.id`;

/** What uses these components. */
export const readUsage = (tx: TenantTx, ids: readonly number[]): Promise<UsageRow[]> =>
  tx.query<UsageRow>({ text: uses('c.id = any($2)'), values: [tx.tenantId, ids] });

/** What uses each component of a project, in component order. */
export const listUsage = (tx: TenantTx, projectId: number): Promise<UsageRow[]> =>
  tx.query<UsageRow>({ text: uses('c.project_id = $2'), values: [tx.tenantId, projectId] });
