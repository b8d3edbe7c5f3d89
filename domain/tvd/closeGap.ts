import { fromCents, toCents } from '#domain/money';
import { type Candidate, chooseBySums, type Chosen } from './chooseBySums.ts';

/** A pending item by what it changes of one member, in dollars (negative saves); at most one of each group is chosen. */
export interface GapItem {
  id: number;
  amount: number;
  group_ids: readonly number[];
}

/** The items to approve and what they change together; `closes` where that reaches the target. */
export interface GapChoice {
  item_ids: number[];
  change: number;
  closes: boolean;
  /** False where the search ran out of steps: a better choice may exist. */
  is_exact: boolean;
}

/** Steps of the search; past them the best choice so far is given. */
const STEPS = 200_000;

/** What the rest may save at most from each place on: of each first group the best, whatever else it is in. */
function boundsOf(candidates: readonly Candidate[]): number[] {
  const bounds = Array.from({ length: candidates.length + 1 }, () => 0);
  const best = new Map<number, number>();
  for (let at = candidates.length - 1; at >= 0; at -= 1) {
    const { saving, groups } = candidates[at] as Candidate;
    const [group] = groups;
    const known = group === undefined ? 0 : (best.get(group) ?? 0);
    bounds[at] = (bounds[at + 1] ?? 0) + Math.max(0, saving - known);
    if (group !== undefined) best.set(group, Math.max(known, saving));
  }
  return bounds;
}

/**
 * The pending items that bring a member `gap` dollars down with the least beyond it; where no choice reaches it, those that
 * save most. Of equal choices the one with fewer items. Only items that save are looked at. Amounts with a common measure,
 * such as whole thousands, are added up sum by sum, which is exact for hundreds of items; others are searched.
 */
export function closeGap(items: readonly GapItem[], gap: number): GapChoice {
  const wanted = toCents(gap);
  const candidates = items
    .filter(({ amount }) => amount < 0)
    .map(({ id, amount, group_ids: groups }): Candidate => ({ id, saving: -toCents(amount), groups }))
    .toSorted((a, b) => b.saving - a.saving || a.id - b.id);
  const exact = wanted > 0 ? chooseBySums(candidates, wanted) : { ids: [], sum: 0 };
  const { ids, sum, isExact } = exact ? { ...exact, isExact: true } : searchChoice(candidates, wanted);
  return {
    item_ids: ids.toSorted((a, b) => a - b),
    change: -fromCents(sum) || 0,
    closes: sum >= wanted,
    is_exact: isExact,
  };
}

/** Goes through choices, the largest savings first, and leaves out what cannot become better, until its steps run out. */
function searchChoice(candidates: readonly Candidate[], wanted: number): Chosen & { isExact: boolean } {
  const bounds = boundsOf(candidates);
  let best: Chosen = { ids: [], sum: 0 };
  let steps = 0;
  const chosen: number[] = [];
  const taken = new Map<number, number>();
  const isBetter = (sum: number) => {
    if (best.sum < wanted) return sum > best.sum || (sum === best.sum && chosen.length < best.ids.length);
    return sum >= wanted && (sum < best.sum || (sum === best.sum && chosen.length < best.ids.length));
  };
  const search = (at: number, sum: number): void => {
    if (isBetter(sum)) best = { ids: [...chosen], sum };
    // Whatever is added to what reaches the target only goes beyond it.
    if (sum >= wanted || at === candidates.length || (steps += 1) > STEPS) return;
    const most = sum + (bounds[at] ?? 0);
    if (best.sum >= wanted ? most < wanted : most < best.sum) return;
    const { id, saving, groups } = candidates[at] as Candidate;
    const isFree = groups.every((group) => !taken.get(group));
    if (isFree && !(best.sum >= wanted && sum + saving > best.sum)) {
      for (const group of groups) taken.set(group, 1);
      chosen.push(id);
      search(at + 1, sum + saving);
      chosen.pop();
      for (const group of groups) taken.set(group, 0);
    }
    search(at + 1, sum);
  };
  search(0, 0);
  return { ...best, isExact: steps <= STEPS };
}
