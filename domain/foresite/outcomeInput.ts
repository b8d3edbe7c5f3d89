import type { Amount } from '#domain/money';

/** A pending item as the simulation needs it. `probability` is a percentage, limits are percentages of the cost. */
export interface OutcomeItem {
  id: number;
  cost: Amount;
  lower_limit: Amount;
  upper_limit: Amount;
  probability: Amount;
  group_ids: readonly number[];
}

/** An active risk: it strikes with probability likelihood/5 and then costs its value in dollars. */
export interface OutcomeRisk {
  id: number;
  value: Amount;
  likelihood: number | null;
}

/** What a range of outcome is drawn from (docs/product/foresite.md). */
export interface OutcomeInput {
  /** The project's id: the same project gives the same runs. */
  seed: number;
  /** Dollars that stand already. */
  forecast: number;
  items: readonly OutcomeItem[];
  /** Active risks; absent for whoever may not see them. */
  risks?: readonly OutcomeRisk[] | undefined;
}

/** What one item or risk does to the outcome. */
export interface OutcomePart {
  id: number;
  kind: 'item' | 'risk';
  /** How likely it is to be in, 0 to 1; of items that exclude each other, the share of the runs that hold them. */
  chance: number;
  /** What it adds on average, in dollars. */
  mean: number;
  /** Its share of the outcome's variance, -1 to 1: its covariance with the total over the total's variance. All shares make 1. */
  share: number;
}

/** The simulated outcome, in dollars. */
export interface Outcome {
  runs: number;
  mean: number;
  variance: number;
  p10: number;
  p50: number;
  p90: number;
  /** The total of each run, rising. */
  totals: Float64Array;
  /** Parts that can move the outcome, those that move it most first. */
  parts: OutcomePart[];
}
