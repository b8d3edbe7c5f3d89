import type { ComparableItem } from '#domain/items';
import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** An item with what tells whether it stands in for another one. */
export type SimilarItem = ComparableItem & { code: string; name: string; version: number };

/** An item and the pending ones of its component, by number, with their codes in all formats; none where it is not there. */
export function itemsBeside(tx: TenantTx, projectId: number, itemId: number): Promise<SimilarItem[]> {
  return tx.query<SimilarItem>({
    name: 'items_beside',
    text: `select i.id, upper(split_part(i.search, ' ', 1)) as code, i.name, i.version, i.status, i.component_id,
        coalesce((select json_agg(l.group_id) from item_me_group l
          where l.tenant_id = $1 and l.item_id = i.id), '[]') as group_ids,
        coalesce((select json_agg(distinct c.id) from sub_item s cross join lateral (
            select s.cost_group_master_format_id as id union all select s.cost_group_uni_format_id
            union all select o.cost_group_id from sub_item_code o where o.tenant_id = $1 and o.sub_item_id = s.id) c
          where s.tenant_id = $1 and s.item_id = i.id and c.id is not null), '[]') as code_ids
      from item i
      where i.tenant_id = $1 and i.project_id = $2 and not i.is_deleted and (i.id = $3 or i.status = 'PENDING'
        and i.component_id = (select o.component_id from item o where o.tenant_id = $1 and o.project_id = $2 and o.id = $3))
      order by i.number`,
    values: [tx.tenantId, projectId, itemId],
  });
}
