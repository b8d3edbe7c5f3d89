/** Milliseconds of a day. */
export const msPerDay = 86_400_000;

/** Days since 1970-01-01 of a `YYYY-MM-DD`. */
export const dayNumber = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / msPerDay;

/** `YYYY-MM-DD` of a day number. */
export const isoOf = (day: number) => new Date(day * msPerDay).toISOString().slice(0, 10);

/** Whether it is a calendar day as `YYYY-MM-DD`. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(dayNumber(value)) &&
  isoOf(dayNumber(value)) === value;
