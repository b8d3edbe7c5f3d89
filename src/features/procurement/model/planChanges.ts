import type { GridChanges } from '#design-system/grid/editing/changes.ts';
import { PURCHASE_STAGES, STAGE_ORDER } from '#domain/procurement';
import type { PurchasePlanChange, PurchasePlanRow } from '../purchasePlanQueries.ts';

const durations = new Set<string>(STAGE_ORDER.map((stage) => PURCHASE_STAGES[stage].field));
const dates = new Set(['bids_due', 'award_by', 'on_site']);

/** What an action in the grid changes, by package, as the server takes it. */
export function planChangesOf(
  { cells }: Pick<GridChanges<PurchasePlanRow>, 'cells'>,
  rows: readonly PurchasePlanRow[],
): PurchasePlanChange[] {
  const versions = new Map(rows.map(({ package: { id, version } }) => [String(id), { id, version }]));
  const changes = new Map<string, PurchasePlanChange>();
  for (const { key, column, to, refusedTo } of cells) {
    const named = versions.get(key);
    if (!named || refusedTo !== undefined) continue;
    const isDays = durations.has(column) && typeof to === 'number';
    if (!isDays && !dates.has(column)) continue;
    const value = isDays ? to : typeof to === 'string' && to !== '' ? to : null;
    changes.set(key, { ...(changes.get(key) ?? named), [column]: value });
  }
  return [...changes.values()];
}
