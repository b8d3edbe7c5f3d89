import { isTimeZone, offsetOf } from '#domain/settings';

/** Every zone that this browser knows, and the one in use, with its offset of the moment. */
export function timeZoneChoices(current: string, now: Date): { value: string; label: string }[] {
  const names = new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')]);
  return [...names]
    .filter(isTimeZone)
    .toSorted()
    .map((value) => ({ value, label: `${value.replaceAll('_', ' ')} (${offsetOf(value, now)})` }));
}
