import type { ItemStatus } from './itemStatuses.ts';

/** The exact texts of docs/product/items.md for an item that cannot be focused. */
export const FOCUS_PROBLEMS = {
  status: 'Item should have "Pending" status',
  scope: 'Item should have valid Scope(s)',
  scenario: "There shouldn't be any Scenario selected",
  milestone: 'You need to set at least one milestone',
  exclusive: 'Cannot select mutually exclusive items together',
} as const;

/** What the focus rules look at. */
export interface FocusableItem {
  id: number;
  status: ItemStatus;
  has_valid_scope: boolean;
  me_groups: readonly { id: number }[];
}

/** The rest of the project, as far as focusing cares. */
export interface FocusContext {
  /** Whether a scenario is focused already. */
  scenarioFocused: boolean;
  milestoneCount: number;
  /** The items chosen so far; the asked one may be among them. */
  selected: readonly FocusableItem[];
}

/** Whether two different items share a mutually exclusive group. */
export function excludeEachOther(a: FocusableItem, b: FocusableItem): boolean {
  return a.id !== b.id && a.me_groups.some((group) => b.me_groups.some((other) => other.id === group.id));
}

/** Why the item cannot be focused, or null (docs/product/items.md). */
export function focusProblem(item: FocusableItem, context: FocusContext): string | null {
  if (item.status !== 'PENDING') return FOCUS_PROBLEMS.status;
  if (!item.has_valid_scope) return FOCUS_PROBLEMS.scope;
  if (context.scenarioFocused) return FOCUS_PROBLEMS.scenario;
  if (context.milestoneCount < 1) return FOCUS_PROBLEMS.milestone;
  return context.selected.some((other) => excludeEachOther(item, other)) ? FOCUS_PROBLEMS.exclusive : null;
}

/** The focused items once this one is focused too: those of its groups leave (docs/product/items.md). */
export function focusItem<Item extends FocusableItem>(focused: readonly Item[], item: Item): Item[] {
  return [...focused.filter((other) => other.id !== item.id && !excludeEachOther(item, other)), item];
}

/** The focused items that still meet the conditions; the others are let go (docs/product/items.md). */
export function keepFocusable<Item extends FocusableItem>(
  focused: readonly Item[],
  context: Omit<FocusContext, 'selected'>,
): Item[] {
  return focused.filter((item) => focusProblem(item, { ...context, selected: [] }) === null);
}
