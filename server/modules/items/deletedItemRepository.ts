import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, found, momentJson, objectJson, personJson } from '../jsonSql.ts';
import type { CostView } from './itemBriefRepository.ts';

type Page = { search?: string | undefined; limit: number; offset: number };

const row = (cost: CostView) =>
  objectJson({
    id: 'i.id',
    code: `upper(split_part(i.search, ' ', 1))`,
    name: `case when i.status = 'VOID' then 'Void' else i.name end`,
    status: 'i.status',
    cost: `case when i.status = 'VOID' then null else ${exact(`i.${cost}`)} end`,
    deleted_at: momentJson('i.updated_at'),
    deleted_by: personJson('u'),
  });

/** Items that were deleted, the latest first, one page as the contract's JSON; their last write is the deletion. */
export async function listDeletedItemsJson(
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  { search, limit, offset }: Page,
): Promise<string> {
  const order = 'i.updated_at desc, i.id desc';
  const [page] = await tx.query<{ json: string }>({
    name: `list_deleted_items_${cost}`,
    text: `with matching as (
        select i.* from item i where i.tenant_id = $1 and i.project_id = $2 and i.is_deleted
          and ${found('$3', 'i.search')}),
      page as (select i.* from matching i order by ${order} limit $4 offset $5)
      select json_build_object('count', (select count(*) from matching), 'results',
        coalesce((select json_agg(${row(cost)} order by ${order}) from page i
          left join app_user u on u.tenant_id = $1 and u.id = i.updated_by_id), '[]'))::text as json`,
    values: [tx.tenantId, projectId, search ?? null, limit, offset],
  });
  return page?.json ?? '';
}
