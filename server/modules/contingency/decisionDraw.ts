import { decisionProblem, drawsOf, nothingToDraw } from '#domain/contingency';
import { sumMoney } from '#domain/money';
import { missingPermission, ruleRefused } from '#server/contract/errors.ts';
import type { Result } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { entriesOfItems } from './guardRepository.ts';
import { chosenPot } from './saveEntry.ts';
import { lockSharedRisks, readItemCosts, readSharedLoss } from './sharedLossRepository.ts';

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
 * back. What a fund paid for a risk that the item carries is not drawn again. What a pot gives tells the cost with
 * markups.
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
  // Risks before funds, as every draw locks them.
  const reasons = { items: items.map(({ id }) => id), risks: [] };
  await lockSharedRisks(tx, reasons);
  const pot = await chosenPot({ tx, projectId }, potId, 'contingency_pot_id');
  const costs = items.map(({ cost }) => cost);
  const draws = drawsOf(items, await readSharedLoss(tx, reasons));
  const problem =
    decisionProblem(costs, today, pot) ??
    nothingToDraw(draws, { seesRisks: caller.permissions.has('risk_access') });
  if (problem !== null) throw ruleRefused(problem, { contingency_pot_id: [problem] });
  return draws
    .filter(({ draw }) => draw !== 0)
    .map(({ id, draw }) => ({
      entity: 'contingency_entry',
      kind: 'create',
      fields: {
        pot_id: pot.id,
        date: today,
        amount: -draw,
        note: '',
        item_id: id,
        risk_id: null,
        transfer_pot_id: null,
        created_by_id: caller.userId,
        created_at: now.toISOString(),
      },
    }));
}

/** What an approval of these items would draw, before anybody says so. */
export async function previewDraws(
  tx: TenantTx,
  projectId: number,
  ids: readonly number[],
  caller: Pick<Draw['caller'], 'permissions'>,
): Promise<Result<'getContingencyDraws'>> {
  const costs = await readItemCosts(tx, projectId, ids);
  const items = [...new Set(ids)].flatMap((id) => costs.filter((item) => item.id === id));
  const draws = drawsOf(items, await readSharedLoss(tx, { items: items.map(({ id }) => id), risks: [] }));
  const paid = [...new Map(draws.flatMap((draw) => draw.paid).map((risk) => [risk.id, risk])).values()];
  return {
    cost: sumMoney(items.map(({ cost }) => cost)),
    draw: sumMoney(draws.map(({ draw }) => draw)),
    paid: sumMoney(paid.map(({ drawn }) => drawn)),
    risks: caller.permissions.has('risk_access') ? paid.map(({ code }) => code) : [],
  };
}

/** What goes back to its pots when decisions on items are taken back. */
export const returnOfDecisions = async (tx: TenantTx, itemIds: readonly number[]): Promise<Change[]> =>
  (await entriesOfItems(tx, itemIds)).map(({ id }) => ({ entity: 'contingency_entry', kind: 'delete', id }));
