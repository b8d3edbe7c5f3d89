import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { exact, objectJson } from '../jsonSql.ts';
import type { CostView } from '../items/itemBriefRepository.ts';

/** A pending item as the range of outcome needs it. */
export type PendingRow = {
  id: number;
  number: number;
  name: string;
  cost: number;
  lower_limit: number;
  upper_limit: number;
  probability: number;
  group_ids: number[];
};

/** The project's pending items with their limits, probabilities and groups. */
export async function listPending(tx: TenantTx, projectId: number, cost: CostView): Promise<PendingRow[]> {
  const [row] = await tx.query<{ items: PendingRow[] }>({
    name: `outcome_items_${cost}`,
    text: `select coalesce(json_agg(${objectJson({
      id: 'i.id',
      number: 'i.number',
      name: 'i.name',
      cost: exact(`i.${cost}`),
      lower_limit: exact('i.lower_limit'),
      upper_limit: exact('i.upper_limit'),
      probability: exact('i.probability'),
      group_ids: `coalesce(l.groups, '[]')`,
    })} order by i.number), '[]') as items
    from item i
    left join (select k.item_id, json_agg(k.group_id order by k.group_id) as groups from item_me_group k
      join me_group g on g.tenant_id = $1 and g.project_id = $2 and g.id = k.group_id
      where k.tenant_id = $1 group by k.item_id) l on l.item_id = i.id
    where i.tenant_id = $1 and i.project_id = $2 and i.status = 'PENDING' and not i.is_deleted`,
    values: [tx.tenantId, projectId],
  });
  return row?.items ?? [];
}
