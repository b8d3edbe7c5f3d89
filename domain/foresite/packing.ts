import { RuleError } from '#domain/errors';
import {
  branchGroup,
  connectedParts,
  isDisjoint,
  makeGraph,
  type Packable,
  type PackingGraph,
} from './packingGraph.ts';
import { tightenBound } from './packingBound.ts';

/** Candidates and groups times rounds, after which the groups are called too tangled: about a second of work. */
const WORK_LIMIT = 10_000_000;
const ROOT_ROUNDS = 300;
const STEP_ROUNDS = 30;

/** What was found: set numbers and what they are worth together. */
interface Packing {
  value: number;
  sets: number[];
}

interface Search {
  graph: PackingGraph;
  work: number;
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
  const bounds = parts.map((part) => tightenBound(run.graph, part, prices, 0, STEP_ROUNDS).bound);
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
  const rounds = run.work === 0 ? ROOT_ROUNDS : STEP_ROUNDS;
  run.work += (candidates.length + run.graph.groupCount) * rounds;
  if (run.work > WORK_LIMIT) {
    throw new RuleError(
      'groups_too_tangled',
      'The mutually exclusive groups overlap in too many ways to find the pending range. Take some items out of their second group.',
    );
  }
  const dual = tightenBound(run.graph, candidates, prices, floor, rounds);
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

/**
 * Positions of the sets that are worth most together while no two of them share a group. Exact: branch and bound with
 * prices on groups as the bound. Throws RuleError `groups_too_tangled` when the overlap has no usable structure.
 */
export function bestPacking(sets: readonly Packable[]): number[] {
  const graph = makeGraph(sets);
  const all = sets.map((_, set) => set);
  const packing = search({ graph, work: 0 }, all, new Float64Array(graph.groupCount), -1);
  return packing ? [...packing.sets].sort((a, b) => a - b) : [];
}
