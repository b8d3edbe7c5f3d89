import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight, unitsOf } from '#server/plugins/accessRepository.ts';
import { holdsSeen } from './groupRepository.ts';
import type { ProjectReader } from './projectReader.ts';

/** Names that projects in sight use in one column, by how often. */
const namesOf = (column: string) => `coalesce((select json_agg(name order by uses desc, lower(name)) from (
  select p.${column} as name, count(*) as uses from project p
  where p.tenant_id = $1 and trim(p.${column}) <> '' and ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })}
  group by 1 order by 2 desc, lower(p.${column}) limit 200) names), '[]')`;

/**
 * What a project can be given: the units of a person (all for administrators), the groups that hold a project of theirs (all for
 * those who may add groups), and names that other projects use.
 */
export async function readChoicesJson(
  tx: TenantTx,
  reader: ProjectReader,
  { isAdministrator, addsGroups }: { isAdministrator: boolean; addsGroups: boolean },
): Promise<string> {
  const [row] = await tx.query<{ json: string }>({
    name: 'project_choices',
    text: `with recursive tree (id, name, path, depth) as (
        select s.id, s.name, s.name, 1 from access_scope s where s.tenant_id = $1 and s.parent_id is null
        union all select c.id, c.name, tree.path || ', ' || c.name, tree.depth + 1
          from access_scope c join tree on c.parent_id = tree.id where c.tenant_id = $1 and tree.depth < 50)
      select json_build_object(
        'access_scopes', coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'path', t.path)
          order by lower(t.path)) from tree t where $5::boolean or t.id in ${unitsOf('$3')}), '[]'),
        'project_groups', coalesce((select json_agg(json_build_object('id', g.id, 'name', g.name) order by lower(g.name), g.id)
          from (select * from project_group g where g.tenant_id = $1 and ($6::boolean or ${holdsSeen()}) order by lower(g.name), g.id limit 500) g), '[]'),
        'owners', ${namesOf('owner')}, 'architect_firms', ${namesOf('architect_firm')},
        'cm_firms', ${namesOf('cm_firm')},
        'has_attributes', exists (select from attribute_definition d where d.tenant_id = $1 and d.entity_type = 'PROJECT')
        )::text as json`,
    values: [tx.tenantId, reader.seesAll, reader.userId, reader.onlyProject, isAdministrator, addsGroups],
  });
  return row?.json ?? '';
}

/** Whether a person may put a project into a unit: one of theirs, or one below. */
export async function mayUseUnit(tx: TenantTx, userId: number, unitId: number): Promise<boolean> {
  const [row] = await tx.query<{ may: boolean }>({
    text: `select $3::bigint in ${unitsOf('$2')} as may from (select $1::int) company`,
    values: [tx.tenantId, userId, unitId],
  });
  return row?.may ?? false;
}
