type Zone = { format: Intl.DateTimeFormat; minute: number; date: string };
const zones = new Map<string, Zone>();
const minuteMs = 60_000;

/** The date of a moment in a company's time zone, as `YYYY-MM-DD` (docs/product/frame.md: today is the company's date). */
export function companyDate(moment: Date, timeZone: string): string {
  let zone = zones.get(timeZone);
  if (!zone) {
    zone = {
      format: new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }),
      minute: -1,
      date: '',
    };
    zones.set(timeZone, zone);
  }
  // Formatting costs a tenth of a millisecond and every call asks; days begin on whole minutes everywhere.
  const minute = Math.floor(moment.getTime() / minuteMs);
  if (minute !== zone.minute) Object.assign(zone, { minute, date: zone.format.format(moment) });
  return zone.date;
}
