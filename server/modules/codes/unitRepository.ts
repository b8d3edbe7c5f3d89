import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, objectJson } from '../jsonSql.ts';

type Filters = { search?: string | undefined; limit: number | 'all'; offset: number };

const row = objectJson({ id: 'u.id', name: 'u.name', abbreviation: 'u.abbreviation', kind: 'u.kind' });

/** Units of measure by name, one page (or all) as JSON. */
export async function listUnitsJson(tx: TenantTx, { search, limit, offset }: Filters): Promise<string> {
  const [page] = await tx.query<{ json: string }>({
    name: 'list_units',
    text: `with matching as (
        select * from unit_of_measure where tenant_id = $1 and ${found('$2', 'name', 'abbreviation')}),
      page as (select * from matching order by lower(name), id limit $3::bigint offset $4)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${row} order by lower(u.name), u.id) from page u), '[]'))::text as json`,
    values: [tx.tenantId, search ?? null, limit === 'all' ? null : limit, offset],
  });
  return page?.json ?? '';
}
