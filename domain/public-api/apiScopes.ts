import { PERMISSION_GROUPS, type PermissionGroup, type PermissionKey, withNeeds } from '#domain/access';

/** The permissions that an API key may carry: those that calls of the public API ask for (docs/product/public-api.md). */
export const API_SCOPES = [
  'foresite_access',
  'add_scenarioitem',
  'edit_own_scenarioitem',
  'edit_any_scenarioitem',
  'approve_scenarioitem',
  'revert_scenarioitem',
  'delete_scenarioitem',
  'scenario_item_clone',
  'add_scenariosubitem',
  'change_scenariosubitem',
  'delete_scenariosubitem',
  'view_item_markup',
  'add_item_markup',
  'edit_item_markup',
  'delete_item_markup',
  'add_scenario',
  'change_scenario',
  'approve_scenario',
  'delete_scenario',
  'tvd_access',
  'risk_access',
  'change_risk',
  'issue_access',
  'timeline_access',
  'add_designmilestone',
  'change_designmilestone',
  'delete_designmilestone',
  'component_access',
  'add_component',
  'change_component',
  'delete_component',
  'estimate_access',
  'upload_estimate',
  'add_project',
  'change_project',
] as const satisfies readonly PermissionKey[];

const scopes: ReadonlySet<string> = new Set(API_SCOPES);

/** Whether a key may carry a permission. */
export const isApiScope = (key: string): boolean => scopes.has(key);

/** The scopes by module, in the order in which roles show their permissions. */
export const API_SCOPE_GROUPS: readonly PermissionGroup[] = PERMISSION_GROUPS.flatMap((group) => {
  const entries = group.entries.filter(({ key }) => isApiScope(key));
  return entries.length === 0 ? [] : [{ ...group, entries }];
});

/** Scopes in the order of the catalog, each once; what one needs to open anything comes with it. */
export function tidyScopes(chosen: readonly string[]): PermissionKey[] {
  const all = new Set(chosen.filter(isApiScope).flatMap((key) => withNeeds(key as PermissionKey)));
  return API_SCOPES.filter((key) => all.has(key));
}

/**
 * What is wrong with the scopes of a key; null for nothing. `before` are those it has, `may` what can be added:
 * nobody gives a key more than both they and whoever the key works for may do themselves.
 */
export function scopeProblem(
  chosen: readonly string[],
  before: readonly string[],
  may: ReadonlySet<string>,
): string | null {
  if (chosen.length === 0) return 'Choose at least one scope.';
  const kept = new Set(before);
  const strange = chosen.filter((key) => !kept.has(key) && !(isApiScope(key) && may.has(key)));
  if (strange.length === 0) return null;
  const labels = strange.map((key) => labelOf(key));
  return `A key carries no more than its owner may do. Leave out: ${labels.join(', ')}.`;
}

const labelOf = (key: string): string =>
  PERMISSION_GROUPS.flatMap(({ entries }) => entries).find((entry) => entry.key === key)?.label ?? key;
