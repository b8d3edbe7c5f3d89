import { fromDayNumber, type IsoDate, toDayNumber } from '#domain/dates';
import { USUAL_WEEK } from '../workCalendar.ts';
import { type LeftOutList, ScheduleFileError } from './scheduleFile.ts';

/** Days of spreadsheets count from the last day of 1899. */
const DAY_ZERO = toDayNumber('1899-12-30');
const MOST_PARTS = 50_000;

/** A node of calendar data: `(0||name(values)(children))`. */
interface Part {
  name: string;
  values: string;
  below: Part[];
}

/** Reads the nested brackets of calendar data with a stack, in one pass. */
function partsOf(text: string): Part[] {
  const root: Part = { name: '', values: '', below: [] };
  const open: { part: Part; brackets: number }[] = [{ part: root, brackets: 0 }];
  const head = /\(\d+\|\|([^()]*)\(([^()]*)\)\s*\(/y;
  let [at, count] = [0, 0];
  while (at < text.length) {
    head.lastIndex = at;
    const found = head.exec(text);
    if (found) {
      count += 1;
      if (count > MOST_PARTS) throw new ScheduleFileError('A calendar of the file has too many parts.');
      const part = { name: (found[1] ?? '').trim(), values: found[2] ?? '', below: [] };
      open.at(-1)!.part.below.push(part);
      open.push({ part, brackets: 2 });
      at = head.lastIndex;
      continue;
    }
    const top = open.at(-1)!;
    if (text[at] === '(') top.brackets += 1;
    else if (text[at] === ')') {
      top.brackets -= 1;
      if (top.brackets <= 0 && open.length > 1) open.pop();
    }
    at += 1;
  }
  return root.below;
}

const find = (parts: readonly Part[], name: string): Part | undefined =>
  parts.find((part) => part.name === name) ??
  parts.map(({ below }) => find(below, name)).find((part) => part !== undefined);

/** Work days and days off of the `clndr_data` of a calendar; days off that are worked are counted. */
export function readXerCalendar(
  data: string,
  name: string,
  left: LeftOutList,
): { work_days: number[]; holidays: IsoDate[] } {
  const parts = partsOf(data);
  const week = find(parts, 'DaysOfWeek')?.below ?? [];
  const worked = week.filter(({ below }) => below.length > 0).map((part) => Number(part.name) - 1);
  const holidays: IsoDate[] = [];
  for (const { values, below } of find(parts, 'Exceptions')?.below ?? []) {
    const number = Number(/^d\|(\d{1,6})/.exec(values)?.[1] ?? Number.NaN);
    if (!Number.isFinite(number)) continue;
    const day = fromDayNumber(DAY_ZERO + number);
    if (below.length === 0) holidays.push(day);
    else if (!worked.includes((DAY_ZERO + number + 1) % 7))
      left.add('Days off that are worked', `${name}: ${day}`);
  }
  const days = worked.filter((day) => day >= 0 && day <= 6);
  return {
    work_days: week.length === 0 ? [...USUAL_WEEK.work_days] : [...new Set(days)].sort((a, b) => a - b),
    holidays,
  };
}
