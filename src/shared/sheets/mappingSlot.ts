import { defineSlot } from '#platform/storage';

/** Titles that are remembered at most; the latest of many files. */
const most = 500;

function readRemembered(stored: unknown): Record<string, string> {
  if (typeof stored !== 'object' || stored === null) return {};
  const pairs = Object.entries(stored).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return Object.fromEntries(pairs.slice(-most));
}

/** Where it is kept what a person made of columns by their titles: the field, empty for what was left out. */
export const defineMappingSlot = (name: string) => defineSlot(name, readRemembered);
