import type { Scenario } from '#shared/foresite';
import * as t from '../texts.ts';

/** How many scenarios can be compared at once (issue: side by side). */
export const MOST_COMPARED = 4;

/** Why scenarios cannot be approved in one go, or null: an item of two of them could be approved only once. */
export function sharedBetween(
  scenarios: readonly Pick<Scenario, 'scenario_number' | 'items'>[],
): string | null {
  const seen = new Map<number, string>();
  for (const { scenario_number: code, items } of scenarios)
    for (const id of items) {
      const other = seen.get(id);
      if (other !== undefined) return t.otherAndCodeShare(other, code);
      seen.set(id, code);
    }
  return null;
}

/** The scenarios that an address asks to compare; what makes no sense is left out, and what is too many. */
export function readCompared(text: string | null): number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((part) => /^[1-9]\d{0,14}$/.test(part))
    .map(Number);
  return [...new Set(ids)].slice(0, MOST_COMPARED);
}
