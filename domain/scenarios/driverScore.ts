import { toDecimal, type Amount } from '#domain/money';

/**
 * How far a scenario serves the goals of its project: the score on each goal times the goal's share of all weights,
 * summed, with two decimals (docs/product/scenarios.md). Null while the project has no goals; a goal without a score counts as 0.
 */
export function driverScore(
  goals: readonly { id: number; weight: Amount }[],
  scores: readonly { id: number; score: number }[],
): number | null {
  const all = goals.reduce((sum, goal) => sum.plus(toDecimal(goal.weight)), toDecimal(0));
  if (goals.length === 0 || all.lte(0)) return null;
  const scoreOf = new Map(scores.map(({ id, score }) => [id, score]));
  const weighted = goals.reduce(
    (sum, goal) => sum.plus(toDecimal(goal.weight).times(scoreOf.get(goal.id) ?? 0)),
    toDecimal(0),
  );
  return weighted.div(all).round(2).toNumber();
}
