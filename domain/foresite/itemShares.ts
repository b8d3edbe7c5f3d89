import { fromCents, safeCents, toCents, toDecimal, type Amount } from '#domain/money';
import { UNCATEGORIZED_ID } from './dimensions.ts';

/** What a member of a dimension has of an item, in dollars. */
export interface ItemShare {
  member_id: number;
  amount: number;
}

/** A trillion dollars, in cents: no share is larger, and sums of many such are still exact as dollars. */
const largestShare = 1e14;

/**
 * Splits an item's cost over the members that its rows are coded with, in proportion to the rows' extensions: markups
 * spread likewise. The shares add up to the cost to the cent; what rounding leaves over goes to the largest. Rows that
 * cancel out, or so nearly that a share would be beyond all projects, leave no proportion: they count as they stand, and
 * markups on them have no code.
 */
export function itemShares(
  cost: Amount,
  rows: readonly { member_id: number; amount: Amount }[],
): ItemShare[] {
  const cents = toCents(cost);
  const parts = rows
    .map((row) => ({ id: row.member_id, cents: toCents(row.amount) }))
    .filter((part) => part.cents !== 0);
  const sum = parts.reduce((total, part) => safeCents(total + part.cents), 0);
  const biggest = parts.reduce((most, part) => Math.max(most, Math.abs(part.cents)), 0);
  const cancels = sum === 0 || Math.abs(cents / sum) * biggest > largestShare;
  const shares = new Map<number, number>();
  const add = (id: number, amount: number) => shares.set(id, safeCents((shares.get(id) ?? 0) + amount));
  for (const part of parts)
    add(part.id, cancels || sum === cents ? part.cents : portion(cents, part.cents, sum));
  const given = [...shares.values()].reduce((total, part) => safeCents(total + part), 0);
  if (given !== cents) add(cancels ? UNCATEGORIZED_ID : largest(shares), cents - given);
  return [...shares].flatMap(([id, part]) =>
    part === 0 ? [] : [{ member_id: id, amount: fromCents(part) }],
  );
}

/** Whole cents of `part` in `sum`, rounded half away from zero. */
function portion(cents: number, part: number, sum: number): number {
  return toCents(toDecimal(cents).times(part).div(sum).div(100).toFixed());
}

function largest(shares: ReadonlyMap<number, number>): number {
  let best = UNCATEGORIZED_ID;
  let size = -1;
  for (const [id, part] of shares) if (Math.abs(part) > size) [best, size] = [id, Math.abs(part)];
  return best;
}
