import { fromCents, toCents } from '#domain/money';
import type { ComparedLine } from './matchLines.ts';

/** A code that another one counts under, from one share of its cost to another; those of a code go from 0 to 1. */
export interface ReachedCode {
  id: number;
  lo: number;
  hi: number;
}

/** Cents up to a share, half a cent away from zero, as the database rounds. */
const upTo = (cents: number, share: number) => Math.sign(cents) * Math.round(Math.abs(cents) * share);

/** A quantity as lines keep it. */
const kept = (quantity: number | null, share: number) =>
  quantity === null ? null : Math.round(quantity * share * 10_000) / 10_000;

/**
 * Lines under the codes of another format: each under the code that its own reaches, in parts that add up to it to the cent where
 * there are several, without a code where there is none. Linear.
 */
export function carryLines<Line extends ComparedLine>(
  lines: readonly Line[],
  reach: ReadonlyMap<number, readonly ReachedCode[]>,
): Line[] {
  return lines.flatMap((line): Line[] => {
    const codes = line.cost_group_id === null ? undefined : reach.get(line.cost_group_id);
    if (!codes || codes.length === 0) return [{ ...line, cost_group_id: null }];
    const [first] = codes;
    if (codes.length === 1 && first) return [{ ...line, cost_group_id: first.id }];
    const cents = toCents(line.amount);
    return codes.map(({ id, lo, hi }) => ({
      ...line,
      cost_group_id: id,
      quantity: kept(line.quantity, hi - lo),
      amount: fromCents(upTo(cents, hi) - upTo(cents, lo)),
    }));
  });
}
