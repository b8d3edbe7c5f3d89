/** A year or a month as it is kept: `2026` or `2026-03`; null where the text is neither. Reads `2026-03-01`, `2026/3` and `3/2026` too. */
export function readPeriod(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > 10) return null;
  const yearFirst = /^(\d{4})(?:[-/](\d{1,2})(?:[-/]\d{1,2})?)?$/.exec(trimmed);
  const monthFirst = yearFirst ? null : /^(\d{1,2})\/(?:\d{1,2}\/)?(\d{4})$/.exec(trimmed);
  const year = yearFirst?.[1] ?? monthFirst?.[2];
  const month = yearFirst?.[2] ?? monthFirst?.[1];
  if (year === undefined || Number(year) < 1800 || Number(year) > 2200) return null;
  if (month === undefined) return year;
  return Number(month) >= 1 && Number(month) <= 12 ? `${year}-${month.padStart(2, '0')}` : null;
}

/** Months since the year 0 of a period; a year counts from its January. */
export const toMonth = (period: string): number =>
  Number(period.slice(0, 4)) * 12 + (period.length > 4 ? Number(period.slice(5)) - 1 : 0);
