/** Something worth `weight` (a positive safe integer) that takes up every one of its groups. */
export interface Packable {
  weight: number;
  groups: readonly number[];
}

/** Sets over groups in a form made for search: local group numbers, bit masks, weights without common factor. */
export interface PackingGraph {
  groupCount: number;
  groupsOf: number[][];
  /** The same groups in one flat list: those of set `s` stand from `starts[s]` to before `starts[s + 1]`. */
  members: Int32Array;
  starts: Int32Array;
  weights: number[];
  /** What the weights were divided by. */
  factor: number;
  /** `words` integers of 31 bits for each set. */
  masks: Int32Array;
  words: number;
}

const BITS = 31;

function greatestCommonDivisor(a: number, b: number): number {
  let [big, small] = [a, b];
  while (small > 0) [big, small] = [small, big % small];
  return big;
}

/** Numbers the groups from zero and divides the weights by their common factor, which makes bounds bite sooner. */
export function makeGraph(sets: readonly Packable[]): PackingGraph {
  const numbers = new Map<number, number>();
  const numberOf = (group: number) => {
    const known = numbers.get(group) ?? numbers.size;
    numbers.set(group, known);
    return known;
  };
  const groupsOf = sets.map((set) => set.groups.map(numberOf));
  const factor = sets.reduce((common, set) => greatestCommonDivisor(common, set.weight), 0) || 1;
  const words = Math.ceil(numbers.size / BITS);
  const masks = new Int32Array(sets.length * words);
  for (const [set, groups] of groupsOf.entries()) {
    for (const group of groups) masks[set * words + Math.floor(group / BITS)]! |= 1 << (group % BITS);
  }
  const starts = new Int32Array(sets.length + 1);
  for (const [set, groups] of groupsOf.entries()) starts[set + 1] = starts[set]! + groups.length;
  return {
    groupCount: numbers.size,
    groupsOf,
    members: Int32Array.from(groupsOf.flat()),
    starts,
    weights: sets.map((set) => set.weight / factor),
    factor,
    masks,
    words,
  };
}

/** Whether two sets have no group in common. */
export function isDisjoint(graph: PackingGraph, a: number, b: number): boolean {
  const { masks, words } = graph;
  for (let word = 0; word < words; word += 1) {
    if ((masks[a * words + word]! & masks[b * words + word]!) !== 0) return false;
  }
  return true;
}

/** The candidates, split where no group joins them. */
export function connectedParts(graph: PackingGraph, candidates: readonly number[]): number[][] {
  const parent = Array.from({ length: graph.groupCount }, (_, group) => group);
  const rootOf = (group: number) => {
    let root = group;
    while (parent[root] !== root) root = parent[root] = parent[parent[root]!]!;
    return root;
  };
  for (const set of candidates) {
    const [first, ...others] = graph.groupsOf[set]!;
    for (const other of others) parent[rootOf(other)] = rootOf(first!);
  }
  const parts = new Map<number, number[]>();
  for (const set of candidates) {
    const root = rootOf(graph.groupsOf[set]![0]!);
    const part = parts.get(root);
    if (part) part.push(set);
    else parts.set(root, [set]);
  }
  return [...parts.values()];
}

/** The group to decide next: the one fewest candidates want, the dearer of equals; null when there are none. */
export function branchGroup(
  graph: PackingGraph,
  candidates: readonly number[],
  prices: Float64Array,
): number | null {
  const wanted = new Int32Array(graph.groupCount);
  for (const set of candidates) for (const group of graph.groupsOf[set]!) wanted[group]! += 1;
  let best: number | null = null;
  for (let group = 0; group < graph.groupCount; group += 1) {
    if (wanted[group] === 0) continue;
    const lead = best === null ? -1 : wanted[group]! - wanted[best]!;
    if (lead < 0 || (lead === 0 && prices[group]! > prices[best!]!)) best = group;
  }
  return best;
}
