import { parseDay } from './isoDate.ts';

/** Two calendar days, both within, as `YYYY-MM-DD`; null for an end that is not known. */
export interface DayRange {
  start: string | null;
  end: string | null;
}

const separator = /,|;|\t|\bto\b|\buntil\b|[\u2013\u2014]| - /gi;

/**
 * Reads a span as people type or paste it: two days parted by a comma, a dash or "to"; one day alone fills both ends (docs/product/figures.md). Undefined
 * for what is neither, or ends before it starts.
 */
export function parseRange(text: string, today: string): DayRange | undefined {
  const alone = parseDay(text, today);
  if (alone !== undefined) return alone === null ? undefined : { start: alone, end: alone };
  // The comma of `Nov 20, 2026` parts nothing: the parting that leaves a day on each side counts.
  for (const match of text.matchAll(separator)) {
    const start = parseDay(text.slice(0, match.index), today);
    const end = parseDay(text.slice(match.index + match[0].length), today);
    if (start && end && start <= end) return { start, end };
  }
  return undefined;
}
