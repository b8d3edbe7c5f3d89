import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { projectInSight } from '#server/plugins/accessRepository.ts';
import { exact, found, objectJson } from '../jsonSql.ts';
import type { ProjectReader } from '../projects/projectReader.ts';

export type Unit = components['schemas']['Unit'];

type Filters = {
  search?: string | undefined;
  kind?: Unit['kind'] | undefined;
  limit: number | 'all';
  offset: number;
};

const row = objectJson({
  id: 'u.id',
  name: 'u.name',
  abbreviation: 'u.abbreviation',
  kind: 'u.kind',
  factor: exact('u.factor'),
  synonyms: 'to_jsonb(u.synonyms)',
  is_favorite: 'u.is_favorite',
  version: 'u.version',
});

/** Units of measure, favorites first and then by name, one page (or all) as JSON. */
export async function listUnitsJson(tx: TenantTx, { search, kind, limit, offset }: Filters): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_units',
    text: `with matching as (
        select * from unit_of_measure u where tenant_id = $1 and ($5::text is null or kind = $5)
          and (${found('$2', 'name', 'abbreviation')}
            or exists (select from unnest(u.synonyms) s where strpos(lower(s), lower($2)) > 0))),
      page as (select * from matching order by is_favorite desc, lower(name), id limit $3::bigint offset $4)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${row} order by u.is_favorite desc, lower(u.name), u.id) from page u), '[]'))::text as json`,
    values: [tx.tenantId, search ?? null, limit === 'all' ? null : limit, offset, kind ?? null],
  });
  return page?.json ?? '';
}

/** One unit of measure. */
export async function findUnit(tx: TenantTx, id: number): Promise<Unit | undefined> {
  const [found] = await tx.query<{ unit: Unit }>({
    text: `select ${row} as unit from unit_of_measure u where u.tenant_id = $1 and u.id = $2`,
    values: [tx.tenantId, id],
  });
  return found?.unit;
}

/** The units of the company but these. Locked, so that two writers cannot give one word two meanings. */
export function otherUnits(tx: TenantTx, except: readonly number[]): Promise<Unit[]> {
  return tx.query<Unit>({
    text: `select u.id, u.name, u.abbreviation, u.kind, u.factor::float8 as factor, u.synonyms, u.is_favorite, u.version
      from unit_of_measure u where u.tenant_id = $1 and u.id <> all($2::bigint[]) order by u.id for update`,
    values: [tx.tenantId, except],
  });
}

/** Everything that is counted in a unit, a row each, by its abbreviation, with the project where it has one. */
const unitUsers = `
  select lower(trim(s.measure)) as unit, 'sub item' as kind, i.project_id from sub_item s
    join item i on i.tenant_id = $1 and i.id = s.item_id where s.tenant_id = $1 and s.measure is not null
  union all select lower(trim(l.unit)), 'estimate line', l.project_id from estimate_line l
    where l.tenant_id = $1 and l.unit is not null
  union all select lower(trim(r ->> 'measure')), 'idea', null from idea i, jsonb_array_elements(i.rows) r
    where i.tenant_id = $1 and not i.is_deleted and r ->> 'measure' is not null`;

/** Counts of what uses something as a sentence lists them, over rows `k` of kind and count. */
const listed = `string_agg(k.count || ' ' || k.kind || case when k.count = 1 then '' else 's' end, ', ' order by k.kind)`;

/** How many of what is counted in these units, as a sentence lists it; a unit that nothing uses has no row. */
export function usedUnits(
  tx: TenantTx,
  ids: readonly number[],
): Promise<{ abbreviation: string; users: string }[]> {
  return tx.query({
    text: `select u.abbreviation, ${listed} as users
      from unit_of_measure u
      join (select unit, kind, count(*) from (${unitUsers}) named group by unit, kind) k on k.unit = lower(u.abbreviation)
      where u.tenant_id = $1 and u.id = any($2::bigint[])
      group by u.id, u.abbreviation order by u.id`,
    values: [tx.tenantId, ids],
  });
}

/** What is counted in a unit, and in which projects; those out of sight are counted, not named. Undefined where there is no such unit. */
export async function readUnitUsage(
  tx: TenantTx,
  reader: ProjectReader,
  id: number,
): Promise<components['schemas']['UnitUsage'] | undefined> {
  const [row] = await tx.query<{ usage: components['schemas']['UnitUsage'] }>({
    name: 'unit_usage',
    text: `with named as materialized (select n.kind, n.project_id from (${unitUsers}) n
        join unit_of_measure u on u.tenant_id = $1 and u.id = $5 and n.unit = lower(u.abbreviation)),
      touched as (select p.id, p.name, p.is_deleted, p.access_scope_id, t.rows
        from (select project_id, count(*) as rows from named where project_id is not null group by project_id) t
        join project p on p.tenant_id = $1 and p.id = t.project_id and not p.is_deleted)
      select json_build_object(
        'users', (select ${listed} from (select kind, count(*) from named group by kind) k),
        'projects', json_build_object('count', (select count(*) from touched), 'results', coalesce((
          select json_agg(json_build_object('id', p.id, 'name', p.name, 'rows', p.rows) order by p.rows desc, p.id)
          from (select * from touched p where ${projectInSight({ seesAll: '$2', user: '$3', only: '$4' })}
            order by p.rows desc, p.id limit 100) p), '[]'))) as usage
      from unit_of_measure u where u.tenant_id = $1 and u.id = $5`,
    values: [tx.tenantId, reader.seesAll, reader.userId, reader.onlyProject, id],
  });
  return row?.usage;
}
