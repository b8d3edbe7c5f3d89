/** An item that saves, in cents, and its exclusive groups. */
export interface Candidate {
  id: number;
  saving: number;
  groups: readonly number[];
}

/** A choice of items and what they save together, in cents. */
export interface Chosen {
  ids: readonly number[];
  sum: number;
}

/** Cells that are worked out at most, each one step of a few nanoseconds; and those that are kept, a byte or two each. */
const most = { steps: 8_000_000, cells: 8_000_000, alternatives: 255 } as const;

/** No sum of this many items is found: more than can be chosen. */
const never = 65_535;

/**
 * The exact choice that saves at least `wanted` cents and least beyond it, else the most; of equal ones that with fewer
 * items. Every sum that can be reached is noted once, in steps of the amounts' common measure. Null where that takes too
 * long, or where groups are entangled in more than 255 ways.
 */
export function chooseBySums(candidates: readonly Candidate[], wanted: number): Chosen | null {
  const parts = partsOf(candidates).map(alternativesOf);
  if (parts.some((part) => part === null)) return null;
  const alternatives = parts as readonly (readonly Chosen[])[];
  const best = alternatives.map(bestOf);
  const sum = best.reduce((all, one) => all + one.sum, 0);
  // Nothing reaches beyond what all parts save at most.
  if (sum <= wanted) return { ids: best.flatMap(({ ids }) => ids), sum };
  const measure = candidates.reduce((unit, { saving }) => commonMeasure(unit, saving), 0);
  const goal = Math.ceil(wanted / measure);
  const largest = Math.max(...best.map((one) => one.sum)) / measure;
  // A choice that goes further beyond the goal than by its largest part could do without that part.
  const cells = goal + largest;
  const count = alternatives.reduce((all, part) => all + part.length, 0);
  if (cells * count > most.steps || cells * parts.length > most.cells) return null;
  return addUp(alternatives, { measure, goal, cells });
}

/** Items that exclude each other, if only through others, in one part; no group reaches from one part to another. */
function partsOf(candidates: readonly Candidate[]): Candidate[][] {
  const parts: Candidate[][] = [];
  const partOfGroup = new Map<number, Candidate[]>();
  for (const candidate of candidates) {
    const touched = new Set(
      candidate.groups.flatMap((group) => {
        const part = partOfGroup.get(group);
        return part ? [part] : [];
      }),
    );
    const joined = [...[...touched].flat(), candidate];
    for (const part of touched) parts.splice(parts.indexOf(part), 1);
    parts.push(joined);
    for (const one of joined) for (const group of one.groups) partOfGroup.set(group, joined);
  }
  return parts;
}

/** Every choice of a part that is allowed, nothing first; of equal sums the one with fewer items. Null for too many. */
function alternativesOf(part: readonly Candidate[]): Chosen[] | null {
  let found: (Chosen & { groups: ReadonlySet<number> })[] = [{ ids: [], sum: 0, groups: new Set() }];
  for (const { id, saving, groups } of part) {
    const more = found
      .filter((one) => groups.every((group) => !one.groups.has(group)))
      .map((one) => ({
        ids: [...one.ids, id],
        sum: one.sum + saving,
        groups: new Set([...one.groups, ...groups]),
      }));
    found = [...found, ...more];
    if (found.length > most.alternatives) return null;
  }
  const bySum = new Map<number, Chosen>();
  for (const { ids, sum } of found) {
    const known = bySum.get(sum);
    if (!known || ids.length < known.ids.length) bySum.set(sum, { ids, sum });
  }
  return [...bySum.values()];
}

const bestOf = (part: readonly Chosen[]): Chosen =>
  part.reduce((best, one) => (one.sum > best.sum ? one : best));

function commonMeasure(first: number, second: number): number {
  let [a, b] = [first, second];
  while (b > 0) [a, b] = [b, a % b];
  return a;
}

type Steps = { measure: number; goal: number; cells: number };

/** The fewest items of each sum, part by part; then the way back from the least sum that is enough. */
function addUp(parts: readonly (readonly Chosen[])[], { measure, goal, cells }: Steps): Chosen {
  let counts = new Uint16Array(cells).fill(never);
  counts[0] = 0;
  const ways = parts.map((part) => {
    const next = counts.slice();
    const way = new Uint8Array(cells);
    part.forEach(({ ids, sum }, index) => {
      const step = sum / measure;
      if (step === 0) return;
      for (let at = step; at < cells; at += 1) {
        const among = (counts[at - step] as number) + ids.length;
        if (among < (next[at] as number)) {
          next[at] = among;
          way[at] = index;
        }
      }
    });
    counts = next;
    return way;
  });
  let at = goal;
  while (at < cells && counts[at] === never) at += 1;
  const sum = at * measure;
  const ids: number[] = [];
  for (let part = parts.length - 1; part >= 0; part -= 1) {
    const taken = parts[part]?.[ways[part]?.[at] ?? 0];
    if (!taken) continue;
    ids.push(...taken.ids);
    at -= taken.sum / measure;
  }
  return { ids, sum };
}
