const formats = new Map<string, Intl.DateTimeFormat>();

/** The date of a moment in a company's time zone, as `YYYY-MM-DD` (decisions §2: today is the company's date). */
export function companyDate(moment: Date, timeZone: string): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    formats.set(timeZone, format);
  }
  return format.format(moment);
}
