import type { components } from '#contract/api.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, found, objectJson } from '../jsonSql.ts';

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

/** How many of what is counted in these units, as a sentence lists it; a unit that nothing uses has no row. */
export function usedUnits(
  tx: TenantTx,
  ids: readonly number[],
): Promise<{ abbreviation: string; users: string }[]> {
  return tx.query({
    text: `with named as (
        select lower(trim(s.measure)) as unit, 'sub item' as kind from sub_item s
          where s.tenant_id = $1 and s.measure is not null
        union all select lower(trim(l.unit)), 'estimate line' from estimate_line l
          where l.tenant_id = $1 and l.unit is not null
        union all select lower(trim(r ->> 'measure')), 'idea' from idea i, jsonb_array_elements(i.rows) r
          where i.tenant_id = $1 and not i.is_deleted and r ->> 'measure' is not null)
      select u.abbreviation, string_agg(
          k.count || ' ' || k.kind || case when k.count = 1 then '' else 's' end, ', ' order by k.kind) as users
      from unit_of_measure u
      join (select unit, kind, count(*) from named group by unit, kind) k on k.unit = lower(u.abbreviation)
      where u.tenant_id = $1 and u.id = any($2::bigint[])
      group by u.id, u.abbreviation order by u.id`,
    values: [tx.tenantId, ids],
  });
}
