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

interface Pricing {
  bound: number;
  gains: Float64Array;
  /** One less the sets that would take the group at these prices; the direction in which its price should fall. */
  slack: Float64Array;
}

/** Sum of the prices plus every set's gain over them: an upper bound for every packing (Lagrangian relaxation). */
function evaluate(
  graph: PackingGraph,
  candidates: readonly number[],
  prices: Float64Array,
  scale: number,
): Pricing {
  const { starts, members, weights } = graph;
  const gains = new Float64Array(candidates.length);
  const slack = new Float64Array(graph.groupCount);
  const seen = new Uint8Array(graph.groupCount);
  let bound = 0;
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
  return { bound, gains, slack };
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

/** Moves the prices against the slack; the step shrinks with the distance between the bound and the best known packing. */
function step(prices: Float64Array, pricing: Pricing, goal: number, pace: number): Float64Array {
  const { slack, bound } = pricing;
  let norm = 0;
  for (let group = 0; group < slack.length; group += 1) norm += slack[group]! ** 2;
  if (norm === 0) return prices;
  const length = (pace * Math.max(bound - goal, 1)) / norm;
  const moved = new Float64Array(prices.length);
  for (let group = 0; group < moved.length; group += 1) {
    moved[group] = Math.max(0, Math.round(prices[group]! - length * slack[group]!));
  }
  return moved;
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
  let prices = start.some((price) => price > 0)
    ? start.map((price) => Math.round(price * scale))
    : evenShares(graph, candidates, scale);
  let pricing = evaluate(graph, candidates, prices, scale);
  let best = { prices, pricing };
  let packing = greedy(graph, candidates, pricing.gains);
  let pace = 1;
  let round = 1;
  for (; round <= rounds; round += 1) {
    if (Math.floor(best.pricing.bound / scale) <= Math.max(floor, packing.value)) break;
    prices = step(prices, pricing, packing.value * scale, pace);
    pricing = evaluate(graph, candidates, prices, scale);
    if (pricing.bound < best.pricing.bound) best = { prices, pricing };
    else pace *= 0.95;
    if (round % GREEDY_EVERY !== 0) continue;
    const found = greedy(graph, candidates, pricing.gains);
    if (found.value > packing.value) packing = found;
  }
  const { bound, gains } = best.pricing;
  const gainOf = new Map(candidates.map((set, position) => [set, gains[position]!]));
  return {
    bound: Math.floor(bound / scale),
    prices: best.prices.map((price) => price / scale),
    packing,
    rounds: round,
    boundWith: (set) => Math.floor((bound + Math.min(0, gainOf.get(set) ?? 0)) / scale),
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
