import type { InputItem } from '#domain/foresite';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { CostView } from '../items/itemBriefRepository.ts';

/** Items of a project that the cost trend leaves out (rejected, draft and archived ones), of those asked for. */
export const readOtherItems = (
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  ids: readonly number[],
): Promise<InputItem[]> =>
  tx.query<InputItem>({
    name: `other_items_${cost}`,
    text: `select i.id, i.status, i.${cost} as cost, i.lower_limit, i.upper_limit, i.component_id, i.approved_on::text,
        coalesce((select json_agg(l.group_id) from item_me_group l where l.tenant_id = $1 and l.item_id = i.id), '[]') as group_ids
      from item i where i.tenant_id = $1 and i.project_id = $2 and i.id = any($3::bigint[]) and not i.is_deleted
        and i.status in ('REJECTED', 'DRAFT', 'ARCHIVED')`,
    values: [tx.tenantId, projectId, ids],
  });
