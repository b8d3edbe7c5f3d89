import { safeCents } from '#domain/money';
import { bestPacking } from './packing.ts';
import { type PackingBudget, SEARCH_START } from './packingBudget.ts';
import type { Packable } from './packingGraph.ts';

/** An item worth `weight` cents (positive); of each group at most one item may be chosen. */
export interface Choice {
  id: number;
  weight: number;
  group_ids: readonly number[];
}

/** An item of two or more groups, worth `weight` more than the single-group items it displaces. */
interface Overlap extends Packable {
  choice: Choice;
}

/** The best item of each group among those that are in no other group; the first of equals. */
function bestSingles(choices: readonly Choice[]): Map<number, Choice> {
  const singles = new Map<number, Choice>();
  for (const choice of choices) {
    const [group] = choice.group_ids;
    const best = singles.get(group!);
    if (!best || choice.weight > best.weight) singles.set(group!, choice);
  }
  return singles;
}

/** The items of several groups that beat the single ones they displace; of equal groups only the best. */
function worthwhileOverlaps(choices: readonly Choice[], singles: ReadonlyMap<number, Choice>): Overlap[] {
  const overlaps = new Map<string, Overlap>();
  for (const choice of choices) {
    const groups = [...choice.group_ids].sort((a, b) => a - b);
    const weight = groups.reduce((left, group) => left - (singles.get(group)?.weight ?? 0), choice.weight);
    const key = groups.join();
    if (weight > 0 && weight > (overlaps.get(key)?.weight ?? 0))
      overlaps.set(key, { choice, weight, groups });
  }
  return [...overlaps.values()];
}

/**
 * What no choice can be worth more than, found without a search: each group priced at the dearest share of an item that wants
 * it.
 */
function evenBound(several: readonly Choice[], singles: ReadonlyMap<number, Choice>): number {
  const prices = new Map([...singles].map(([group, { weight }]) => [group, weight]));
  for (const { weight, group_ids } of several) {
    const share = Math.ceil(weight / group_ids.length);
    for (const group of group_ids) if (share > (prices.get(group) ?? 0)) prices.set(group, share);
  }
  return sumOf([...prices.values()]);
}

const sumOf = (weights: readonly number[]) => weights.reduce((sum, weight) => safeCents(sum + weight), 0);

/** The chosen items, and how much more a choice could be worth at most: 0 where this is the best. */
export interface BestSelection {
  chosen: Choice[];
  excess: number;
}

/**
 * The items that are worth most together when no two share a group: exact over groups that overlap as far as the budget
 * goes (docs/product/foresite.md). Items without a group always join; only those of several groups need a search, which is not
 * begun where the budget does not pay for its start.
 */
export function bestSelection(choices: readonly Choice[], budget: PackingBudget): BestSelection {
  const free: Choice[] = [];
  const single: Choice[] = [];
  const several: Choice[] = [];
  for (const choice of choices) {
    const groups = choice.group_ids.length > 1 ? [...new Set(choice.group_ids)] : choice.group_ids;
    if (groups.length === 0) free.push(choice);
    else if (groups.length === 1) single.push({ ...choice, group_ids: groups });
    else several.push({ ...choice, group_ids: groups });
  }
  const singles = bestSingles(single);
  const start = SEARCH_START * several.reduce((sum, { group_ids }) => sum + group_ids.length, 0);
  if (start > budget.left) {
    const best = [...singles.values()];
    const excess = evenBound(several, singles) - sumOf(best.map(({ weight }) => weight));
    return { chosen: [...free, ...best], excess };
  }
  budget.left -= start;
  const overlaps = worthwhileOverlaps(several, singles);
  const { positions, excess } = bestPacking(overlaps, budget);
  const packed = positions.map((position) => overlaps[position]!);
  const taken = new Set(packed.flatMap((overlap) => overlap.groups));
  const left = [...singles].filter(([group]) => !taken.has(group)).map(([, choice]) => choice);
  return { chosen: [...free, ...left, ...packed.map((overlap) => overlap.choice)], excess };
}
