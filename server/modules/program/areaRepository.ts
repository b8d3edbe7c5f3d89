import type { AreaUnit } from '#domain/area';
import type { SizePart } from '#domain/program';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, objectJson } from '../jsonSql.ts';

/** An area `a` with its shares. */
export const areaJson = objectJson({
  id: 'a.id',
  position: 'a.position',
  name: 'a.name',
  level: 'a.level',
  area_type: 'a.area_type',
  size_value: exact('a.size_value'),
  net_value: exact('a.net_value'),
  area_unit: 'a.area_unit',
  shares: `coalesce((select json_agg(json_build_object('component_id', s.component_id, 'percent', ${exact('s.percent')})
    order by s.component_id) from program_share s where s.tenant_id = $1 and s.program_area_id = a.id), '[]')`,
  version: 'a.version',
});

/** Areas of a project's program in their order, as a JSON list: all of them, those of these ids, or those with these words. */
export async function listAreasJson(
  tx: TenantTx,
  projectId: number,
  { ids = null, search = null }: { ids?: readonly number[] | null; search?: string | null } = {},
): Promise<{ json: string; count: number }> {
  const [page] = await tx.query<{ json: string; count: number }>({
    text: `select coalesce(json_agg(${areaJson} order by a.position, a.id), '[]')::text as json, count(*)::int as count
      from program_area a where a.tenant_id = $1 and a.project_id = $2 and ($3::bigint[] is null or a.id = any($3))
        and ($4::text is null or strpos(lower(concat_ws(' ', a.name, a.level, a.area_type)), lower($4)) > 0)`,
    values: [tx.tenantId, projectId, ids, search],
  });
  return page ?? { json: '[]', count: 0 };
}

/** Sums of a program in one of the units that its areas are kept in. */
export type UnitSums = {
  unit: AreaUnit;
  areas: number;
  size: number;
  /** Net, and the sizes of the areas that have one. */
  net: number;
  size_with_net: number;
  /** What components take. */
  parts: { component_id: number; value: number }[];
};

/** What the areas of a project add up to, by the unit they are kept in. */
export const readSums = (tx: TenantTx, projectId: number): Promise<UnitSums[]> =>
  tx.query<UnitSums>({
    name: 'read_program_sums',
    text: `with own as (select * from program_area where tenant_id = $1 and project_id = $2),
      taken as (select o.area_unit, s.component_id, sum(round(o.size_value * s.percent / 100, 4)) as value
        from own o join program_share s on s.tenant_id = $1 and s.program_area_id = o.id
        where o.size_value is not null group by o.area_unit, s.component_id)
      select o.area_unit as unit, count(*)::int as areas, coalesce(sum(o.size_value), 0)::float8 as size,
        coalesce(sum(o.net_value) filter (where o.size_value is not null), 0)::float8 as net,
        coalesce(sum(o.size_value) filter (where o.net_value is not null), 0)::float8 as size_with_net,
        coalesce((select json_agg(json_build_object('component_id', t.component_id, 'value', trim_scale(t.value)))
          from taken t where t.area_unit = o.area_unit), '[]') as parts
      from own o group by o.area_unit`,
    values: [tx.tenantId, projectId],
  });

/** The components of a project in their order, locked: two batches of a program wait for each other. */
export const lockProgramComponents = (tx: TenantTx, projectId: number) =>
  tx.query<{ id: number }>({
    name: 'lock_program_components',
    text: `select id from component where tenant_id = $1 and project_id = $2 order by id for update`,
    values: [tx.tenantId, projectId],
  });

/** An area as a batch meets it. */
export type StoredArea = { id: number; name: string; size: number | null; net: number | null };

/** Which of these areas the project has. */
export const readAreas = (tx: TenantTx, projectId: number, ids: readonly number[]): Promise<StoredArea[]> =>
  tx.query<StoredArea>({
    text: `select id, name, size_value::float8 as size, net_value::float8 as net from program_area
      where tenant_id = $1 and project_id = $2 and id = any($3::bigint[])`,
    values: [tx.tenantId, projectId, ids],
  });

/** How many areas a program has, and the last place in it. */
export async function readExtent(tx: TenantTx, projectId: number): Promise<{ count: number; last: number }> {
  const [extent] = await tx.query<{ count: number; last: number }>({
    name: 'read_program_extent',
    text: `select count(*)::int as count, coalesce(max(position), 0)::int as last from program_area
      where tenant_id = $1 and project_id = $2`,
    values: [tx.tenantId, projectId],
  });
  return extent ?? { count: 0, last: 0 };
}

/** A component that areas can belong to. */
export type ComponentSize = {
  id: number;
  name: string;
  is_uncategorized: boolean;
  color_index: number;
  excluded: boolean;
  version: number;
  value: number | null;
  unit: AreaUnit;
};

/** The components with their own sizes, in their order. */
export const readComponentSizes = (tx: TenantTx, projectId: number) =>
  tx.query<ComponentSize>({
    name: 'read_component_sizes',
    text: `select id, name, is_uncategorized, color_index, exclude_from_project_sqft as excluded, version,
        area_value::float8 as value, area_unit as unit
      from component where tenant_id = $1 and project_id = $2 order by component_order, id`,
    values: [tx.tenantId, projectId],
  });

/** Sizes of one kind out of the sums by unit. */
export const partsOf = (sums: readonly UnitSums[], of: (sum: UnitSums) => number): SizePart[] =>
  sums.map((sum) => ({ unit: sum.unit, value: of(sum) }));
