import { formatCents, subtractMoney, sumMoney } from '#domain/money';

/** A risk that items carry: what it cost once it struck, and what funds paid for it, in dollars. */
export interface CarriedRisk {
  id: number;
  code: string;
  cost: number | null;
  drawn: number;
}

/** An item that carries risks: what it costs and what funds paid for it, in dollars. */
export interface CarryingItem {
  id: number;
  code: string;
  cost: number;
  drawn: number;
  risk_ids: readonly number[];
}

/** Risks and the items that are linked with them: one loss, which funds pay once. */
export interface SharedLoss {
  risks: readonly CarriedRisk[];
  items: readonly CarryingItem[];
}

/** What an approval draws for an item, with the risks that funds paid for before. */
export interface ItemDraw {
  id: number;
  draw: number;
  paid: readonly CarriedRisk[];
}

const above = (amounts: readonly (number | null)[]) =>
  sumMoney(amounts.map((amount) => Math.max(0, amount ?? 0)));

/** What of the loss of these risks no fund has paid: the greater of what the risks and what their items cost counts. */
function unpaidOf(risks: readonly CarriedRisk[], items: readonly CarryingItem[]): number {
  const cost = Math.max(above(items.map((item) => item.cost)), above(risks.map((risk) => risk.cost)));
  const paid = sumMoney([...risks, ...items].map(({ drawn }) => drawn));
  return subtractMoney(cost, paid);
}

/**
 * What approvals draw for items, in their order: all of the cost, or what is left of it where a fund has paid for a
 * linked risk. Savings are passed on whole.
 */
export function drawsOf(
  decided: readonly { id: number; cost: number }[],
  { risks, items }: SharedLoss,
): ItemDraw[] {
  const drawn = new Map(items.map((item) => [item.id, item.drawn]));
  return decided.map(({ id, cost }) => {
    const own = new Set(items.find((item) => item.id === id)?.risk_ids);
    const paid = risks.filter((risk) => own.has(risk.id) && risk.drawn > 0);
    if (cost <= 0 || paid.length === 0) return { id, draw: cost, paid: [] };
    const carrying = items
      .filter((item) => item.risk_ids.some((risk) => own.has(risk)))
      .map((item) => ({ ...item, drawn: drawn.get(item.id) ?? 0 }));
    const rest = unpaidOf(
      risks.filter((risk) => own.has(risk.id)),
      carrying,
    );
    const draw = Math.min(cost, Math.max(0, rest));
    drawn.set(id, sumMoney([drawn.get(id), draw]));
    return { id, draw, paid };
  });
}

const listOf = (codes: readonly string[]) =>
  codes.length < 3 ? codes.join(' and ') : `${codes[0]} and ${codes.length - 1} more`;

/** Why a fund has nothing to pay for these items, or null: funds paid for their risks when those struck. */
export function nothingToDraw(
  draws: readonly ItemDraw[],
  { seesRisks }: { seesRisks: boolean },
): string | null {
  if (draws.some(({ draw }) => draw !== 0)) return null;
  const paid = [...new Map(draws.flatMap((one) => one.paid).map((risk) => [risk.id, risk])).values()];
  if (paid.length === 0) return null;
  const amount = formatCents(sumMoney(paid.map(({ drawn }) => drawn)));
  const names = seesRisks ? listOf(paid.map(({ code }) => code)) : 'a linked risk';
  return `A fund already paid ${amount} for ${names}, which covers all of it. Approve without a fund.`;
}

/** Why funds would pay twice for one loss, or null. It speaks once both a risk and an item of it drew. */
export function paidTwiceProblem({ risks, items }: SharedLoss): string | null {
  for (const item of items) {
    const own = new Set(item.risk_ids);
    const carried = risks.filter((risk) => own.has(risk.id));
    if (item.drawn <= 0 || !carried.some(({ drawn }) => drawn > 0)) continue;
    const carrying = items.filter((other) => other.risk_ids.some((risk) => own.has(risk)));
    const over = formatCents(-unpaidOf(carried, carrying));
    if (unpaidOf(carried, carrying) < 0)
      return `${item.code} carries a risk that a fund pays for, too. Together they would draw ${over} more than the loss cost. Draw ${over} less.`;
  }
  return null;
}
