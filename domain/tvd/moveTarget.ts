import { formatMoney, subtractMoney, sumMoney } from '#domain/money';

/** A row that a target is moved from or to. */
export interface TargetHolder {
  id: number;
  name: string;
  target: number | null;
  stretch: number | null;
}

/** Both targets after `amount` dollars went from one row to the other. */
export const movedTargets = (
  from: TargetHolder,
  to: TargetHolder,
  amount: number,
): { from: number; to: number } => ({
  from: subtractMoney(from.target ?? 0, amount),
  to: sumMoney([to.target, amount]),
});

/** Why `amount` dollars cannot be moved; null where they can. */
export function moveProblem(from: TargetHolder, to: TargetHolder, amount: number): string | null {
  if (from.id === to.id) return 'Choose two different rows.';
  if (amount <= 0) return 'Enter an amount above zero.';
  const left = movedTargets(from, to, amount).from;
  if (left < 0) return `${from.name} has ${formatMoney(from.target ?? 0)}. Enter that much or less.`;
  if (from.stretch !== null && left > 0 && from.stretch > left)
    return `The stretch goal of ${from.name} is ${formatMoney(from.stretch)}. Lower it first, or move less.`;
  return null;
}

/**
 * What history says of targets set together: a move where two rows changed by the same amount in opposite directions,
 * which `note` explains. `names` and `deltas` (dollars) are those of the rows.
 */
export function targetsSummary(
  rows: readonly { name: string; delta: number; keepsStretch: boolean }[],
  note: string,
  count: string,
): string {
  const [one, two] = rows;
  const because = note === '' ? '' : `: ${note}`;
  if (
    rows.length === 2 &&
    one &&
    two &&
    one.keepsStretch &&
    two.keepsStretch &&
    one.delta !== 0 &&
    sumMoney([one.delta, two.delta]) === 0
  ) {
    const [from, to] = one.delta < 0 ? [one, two] : [two, one];
    return `Move ${formatMoney(to.delta)} of target from ${from.name} to ${to.name}${because}`;
  }
  return `Set ${rows.length === 1 && one ? `the target of ${one.name}` : `${count} targets`}${because}`;
}
