import type { Area } from '#domain/area';
import type { InputMilestone } from '#domain/foresite';
import type { AreaComponent, AreaInput, AreaItem } from '#domain/overview';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { areaJson, exact, objectJson } from '../jsonSql.ts';

/** What a project's areas over time follow from. */
export type AreaRows = {
  completion_date: string | null;
  target: Area;
  milestones: InputMilestone[];
  components: (AreaComponent & { target_budget: number | null; target_area: Area | null })[];
  recorded: AreaInput['recorded'];
  items: (AreaItem & { number: number; name: string })[];
};

const listOf = (row: string, order: string, from: string) =>
  `coalesce((select json_agg(${row} order by ${order}) from ${from}), '[]')`;

const rows = objectJson({
  completion_date: 'p.completion_date',
  target: areaJson('p.target_area_value', 'p.target_area_unit'),
  milestones: listOf(
    objectJson({
      id: 'm.id',
      number: 'm.number',
      name: 'm.name',
      date: 'm.date',
      actual_date: 'm.actual_date',
      has_estimate: 'm.has_estimate',
    }),
    'm.id',
    'milestone m where m.tenant_id = $1 and m.project_id = $2',
  ),
  components: listOf(
    objectJson({
      id: 'c.id',
      name: 'c.name',
      color_index: 'c.color_index',
      is_uncategorized: 'c.is_uncategorized',
      area: `case when c.area_value is not null then ${areaJson('c.area_value', 'c.area_unit')} end`,
      is_excluded: 'c.exclude_from_project_sqft',
      target_budget: exact('c.target_budget'),
      target_area: `case when c.target_area_value is not null then ${areaJson('c.target_area_value', 'c.target_area_unit')} end`,
    }),
    'c.component_order, c.id',
    'component c where c.tenant_id = $1 and c.project_id = $2',
  ),
  recorded: listOf(
    objectJson({
      milestone_id: 't.milestone_id',
      component_id: 't.component_id',
      area: areaJson('t.area_value', 't.area_unit'),
    }),
    't.milestone_id, t.component_id',
    `milestone_total t join milestone m on m.tenant_id = $1 and m.project_id = $2 and m.id = t.milestone_id
     where t.tenant_id = $1 and t.area_value is not null`,
  ),
  items: listOf(
    objectJson({
      id: 'i.id',
      number: 'i.number',
      name: 'i.name',
      status: 'i.status',
      component_id: 'i.component_id',
      approved_on: 'i.approved_on',
      group_ids: `coalesce((select json_agg(l.group_id order by l.group_id) from item_me_group l
        where l.tenant_id = $1 and l.item_id = i.id), '[]')`,
      estimated_area: areaJson('i.estimated_area_value', 'i.estimated_area_unit'),
    }),
    'i.number',
    `item i where i.tenant_id = $1 and i.project_id = $2 and i.status in ('APPROVED', 'PENDING') and not i.is_deleted
     and i.estimated_area_value <> 0`,
  ),
});

/** A project's rows for its areas over time, in one statement; undefined when the project is not there. */
export async function readAreaRows(tx: TenantTx, projectId: number): Promise<AreaRows | undefined> {
  const [row] = await tx.query<{ rows: AreaRows }>({
    name: 'overview_areas',
    text: `select ${rows} as rows from project p where p.tenant_id = $1 and p.id = $2`,
    values: [tx.tenantId, projectId],
  });
  return row?.rows;
}
