import { addDays, type IsoDate, isIsoDate } from '#domain/dates';
import { USUAL_WEEK } from '../workCalendar.ts';
import { holidaysOf, momentIn, nameFrom, numberIn } from './fileParts.ts';
import { type FileCalendar, type LeftOutList, SCHEDULE_FILE_LIMITS } from './scheduleFile.ts';
import type { XmlRecord } from './xmlRecords.ts';

const YEARLY_BY_DATE = 2;

const pad = (number: number) => String(number).padStart(2, '0');

/** The days of a period. A yearly one repeats on its date, other repetitions are not followed. */
function daysOf(exception: XmlRecord, name: string, left: LeftOutList): IsoDate[] {
  const period = exception.below.find((one) => one.name === 'TimePeriod')?.leaves;
  const from = momentIn(period?.get('FromDate'))?.day;
  const to = momentIn(period?.get('ToDate'))?.day;
  if (!from || !to || to < from) return [];
  const type = numberIn(exception.leaves.get('Type'));
  if (type === YEARLY_BY_DATE) {
    const rest = `${pad(numberIn(exception.leaves.get('Month')) + 1)}-${pad(numberIn(exception.leaves.get('MonthDay')))}`;
    const years = Array.from(
      { length: Math.min(60, Number(to.slice(0, 4)) - Number(from.slice(0, 4)) + 1) },
      (_, index) => `${Number(from.slice(0, 4)) + index}-${rest}`,
    );
    return years.filter((day) => isIsoDate(day) && day >= from && day <= to);
  }
  if (type > YEARLY_BY_DATE) {
    left.add('Days off that repeat by week or month', `${name}: ${exception.leaves.get('Name') ?? from}`);
    return [];
  }
  const days: IsoDate[] = [];
  for (let day = from; day <= to && days.length <= SCHEDULE_FILE_LIMITS.holidays; day = addDays(day, 1))
    days.push(day);
  return days;
}

/** What a calendar says of itself; what it does not say comes from the one it is based on. */
interface SaidCalendar {
  uid: string;
  name: string;
  base: string | null;
  week: Map<number, boolean>;
  off: IsoDate[];
}

const isWorked = ({ leaves }: XmlRecord) => numberIn(leaves.get('DayWorking')) === 1;

/** A `Calendar` element. Working exceptions and other hours are counted, not kept. */
export function readProjectCalendar(record: XmlRecord, left: LeftOutList): SaidCalendar {
  const uid = record.leaves.get('UID') ?? '';
  const name = nameFrom(record.leaves.get('Name'), `Calendar ${uid}`);
  const said: SaidCalendar = {
    uid,
    name,
    base: record.leaves.get('BaseCalendarUID') ?? null,
    week: new Map(),
    off: [],
  };
  for (const part of record.below) {
    const day = numberIn(part.leaves.get('DayType'));
    if (part.name === 'WeekDay' && day >= 1 && day <= 7) said.week.set(day - 1, isWorked(part));
    else if (part.name === 'WorkWeek') left.add('Work weeks for a part of the year', name);
    else if (part.name === 'Exception' || part.name === 'WeekDay') {
      if (isWorked(part))
        left.add('Days off that are worked', `${name}: ${part.leaves.get('Name') ?? ''}`.replace(/: $/, ''));
      else said.off.push(...daysOf(part, name, left));
    }
  }
  return said;
}

/** Work days and days off of those calendars that are used, each with what it takes from its base. */
export function projectCalendars(
  said: ReadonlyMap<string, SaidCalendar>,
  used: ReadonlySet<string>,
  left: LeftOutList,
): FileCalendar[] {
  return [...used].flatMap((uid) => {
    const line: SaidCalendar[] = [];
    for (
      let at = said.get(uid);
      at && !line.includes(at);
      at = at.base === null ? undefined : said.get(at.base)
    )
      line.push(at);
    const [own] = line;
    if (!own) return [];
    const works = (day: number) =>
      line.find(({ week }) => week.has(day))?.week.get(day) ?? USUAL_WEEK.work_days.includes(day);
    return [
      {
        key: uid,
        name: own.name,
        work_days: [0, 1, 2, 3, 4, 5, 6].filter(works),
        holidays: holidaysOf(
          line.flatMap(({ off }) => off),
          own.name,
          left,
        ),
      },
    ];
  });
}
