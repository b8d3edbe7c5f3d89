import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { ProjectReader } from './projectReader.ts';

/** Words as a list of SQL texts; they come from the code, never from a caller. */
export const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(',');

/**
 * Whether the reader holds one of these permissions in project `p`: `person` is who reads, `inCompany` whether they hold
 * one there, `only` the one project of an impersonator.
 */
export const holds = (
  permissions: readonly string[],
  person: string,
  inCompany: string,
  only: string,
) => `case when ${only}::bigint is not null then ${inCompany}::boolean
  else coalesce((select exists (select from role_permission x where x.tenant_id = $1 and x.role_id = m.role_id
      and x.permission in (${quoted(permissions)}))
    from project_member m where m.tenant_id = $1 and m.project_id = p.id and m.user_id = ${person} and m.role_id is not null),
    ${inCompany}::boolean) end`;

/** Whether the reader sees costs with markups in project `p`. */
export const seesMarkups = (person: string, inCompany: string, only: string) =>
  holds(['view_item_markup'], person, inCompany, only);

export type PendingRow = { id: number; project_id: number; cost: string; group_ids: number[] };

/** The pending items of several projects, in one statement whatever their number. */
export function listPendingRows(
  tx: TenantTx,
  projectIds: readonly number[],
  reader: ProjectReader,
): Promise<PendingRow[]> {
  if (projectIds.length === 0) return Promise.resolve([]);
  return tx.query<PendingRow>({
    name: 'list_pending',
    text: `with sees as materialized (select p.id, ${seesMarkups('$3', '$4', '$5')} as markups
        from project p where p.tenant_id = $1 and p.id = any($2::bigint[]))
      select i.id, i.project_id, case when s.markups then i.cost else i.subtotal_cost end as cost,
        coalesce(array_agg(g.group_id) filter (where g.group_id is not null), '{}')::float8[] as group_ids
      from sees s join item i on i.tenant_id = $1 and i.project_id = s.id and i.status = 'PENDING' and not i.is_deleted
      left join item_me_group g on g.tenant_id = $1 and g.item_id = i.id
      group by i.tenant_id, i.id, s.markups`,
    values: [tx.tenantId, projectIds, reader.userId, reader.seesMarkups, reader.onlyProject],
  });
}
