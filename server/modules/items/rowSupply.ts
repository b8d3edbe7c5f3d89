import { allocateIds } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { ItemPatch } from './checkItemInput.ts';
import { formatsOf } from './choiceRepository.ts';

/** What the scope rows of one or many items need from the database. */
export interface RowSupply {
  /** The number of one more new row. */
  takeId: () => number;
  /** The format of each code of the company's own. */
  formats: ReadonlyMap<number, number>;
}

/** Asks once for all rows of `items`, and for the numbers of `copied` further ones. */
export async function supplyRows(
  tx: TenantTx,
  options: readonly Pick<ItemPatch, 'sub_items'>[],
  copied = 0,
): Promise<RowSupply> {
  const rows = options.flatMap(({ sub_items = [] }) => sub_items);
  const ids = await allocateIds(tx, 'sub_item', rows.filter(({ id }) => id == null).length + copied);
  const formats = await formatsOf(
    tx,
    rows.flatMap(({ cost_group_ids: codes }) => codes ?? []),
  );
  const next = ids.values();
  return { takeId: () => next.next().value as number, formats };
}
