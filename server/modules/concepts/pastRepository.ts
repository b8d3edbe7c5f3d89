import type { AreaUnit } from '#domain/area';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { exact, found, objectJson } from '../jsonSql.ts';
import { estimateRights, type ProjectReader } from '../projects/projectReader.ts';
import { holds } from '../projects/seenFigures.ts';

/** A component of a project with a cost and an area, as its project has it. */
export type PastRow = {
  project_id: number;
  project_name: string;
  component_id: number;
  component_name: string;
  city: string | null;
  year: number | null;
  area: number;
  area_unit: AreaUnit;
  cost: number;
};

/** Projects whose cost the reader may see: `$1` is the company, `$2` to `$5` who reads. */
const seen = `${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })} and ${holds(estimateRights, '$3', '$5', '$4')}`;

const readerValues = (tx: TenantTx, reader: ProjectReader) => [
  tx.tenantId,
  reader.seesAll,
  reader.userId,
  reader.onlyProject,
  reader.seesEstimate,
];

/** What components cost at the newest estimate of their project. */
const past = `select p.id as project_id, p.name as project_name, c.id as component_id, c.name as component_name,
      c.component_order, nullif(p.city, '') as city, c.area_value, c.area_unit, t.amount,
      coalesce(p.completed_year, extract(year from coalesce(m.actual_date, m.date))::int) as year
    from project p
    join project_total k on k.tenant_id = $1 and k.project_id = p.id
    join milestone m on m.tenant_id = $1 and m.id = k.milestone_id
    join milestone_total t on t.tenant_id = $1 and t.milestone_id = m.id
    join component c on c.tenant_id = $1 and c.id = t.component_id and c.project_id = p.id
    where p.tenant_id = $1 and ${seen} and p.status not in ('DRAFT', 'DRAFT_LEGACY', 'CONCEPT')
      and c.area_value > 0 and t.amount > 0`;

const row = objectJson({
  project_id: 'r.project_id',
  project_name: 'r.project_name',
  component_id: 'r.component_id',
  component_name: 'r.component_name',
  city: 'r.city',
  year: 'r.year',
  area: exact('r.area_value'),
  area_unit: 'r.area_unit',
  cost: exact('r.amount'),
});
const byName = 'lower(r.project_name), r.project_id, r.component_order, r.component_id';

/** A page of components of past projects, by project and component. */
export async function listPast(
  tx: TenantTx,
  reader: ProjectReader,
  { search, limit, offset }: { search?: string | undefined; limit: number; offset: number },
): Promise<{ count: number; results: PastRow[] }> {
  const [answer] = await tx.query<{ page: { count: number; results: PastRow[] } }>({
    name: 'list_past_components',
    text: `with r as materialized (select * from (${past}) r where ${found('$6', 'r.project_name', 'r.component_name', 'r.city')}),
      page as (select * from r order by ${byName} limit $7 offset $8)
      select json_build_object('count', (select count(*) from r), 'results',
        coalesce((select json_agg(${row} order by ${byName}) from page r), '[]')) as page`,
    values: [...readerValues(tx, reader), search?.trim() || null, limit, offset],
  });
  return answer?.page ?? { count: 0, results: [] };
}

/** These components as they now stand; those that may not be seen, or have no cost or area, are missing. */
export async function readPast(
  tx: TenantTx,
  reader: ProjectReader,
  componentIds: readonly number[],
): Promise<PastRow[]> {
  if (componentIds.length === 0) return [];
  const rows = await tx.query<{ row: PastRow }>({
    name: 'read_past_components',
    text: `select ${row} as row from (${past} and c.id = any($6::bigint[])) r order by r.component_id`,
    values: [...readerValues(tx, reader), componentIds],
  });
  return rows.map((one) => one.row);
}

/** Those of these projects whose cost the reader may see. */
export async function readSeenProjects(
  tx: TenantTx,
  reader: ProjectReader,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.query<{ id: number }>({
    name: 'seen_source_projects',
    text: `select p.id::float8 as id from project p where p.tenant_id = $1 and p.id = any($6::bigint[]) and ${seen}`,
    values: [...readerValues(tx, reader), ids],
  });
  return new Set(rows.map(({ id }) => id));
}
