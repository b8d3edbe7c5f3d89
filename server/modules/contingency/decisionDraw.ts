import { decisionProblem } from '#domain/contingency';
import { missingPermission, ruleRefused } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { entriesOfItems } from './guardRepository.ts';
import { chosenPot } from './saveEntry.ts';

/** A decision that pays for items from a pot, or lets a pot have what they save. */
type Draw = {
  tx: TenantTx;
  projectId: number;
  caller: { userId: number; permissions: ReadonlySet<string> };
  now: Date;
  today: string;
  potId: number;
  /** Locked, so that none of them costs anything else by the time the pot pays. */
  items: readonly { id: number; cost: number }[];
};

/**
 * The entries of an approval: each item's cost is drawn, a saving funds. One entry an item, so that each gives its own
 * back. What a pot gives tells the cost with markups.
 */
export async function drawForDecision({
  tx,
  projectId,
  caller,
  now,
  today,
  potId,
  items,
}: Draw): Promise<Change[]> {
  if (!caller.permissions.has('view_item_markup')) throw missingPermission('view_item_markup');
  const pot = await chosenPot({ tx, projectId }, potId, 'contingency_pot_id');
  const costs = items.map(({ cost }) => cost);
  const problem = decisionProblem(costs, today, pot);
  if (problem !== null) throw ruleRefused(problem, { contingency_pot_id: [problem] });
  return items
    .filter(({ cost }) => cost !== 0)
    .map(({ id, cost }) => ({
      entity: 'contingency_entry',
      kind: 'create',
      fields: {
        pot_id: pot.id,
        date: today,
        amount: -cost,
        note: '',
        item_id: id,
        risk_id: null,
        transfer_pot_id: null,
        created_by_id: caller.userId,
        created_at: now.toISOString(),
      },
    }));
}

/** What goes back to its pots when decisions on items are taken back. */
export const returnOfDecisions = async (tx: TenantTx, itemIds: readonly number[]): Promise<Change[]> =>
  (await entriesOfItems(tx, itemIds)).map(({ id }) => ({ entity: 'contingency_entry', kind: 'delete', id }));
