import type { Fields } from './entityAdapter.ts';

export type FieldChange = { from: unknown; to: unknown };

/** Whether two JSON-like values are the same; absent counts as null. */
export function sameValue(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null];
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Fields, b as Fields];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => sameValue(left[key], right[key]));
}

/** The fields of `after` that differ from `before`, each with both values. */
export function diffFields(before: Fields, after: Fields): Record<string, FieldChange> {
  const changes: Record<string, FieldChange> = {};
  for (const [field, to] of Object.entries(after)) {
    const from = before[field] ?? null;
    if (!sameValue(from, to)) changes[field] = { from, to: to ?? null };
  }
  return changes;
}
