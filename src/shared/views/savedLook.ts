import { isRecord } from '#design-system/private/isRecord.ts';
import type { Slot } from '#platform/storage';
import type { ViewConfig } from './viewQueries.ts';

/** What a list shows; `filters` may also be said by the address, the rest is how it is arranged. */
export type ListLook = { filters: unknown };

/** How the look of a list is kept in its views, and read back. */
export interface LookRules<Look extends ListLook> {
  /** How the list looks before anything is arranged. */
  usual: Look;
  toConfig: (look: Look) => ViewConfig;
  /** What does not fit (any more) is as usual. */
  fromConfig: (config: ViewConfig) => Look;
  isSame: (a: Look, b: Look) => boolean;
  /** Where it is kept which view the arrangement of this browser belongs to: `place/view`. */
  arranged: Slot<string>;
}

/** Text with keys in one order, because a store may hand them back in another. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((key) => [key, sorted(value[key])]),
  );
}

/** Whether two configurations, of a list or of a page, say the same. */
export const sameConfig = (a: unknown, b: unknown): boolean =>
  JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** What a configuration says under a name, as a record; an empty one for anything else. */
export const recordIn = (config: ViewConfig, name: string): Readonly<Record<string, unknown>> => {
  const { [name]: value } = config;
  return isRecord(value) ? value : {};
};

/** Filters that stand in a configuration as in the address, so that one reader judges both. */
export const addressIn = (config: ViewConfig): URLSearchParams =>
  new URLSearchParams(
    Object.entries(recordIn(config, 'filters')).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
