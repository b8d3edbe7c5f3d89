import { seenLinkTypes } from '#domain/items';
import { explainMarkups } from '#domain/markups';
import type { components } from '#contract/api.ts';
import { notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { CostView } from './itemBriefRepository.ts';
import { readItem } from './itemRepository.ts';

export type Item = components['schemas']['Item'];

/** Costs with markups are for holders of view_item_markup; others see what the rows add up to (docs/product/items.md). */
export const costViewOf = (permissions: ReadonlySet<string>): CostView =>
  permissions.has('view_item_markup') ? 'cost' : 'subtotal_cost';

/** One item as a caller with these permissions sees it; `changeSetId` is that of the write which this answers, for undo. */
export async function presentItem(
  tx: TenantTx,
  projectId: number,
  itemId: number,
  permissions: ReadonlySet<string>,
  changeSetId: number | null,
): Promise<Item> {
  const cost = costViewOf(permissions);
  const found = await readItem(tx, projectId, itemId, { cost, linkTypes: seenLinkTypes(permissions) });
  if (!found) throw notFound();
  const { item, useMarkups, markups, choices } = found;
  const sees = cost === 'cost';
  return {
    ...item,
    use_markups: sees ? useMarkups : null,
    markups: sees && useMarkups ? explainMarkups(item.subtotal_cost, markups, choices).lines : [],
    change_set_id: changeSetId,
  };
}
