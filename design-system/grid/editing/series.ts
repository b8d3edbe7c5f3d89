import { dayNumber, isDay, isoOf } from '../../private/date/days.ts';
import { isAreaValue, type CellValue } from './cellTypes.ts';

const monthNumber = (iso: string) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)) - 1;
/** A day of a month; the last one where the month is too short. */
function inMonth(month: number, day: number): string {
  const year = Math.floor(month / 12);
  const last = new Date(Date.UTC(year, (month % 12) + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month % 12, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The difference that all neighbours share. */
function stepOf(numbers: readonly number[]): number | undefined {
  const step = Number(((numbers[1] ?? 0) - (numbers[0] ?? 0)).toPrecision(12));
  const even = numbers.every(
    (value, at) => at === 0 || Math.abs(value - (numbers[at - 1] ?? 0) - step) < Math.abs(step) * 1e-9 + 1e-9,
  );
  return numbers.length > 1 && even ? step : undefined;
}

/**
 * What continues a row of values when they are dragged on; `at` counts from their first, so `values.length` is the next and -1 the one
 * before. Two or more evenly spaced numbers, days (by days, or by months on the same day), areas of one unit or texts that end in a number
 * go on; all others repeat.
 */
export function seriesOf(values: readonly CellValue[]): (at: number) => CellValue {
  const repeat = (at: number) => values[((at % values.length) + values.length) % values.length] ?? null;
  if (values.length < 2) return repeat;
  if (values.every((value) => typeof value === 'number')) {
    const step = stepOf(values);
    const [first = 0] = values;
    return step === undefined ? repeat : (at) => Number((first + step * at).toPrecision(15));
  }
  if (values.every(isAreaValue)) {
    const [first] = values;
    const step = stepOf(values.map(({ value }) => value));
    const oneUnit = values.every(({ unit }) => unit === first?.unit);
    if (step === undefined || !first || !oneUnit) return repeat;
    return (at) => ({ value: Number((first.value + step * at).toPrecision(15)), unit: first.unit });
  }
  if (values.every(isDay)) return daysFrom(values) ?? repeat;
  return namesFrom(values) ?? repeat;
}

function daysFrom(days: readonly string[]) {
  const first = days[0] ?? '';
  const date = Number(first.slice(8));
  const months = stepOf(days.map(monthNumber));
  if (months && days.every((day, at) => day === inMonth(monthNumber(first) + months * at, date)))
    return (at: number) => inMonth(monthNumber(first) + months * at, date);
  const step = stepOf(days.map(dayNumber));
  return step === undefined ? undefined : (at: number) => isoOf(dayNumber(first) + step * at);
}

/** `Level 1`, `Level 2`. */
function namesFrom(values: readonly CellValue[]) {
  const parts = values.map((value) => (typeof value === 'string' ? /^(.*?)(\d{1,9})$/s.exec(value) : null));
  const [first] = parts;
  const step = stepOf(parts.map((part) => Number(part?.[2])));
  if (!first || step === undefined || parts.some((part) => part?.[1] !== first[1])) return undefined;
  const digits = first[2]?.startsWith('0') ? first[2].length : 0;
  return (at: number) => {
    const next = Number(first[2]) + step * at;
    return `${first[1] ?? ''}${String(Math.max(0, next)).padStart(digits, '0')}`;
  };
}
