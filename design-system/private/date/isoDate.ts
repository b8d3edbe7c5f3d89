const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const reading = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

/** `YYYY-MM-DD` of a calendar day, or undefined where there is no such day (Feb 30). */
function toIso(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || year > 2199 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return undefined;
  return date.toISOString().slice(0, 10);
}

const fullYear = (text: string) => (text.length <= 2 ? 2000 + Number(text) : Number(text));

/**
 * Reads a day as people type it: `11/20/2026`, `11/20/26`, `11/20` (year of `today`), `2026-11-20`, `Nov 20, 2026`, `20 Nov 2026`. Null for an
 * empty text, undefined for what is no day. Days are ISO texts without a zone.
 */
export function parseDay(text: string, today: string): string | null | undefined {
  const clean = text.trim().toLowerCase();
  if (clean === '') return null;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(clean);
  if (iso) return toIso(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(clean);
  if (us) return toIso(fullYear(us[3] ?? today.slice(0, 4)), Number(us[1]), Number(us[2]));
  const named = /^(?:([a-z]{3,})\.? (\d{1,2})|(\d{1,2})\.? ([a-z]{3,}))(?:,? (\d{4}))?$/.exec(clean);
  if (!named) return undefined;
  const month = months.findIndex((name) => (named[1] ?? named[4] ?? '').startsWith(name)) + 1;
  return month === 0
    ? undefined
    : toIso(Number(named[5] ?? today.slice(0, 4)), month, Number(named[2] ?? named[3]));
}

/** `Nov 20, 2026` of an ISO day. */
export const formatDay = (iso: string) => reading.format(new Date(`${iso}T00:00:00Z`));

/** `11/20/2026` of an ISO day. */
const inFigures = (iso: string) => iso.replace(/^(\d{4})-0?(\d{1,2})-0?(\d{1,2})$/, '$2/$3/$1');

/** Said of a text that is no day (docs/product/figures.md), with two ways to write one. */
export const invalidDay = (today: string) =>
  `Invalid date. Type it like ${formatDay(today)} or ${inFigures(today)}.`;

/** What speaks against days before the first or after the last that may be chosen. */
export function outsideLimits(
  days: readonly (string | null)[],
  minimum: string | undefined,
  maximum: string | undefined,
): string | undefined {
  const known = days.filter((day) => day !== null);
  if (minimum !== undefined && known.some((day) => day < minimum))
    return `Choose ${formatDay(minimum)} or later.`;
  if (maximum !== undefined && known.some((day) => day > maximum))
    return `Choose ${formatDay(maximum)} or earlier.`;
  return undefined;
}
