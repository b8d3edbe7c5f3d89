import type { StoredFilter } from '#design-system/filters/model/storedFilter.ts';

/** A stored filter from the address; its fields and values are judged where they are known. */
export function readConditions(text: string | null): StoredFilter | null {
  if (!text) return null;
  try {
    const stored = JSON.parse(text) as Partial<StoredFilter> | null;
    return Array.isArray(stored?.rules) && stored.rules.length > 0
      ? { match: stored.match === 'or' ? 'or' : 'and', rules: stored.rules }
      : null;
  } catch {
    return null;
  }
}

/** How many conditions a stored filter holds. */
export const conditionCount = (stored: StoredFilter | null): number =>
  stored?.rules.reduce((sum, rule) => sum + ('rules' in rule ? conditionCount(rule) : 1), 0) ?? 0;
