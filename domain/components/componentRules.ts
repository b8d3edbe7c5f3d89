import type { Amount } from '#domain/money';
import { sumMoney } from '#domain/money';

/** The most components of a project. */
export const COMPONENT_LIMIT = 500;

/** What people call the component that holds what belongs to no other. */
export const OVERALL_PROJECT = 'Overall Project';

/** Exact texts of what cannot be done with components. */
export const COMPONENT_MESSAGES = {
  taken: 'Another component of this project has this name. Choose another one.',
  overallName: 'Overall Project keeps its name. Add a component instead.',
  overallRemoved: 'Overall Project holds what belongs to no component, so it cannot be deleted.',
  limit: `A project has at most ${COMPONENT_LIMIT} components. Delete some first.`,
  order: 'The order has to name every component but Overall Project once. Reload and try again.',
} as const;

/** What refers to a component. */
export interface ComponentUsage {
  items: number;
  risks: number;
  estimate_lines: number;
  program_areas: number;
  context_entries: number;
  /** Rows that were deleted, and may be restored. */
  deleted: number;
}

const counted = (count: number, one: string, many = `${one}s`): string[] =>
  count === 0 ? [] : [`${count.toLocaleString('en-US')} ${count === 1 ? one : many}`];

/** `3 items, 1 risk and 12 estimate lines`; empty where nothing uses it. */
export function usageWords(usage: ComponentUsage): string {
  const {
    items,
    risks,
    estimate_lines: lines,
    program_areas: areas,
    context_entries: entries,
    deleted,
  } = usage;
  const parts = [
    ...counted(items, 'item'),
    ...counted(risks, 'risk'),
    ...counted(lines, 'estimate line'),
    ...counted(areas, 'program area'),
    ...counted(entries, 'context entry', 'context entries'),
    ...counted(deleted, 'deleted row that can be restored', 'deleted rows that can be restored'),
  ];
  const last = parts.pop();
  return parts.length === 0 ? (last ?? '') : `${parts.join(', ')} and ${last}`;
}

/** Why a component cannot go; null when nothing uses it. */
export function usageProblem(name: string, usage: ComponentUsage): string | null {
  const words = usageWords(usage);
  return words === '' ? null : `"${name}" is used by ${words}. Move them to another component first.`;
}

/** A name nobody has yet: `New component`, `New component 2` … `taken` in lower case. */
export function freeComponentName(taken: ReadonlySet<string>): string {
  const base = 'New component';
  for (let next = 1; ; next += 1) {
    const name = next === 1 ? base : `${base} ${next}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

/** The color that the fewest components have, the lowest first; 1 to 10. */
export function freeColor(colors: readonly number[]): number {
  let best = 1;
  const uses = (color: number) => colors.filter((one) => one === color).length;
  for (let color = 2; color <= 10; color += 1) if (uses(color) < uses(best)) best = color;
  return best;
}

/** How the components' budgets stand to the project's, in dollars; null where either is not set. */
export function budgetDifference(
  budgets: readonly (Amount | null)[],
  projectBudget: Amount | null | undefined,
): number | null {
  const set = budgets.filter((budget) => budget !== null);
  if (set.length === 0 || projectBudget === null || projectBudget === undefined) return null;
  return sumMoney([...set, -Number(projectBudget)]);
}

/** Ids in their order after one was dropped beside another; beside one that is not among them it comes first. */
export function droppedOrder(
  ids: readonly number[],
  id: number,
  beside: number,
  side: 'before' | 'after',
): number[] {
  if (!ids.includes(id) || id === beside) return [...ids];
  const rest = ids.filter((one) => one !== id);
  const at = rest.indexOf(beside);
  const place = at < 0 ? 0 : at + (side === 'after' ? 1 : 0);
  return [...rest.slice(0, place), id, ...rest.slice(place)];
}

/** Ids in their order after one moved by `steps` (negative: up), kept within the list. */
export function movedOrder(ids: readonly number[], id: number, steps: number): number[] {
  const from = ids.indexOf(id);
  const to = Math.max(0, Math.min(ids.length - 1, from + steps));
  const rest = ids.filter((one) => one !== id);
  return from < 0 ? [...ids] : [...rest.slice(0, to), id, ...rest.slice(to)];
}
