import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { pictureAddressSql } from '#server/services/files/fileAddress.ts';
import { attributesJson } from '../attributes/attributeRepository.ts';
import { areaJson, exact, found, momentJson, objectJson, personJson } from '../jsonSql.ts';

/** Address of a project's uploaded picture, or null; `id` is a piece of SQL. */
export const pictureJson = (id: string, field: 'picture' | 'picture_thumbnail'): string =>
  `(select ${pictureAddressSql('f')} from attachment f where f.tenant_id = $1 and f.entity = 'project'
    and f.entity_id = ${id} and f.field_name = '${field}' limit 1)`;

/** Kind of construction of a project row, or null. */
export const categoryJson = (alias: string): string =>
  `(select json_build_object('id', c.id, 'name', c.name, 'code', c.code, 'classification', c.classification)
    from construction_category c where c.tenant_id = $1 and c.id = ${alias}.construction_category_id)`;

const count = (table: string, condition = '') =>
  `(select count(*) from ${table} x where x.tenant_id = $1 and x.project_id = p.id${condition})`;
const any = (table: string, condition = '') =>
  `exists (select from ${table} x where x.tenant_id = $1 and x.project_id = p.id${condition})`;

/** What the sidebar counts: everything that is there, and of risks and issues the active ones. */
const counts = objectJson({
  items: count('item', ' and not x.is_deleted'),
  scenarios: count('scenario', ' and not x.is_deleted'),
  components: count('component'),
  milestones: count('milestone'),
  risks: count('risk', ` and not x.is_deleted and x.status = 'IDENTIFIED'`),
  issues: count('issue', ` and not x.is_deleted and x.status in ('PENDING', 'DISPUTE', 'REJECTED')`),
});

const plain = [
  'id',
  'name',
  'alias',
  'address',
  'code',
  'city',
  'state',
  'status',
  'picture',
  'delivery_contract_type',
  'construction_start_date',
  'precon_start_date',
  'precon_end_date',
  'completion_date',
  'is_under_contract',
  'owner',
  'cm_firm',
  'architect_firm',
  'jv_partners',
  'completed_year',
  'version',
];

const project = objectJson({
  ...Object.fromEntries(plain.map((column) => [column, `p.${column}`])),
  picture_url: pictureJson('p.id', 'picture'),
  picture_thumbnail: pictureJson('p.id', 'picture_thumbnail'),
  construction_category: categoryJson('p'),
  access_scope: `(select json_build_object('id', s.id, 'name', s.name) from access_scope s
    where s.tenant_id = $1 and s.id = p.access_scope_id)`,
  groups: `coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name))
    from project_group_link l join project_group g on g.tenant_id = $1 and g.id = l.group_id
    where l.tenant_id = $1 and l.project_id = p.id), '[]')`,
  coefficients: objectJson({
    by_time: exact('p.coefficient_by_time'),
    by_location: exact('p.coefficient_by_location'),
    by_custom: exact('p.coefficient_by_custom'),
  }),
  custom_attributes: attributesJson('PROJECT', 'p.id'),
  target_budget: exact('p.target_budget'),
  target_area: areaJson('p.target_area_value', 'p.target_area_unit'),
  has_milestones: any('milestone'),
  // Every project has its 'Overall Project'; components are set up once there is another.
  has_components: any('component', ' and not x.is_uncategorized'),
  has_estimate: any('milestone', ' and x.has_estimate'),
  counts,
  analysis: `case when 'concept_lab_access' = any($3::text[]) then (select ${objectJson({ id: 'a.id', name: 'a.name' })}
    from analysis a where a.tenant_id = $1 and a.promoted_project_id = p.id and not a.is_deleted limit 1) end`,
  permissions: 'to_json($3::text[])',
});

/** One project as JSON with its version; `permissions` are the reader's in it. */
export async function readProjectJson(
  tx: TenantTx,
  projectId: number,
  permissions: readonly string[],
): Promise<{ json: string; version: number } | undefined> {
  const [row] = await tx.query<{ json: string; version: number }>({
    name: 'read_project',
    text: `select ${project}::text as json, p.version from project p where p.tenant_id = $1 and p.id = $2`,
    values: [tx.tenantId, projectId, permissions],
  });
  return row;
}

type DeletedPage = { search?: string | undefined; limit: number; offset: number };

/** Deleted projects, last deleted first, with who deleted them. */
export async function listDeletedJson(tx: TenantTx, page: DeletedPage): Promise<string> {
  const matches = `p.tenant_id = $1 and p.is_deleted and ${found('$2', 'p.name', 'p.code')}`;
  const [row] = await tx.query<{ json: string }>({
    name: 'list_deleted_projects',
    text: `select json_build_object('count', (select count(*) from project p where ${matches}),
        'results', coalesce((select json_agg(${objectJson({
          id: 'p.id',
          name: 'p.name',
          code: 'p.code',
          status: 'p.status',
          deleted_at: momentJson('p.updated_at'),
          deleted_by: personJson('u'),
        })} order by p.updated_at desc, p.id)
          from (select p.* from project p where ${matches} order by p.updated_at desc, p.id limit $3 offset $4) p
          left join lateral (select s.actor_id from change_entry e
            join change_set s on s.tenant_id = $1 and s.id = e.change_set_id
            where e.tenant_id = $1 and e.entity = 'project' and e.entity_id = p.id and e.kind = 'delete'
            order by e.change_set_id desc limit 1) d on true
          left join app_user u on u.tenant_id = $1 and u.id = d.actor_id), '[]'))::text as json`,
    values: [tx.tenantId, page.search ?? null, page.limit, page.offset],
  });
  return row?.json ?? '';
}
