import { buildForesite, type ForesiteInput, type InputItem } from '#domain/foresite';
import { notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { type EventType, type ForesiteRows, readForesiteRows } from './foresiteRepository.ts';
import type { CostView } from './itemBriefRepository.ts';

/** The rows from which the cost trend of a project follows; 404 when it is not there. */
export async function readForesiteInput(
  tx: TenantTx,
  projectId: number,
  cost: CostView,
  today: string,
): Promise<ForesiteInput<EventType>> {
  const rows = await readForesiteRows(tx, projectId, cost);
  if (!rows) throw notFound();
  return { ...rows, today, items: rows.items.map(unpack) };
}

/** Everything the cost trend shows of a project: rows from the database, the rest by the rules of the domain. */
export const readForesite = async (tx: TenantTx, projectId: number, cost: CostView, today: string) =>
  buildForesite<EventType>(await readForesiteInput(tx, projectId, cost, today));

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
