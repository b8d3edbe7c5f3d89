import { parseDate } from '#domain/dates';

/** Two days as people write them: `2026-11-20 to 2026-12-04`, `11/20/2026, 12/4/2026`; one day is a span of one day. */
export function readSpan(text: string): [start: string, end: string] | null {
  const day = parseDate(text);
  if (day) return [day, day];
  const ends = text.includes(' to ') ? text.split(' to ') : splitInHalf(text);
  const [start, end] = ends.map((one) => parseDate(one.trim()));
  return ends.length === 2 && start && end && start <= end ? [start, end] : null;
}

/** A comma may stand within a day too: `Nov 20, 2026, Dec 4, 2026`. */
function splitInHalf(text: string): string[] {
  const parts = text.split(',');
  const middle = parts.length / 2;
  return [parts.slice(0, middle).join(','), parts.slice(middle).join(',')];
}
