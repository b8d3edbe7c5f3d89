import {
  branchGroup,
  connectedParts,
  isDisjoint,
  makeGraph,
  type Packable,
  type PackingGraph,
} from './packingGraph.ts';
import { type DualBound, tightenBound } from './packingBound.ts';
import type { PackingBudget } from './packingBudget.ts';

const ROOT_ROUNDS = 300;
const STEP_ROUNDS = 30;

/** What was found: set numbers and what they are worth together. */
interface Packing {
  value: number;
  sets: number[];
}

interface Search {
  graph: PackingGraph;
  budget: PackingBudget;
}

class BudgetSpent extends Error {}
/** Thrown inside a search whose budget is spent; never leaves this file. One for all, since nobody reads where it came from. */
const budgetSpent = new BudgetSpent();

/** Tightens a bound at the budget's expense: fewer rounds where less is left, one in any case. */
function boundWithin(
  { graph, budget }: Search,
  candidates: readonly number[],
  prices: Float64Array,
  floor: number,
  rounds: number,
): DualBound {
  const size = candidates.length + graph.groupCount;
  const affordable = Math.max(0, Math.min(rounds, Math.floor(budget.left / size)));
  const dual = tightenBound(graph, candidates, prices, floor, affordable);
  budget.left -= size * dual.rounds;
  return dual;
}

/** The best packing of `candidates` that is worth more than `floor`, or null. */
function search(
  run: Search,
  candidates: readonly number[],
  prices: Float64Array,
  floor: number,
): Packing | null {
  if (candidates.length === 0) return floor < 0 ? { value: 0, sets: [] } : null;
  const parts = connectedParts(run.graph, candidates);
  return parts.length > 1
    ? searchParts(run, parts, prices, floor)
    : searchPart(run, candidates, prices, floor);
}

/** Parts without a common group are solved one by one; what the others can still bring at most tightens each floor. */
function searchParts(run: Search, parts: number[][], prices: Float64Array, floor: number): Packing | null {
  const bounds = parts.map((part) => boundWithin(run, part, prices, 0, STEP_ROUNDS).bound);
  let open = bounds.reduce((sum, bound) => sum + bound, 0);
  const total: Packing = { value: 0, sets: [] };
  for (const [index, part] of parts.entries()) {
    open -= bounds[index]!;
    const best = search(run, part, prices, Math.max(floor - total.value - open, -1));
    if (!best) return null;
    total.value += best.value;
    total.sets.push(...best.sets);
  }
  return total.value > floor ? total : null;
}

function searchPart(
  run: Search,
  candidates: readonly number[],
  prices: Float64Array,
  floor: number,
): Packing | null {
  if (run.budget.left <= 0) throw budgetSpent;
  return searchBelow(run, candidates, boundWithin(run, candidates, prices, floor, STEP_ROUNDS), floor);
}

/** Branches on the group that decides most, with what the bound of these candidates already tells. */
function searchBelow(
  run: Search,
  candidates: readonly number[],
  dual: DualBound,
  floor: number,
): Packing | null {
  let best: Packing | null = dual.packing.value > floor ? dual.packing : null;
  const beat = () => best?.value ?? floor;
  if (dual.bound <= beat()) return best;
  const kept = candidates.filter((set) => dual.boundWith(set) > beat());
  const group = branchGroup(run.graph, kept, dual.prices);
  if (group === null) return best;
  const wants = (set: number) => run.graph.groupsOf[set]!.includes(group);
  const inGroup = kept.filter(wants);
  const byPromise = [...inGroup].sort((a, b) => dual.boundWith(b) - dual.boundWith(a));
  for (const set of byPromise) {
    const weight = run.graph.weights[set]!;
    const rest = kept.filter((other) => isDisjoint(run.graph, set, other));
    const found = search(run, rest, dual.prices, beat() - weight);
    if (found) best = { value: found.value + weight, sets: [set, ...found.sets] };
  }
  const without = kept.filter((set) => !wants(set));
  return search(run, without, dual.prices, beat()) ?? best;
}

/** The sets of a graph whose groups hang together: the best packing, or the best met and the bound where the budget ran out. */
function solvePart(graph: PackingGraph, budget: PackingBudget): BestPacking {
  const run = { graph, budget };
  const all = graph.weights.map((_, set) => set);
  const dual = boundWithin(run, all, new Float64Array(run.graph.groupCount), -1, ROOT_ROUNDS);
  try {
    const packing = searchBelow(run, all, dual, -1);
    return { positions: packing?.sets ?? [], excess: 0 };
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
    return { positions: dual.packing.sets, excess: (dual.bound - dual.packing.value) * run.graph.factor };
  }
}

/** Positions of the chosen sets, and how much more a packing could be worth at most: 0 where these are the best. */
export interface BestPacking {
  positions: number[];
  excess: number;
}

/**
 * The sets that are worth most together while no two of them share a group. Exact, by branch and bound with prices on
 * groups as the bound, as far as the budget goes; beyond it the best packing met and how far the bound is above it.
 */
export function bestPacking(sets: readonly Packable[], budget: PackingBudget): BestPacking {
  if (sets.length === 0) return { positions: [], excess: 0 };
  const whole = makeGraph(sets);
  const parts = connectedParts(
    whole,
    sets.map((_, set) => set),
  );
  // What hangs together as a whole is solved as it stands; each of several parts pays for its own size only.
  if (parts.length === 1) {
    const { positions, excess } = solvePart(whole, budget);
    return { positions: positions.toSorted((a, b) => a - b), excess };
  }
  const best: BestPacking = { positions: [], excess: 0 };
  for (const part of parts) {
    const solved = solvePart(makeGraph(part.map((set) => sets[set]!)), budget);
    best.positions.push(...solved.positions.map((position) => part[position]!));
    best.excess += solved.excess;
  }
  best.positions.sort((a, b) => a - b);
  return best;
}
