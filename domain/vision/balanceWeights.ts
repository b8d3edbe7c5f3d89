const total = 100;

/** The sum of weights in percent, to the hundredth. */
export const weightTotal = (weights: readonly number[]): number =>
  weights.reduce((sum, weight) => sum + Math.round(weight * 100), 0) / total;

/**
 * The weights in percent that keep their proportions and add up to 100: whole percents, the largest remainders rounded
 * up, none below 1. Empty for no weights. At most 100 of them.
 */
export function balanceWeights(weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0);
  if (weights.length === 0 || weights.length > total) return [...weights];
  const exact = weights.map((weight) => (sum > 0 ? (weight / sum) * total : total / weights.length));
  const whole = exact.map((share) => Math.max(1, Math.floor(share)));
  // The one whose whole share is furthest below its exact one grows first, the one furthest above shrinks first.
  for (let left = total - whole.reduce((all, share) => all + share, 0); left !== 0; left -= Math.sign(left)) {
    const step = Math.sign(left);
    const owed = (index: number) => ((exact[index] ?? 0) - (whole[index] ?? 0)) * step;
    let chosen = -1;
    for (const index of whole.keys())
      if ((step > 0 || (whole[index] ?? 0) > 1) && (chosen < 0 || owed(index) > owed(chosen))) chosen = index;
    whole[chosen] = (whole[chosen] ?? 0) + step;
  }
  return whole;
}
