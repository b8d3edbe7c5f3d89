import type { PackingGraph } from './packingGraph.ts';

/** What prices on the groups tell: no packing is worth more than `bound`, and `packing` is one that was met on the way. */
export interface DualBound {
  bound: number;
  prices: Float64Array;
  packing: { value: number; sets: number[] };
  /** Rounds that it took. */
  rounds: number;
  /** No packing that contains this set is worth more than this. */
  boundWith: (set: number) => number;
}

/** Prices are kept as whole numbers of this fraction of a weight unit, so that every bound is exact. */
const FINEST = 1024;
const LARGEST = 2 ** 51;
const GREEDY_EVERY = 10;

/** One round: prices, and what they say. Its arrays are written anew in a later one, since hundreds of rounds would leave as many behind. */
interface Round {
  prices: Float64Array;
  bound: number;
  gains: Float64Array;
  /** One less the sets that would take the group at these prices; the direction in which its price should fall. */
  slack: Float64Array;
}

/** Sum of the prices plus every set's gain over them: an upper bound for every packing (Lagrangian relaxation). */
function evaluate(graph: PackingGraph, candidates: readonly number[], scale: number, round: Round): void {
  const { starts, members, weights } = graph;
  const { prices, gains, slack } = round;
  const seen = new Uint8Array(graph.groupCount);
  let bound = 0;
  slack.fill(0);
  // Plain loops over flat arrays: this runs a few hundred times over thousands of candidates.
  for (let position = 0; position < candidates.length; position += 1) {
    const set = candidates[position]!;
    const from = starts[set]!;
    const to = starts[set + 1]!;
    let gain = weights[set]! * scale;
    for (let at = from; at < to; at += 1) {
      const group = members[at]!;
      gain -= prices[group]!;
      if (seen[group] === 1) continue;
      seen[group] = 1;
      slack[group]! += 1;
      bound += prices[group]!;
    }
    gains[position] = gain;
    if (gain <= 0) continue;
    bound += gain;
    for (let at = from; at < to; at += 1) slack[members[at]!]! -= 1;
  }
  round.bound = bound;
}

/** A packing by taking what gains most first. */
function greedy(
  graph: PackingGraph,
  candidates: readonly number[],
  gains: Float64Array,
): DualBound['packing'] {
  const order = candidates.map((_, position) => position).sort((a, b) => gains[b]! - gains[a]!);
  const taken = new Uint8Array(graph.groupCount);
  const sets: number[] = [];
  let value = 0;
  for (const position of order) {
    const set = candidates[position]!;
    const groups = graph.groupsOf[set]!;
    if (groups.some((group) => taken[group] === 1)) continue;
    for (const group of groups) taken[group] = 1;
    sets.push(set);
    value += graph.weights[set]!;
  }
  return { value, sets };
}

/** Moves the prices of a round against its slack; the step shrinks with the distance between the bound and the best known packing. */
function step({ prices, slack, bound }: Round, goal: number, pace: number, moved: Float64Array): void {
  let norm = 0;
  for (let group = 0; group < slack.length; group += 1) norm += slack[group]! ** 2;
  const length = norm === 0 ? 0 : (pace * Math.max(bound - goal, 1)) / norm;
  for (let group = 0; group < moved.length; group += 1) {
    moved[group] = Math.max(0, Math.round(prices[group]! - length * slack[group]!));
  }
}

/**
 * Looks for group prices that make the bound small, from the given ones (all zero: from even shares), in at most
 * `rounds` rounds; stops as soon as nothing better than `floor` or the packing met can exist.
 */
export function tightenBound(
  graph: PackingGraph,
  candidates: readonly number[],
  start: Float64Array,
  floor: number,
  rounds: number,
): DualBound {
  const most = candidates.reduce((sum, set) => sum + graph.weights[set]!, 0);
  const scale = Math.max(1, Math.min(FINEST, Math.floor(LARGEST / Math.max(most, 1))));
  const blank = (prices: Float64Array): Round => ({
    prices,
    bound: 0,
    gains: new Float64Array(candidates.length),
    slack: new Float64Array(graph.groupCount),
  });
  let current = blank(
    start.some((price) => price > 0)
      ? start.map((price) => Math.round(price * scale))
      : evenShares(graph, candidates, scale),
  );
  evaluate(graph, candidates, scale, current);
  let best = current;
  const spare: Round[] = [];
  let packing = greedy(graph, candidates, current.gains);
  let pace = 1;
  let round = 1;
  for (; round <= rounds; round += 1) {
    if (Math.floor(best.bound / scale) <= Math.max(floor, packing.value)) break;
    const next = spare.pop() ?? blank(new Float64Array(graph.groupCount));
    step(current, packing.value * scale, pace, next.prices);
    evaluate(graph, candidates, scale, next);
    if (current !== best) spare.push(current);
    if (next.bound < best.bound) {
      spare.push(best);
      best = next;
    } else pace *= 0.95;
    current = next;
    if (round % GREEDY_EVERY !== 0) continue;
    const found = greedy(graph, candidates, current.gains);
    if (found.value > packing.value) packing = found;
  }
  const { bound, gains } = best;
  const gainOf = new Float64Array(graph.weights.length);
  for (const [position, set] of candidates.entries()) gainOf[set] = gains[position]!;
  return {
    bound: Math.floor(bound / scale),
    prices: best.prices.map((price) => price / scale),
    packing,
    rounds: round,
    boundWith: (set) => Math.floor((bound + Math.min(0, gainOf[set]!)) / scale),
  };
}

/** Each group priced at the dearest share of a set that wants it: already an upper bound for every packing. */
function evenShares(graph: PackingGraph, candidates: readonly number[], scale: number): Float64Array {
  const prices = new Float64Array(graph.groupCount);
  for (const set of candidates) {
    const groups = graph.groupsOf[set]!;
    const share = Math.ceil((graph.weights[set]! * scale) / groups.length);
    for (const group of groups) prices[group] = Math.max(prices[group]!, share);
  }
  return prices;
}
