import { buildForesite, type InputItem } from '#domain/foresite';
import { notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { type EventType, type ForesiteRows, readForesiteRows } from './foresiteRepository.ts';
import type { CostView } from './itemBriefRepository.ts';

/** Everything the cost trend shows of a project: rows from the database, the rest by the rules of the domain. */
export async function readForesite(tx: TenantTx, projectId: number, cost: CostView, today: string) {
  const rows = await readForesiteRows(tx, projectId, cost);
  if (!rows) throw notFound();
  return buildForesite<EventType>({ ...rows, today, items: rows.items.map(unpack) });
}

function unpack(item: ForesiteRows['items'][number]): InputItem {
  const [id, approved, cost, lower_limit, upper_limit, component_id, approved_on, area, unit, groups] = item;
  return {
    id,
    status: approved ? 'APPROVED' : 'PENDING',
    cost,
    lower_limit,
    upper_limit,
    component_id,
    approved_on,
    group_ids: groups ?? [],
    estimated_area: area === null ? null : { value: area, unit },
  };
}
