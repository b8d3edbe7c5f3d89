import { ALLOWED, type Caller, type Decision, lacksPermission } from './canEditItem.ts';

/** What an edit does to the scope rows of an item. */
export interface ScopeChange {
  added: boolean;
  changed: boolean;
  removed: boolean;
}

/** A scope row as it is kept; its id tells which one it is. */
type ScopeRow = { id: number };

/** What differs between the rows of an item before and after; only moving them is a change, too. */
export function scopeChangeOf<Row extends ScopeRow>(
  before: readonly Row[],
  after: readonly Row[],
  isSame: (a: Row, b: Row) => boolean,
): ScopeChange {
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = after.filter(({ id }) => old.has(id));
  const order = kept.map(({ id }) => id).join();
  const stays = new Set(kept.map(({ id }) => id));
  return {
    added: kept.length < after.length,
    changed:
      kept.some((row) => !isSame(old.get(row.id) as Row, row)) ||
      order !== before.flatMap(({ id }) => (stays.has(id) ? [id] : [])).join(),
    removed: stays.size < old.size,
  };
}

/** What the caller may do to scope rows, one by one. */
export interface ScopeRights {
  add: boolean;
  change: boolean;
  remove: boolean;
}

/** The rights over scope rows that these permissions give. */
export const scopeRightsOf = (permissions: ReadonlySet<string>): ScopeRights => ({
  add: permissions.has('add_scenariosubitem'),
  change: permissions.has('change_scenariosubitem'),
  remove: permissions.has('delete_scenariosubitem'),
});

/** Whether the caller may do this to scope rows of an item that they may edit (docs/product/items.md). */
export function canChangeScope({ added, changed, removed }: ScopeChange, { permissions }: Caller): Decision {
  const rights = scopeRightsOf(permissions);
  if (added && !rights.add) return lacksPermission('add_scenariosubitem', 'add scope rows');
  if (changed && !rights.change) return lacksPermission('change_scenariosubitem', 'change scope rows');
  if (removed && !rights.remove) return lacksPermission('delete_scenariosubitem', 'delete scope rows');
  return ALLOWED;
}
