import { dateProblem, type IsoDate } from '#domain/dates';
import { sortByArrows } from '../findCycle.ts';
import { cycleSentence } from '../timelineProblems.ts';
import { readProjectXml } from './readProjectXml.ts';
import { readXer } from './readXer.ts';
import {
  type FileLink,
  type FileSchedule,
  LeftOutList,
  SCHEDULE_FILE_LIMITS,
  ScheduleFileError,
} from './scheduleFile.ts';

const unknown =
  'This file is not a schedule that can be read. Save it as Microsoft Project XML or Primavera XER; the .mpp format is not read.';

/**
 * Reads a schedule, whichever of both formats it is in, and refuses what no timeline could hold. `today` is the
 * company's day. Linear in the text. Throws `ScheduleFileError` with what is wrong and what to do.
 */
export function readScheduleFile(text: string, today: IsoDate): FileSchedule {
  const start = text
    .slice(0, 200)
    .replace(/^\ufeff/, '')
    .trimStart();
  if (!start.startsWith('ERMHDR') && !start.startsWith('<')) throw new ScheduleFileError(unknown);
  const read = start.startsWith('<') ? readProjectXml(text) : readXer(text);
  return sound(read, today);
}

/** What one file may hold and what its dates, calendars and links have to be. */
function sound(file: FileSchedule, today: IsoDate): FileSchedule {
  const { activities, calendars } = file;
  if (activities.length === 0)
    throw new ScheduleFileError('The file holds no activities. Choose the file of another schedule.');
  const { activities: most, links: mostLinks, calendars: mostCalendars } = SCHEDULE_FILE_LIMITS;
  const many = (what: string, count: number, limit: number) =>
    new ScheduleFileError(
      `The file holds ${count.toLocaleString('en-US')} ${what}; a timeline holds ${limit.toLocaleString('en-US')}. Export a part of the schedule.`,
    );
  if (activities.length > most) throw many('activities', activities.length, most);
  if (calendars.length > mostCalendars) throw many('calendars', calendars.length, mostCalendars);
  for (const { name, work_days } of calendars)
    if (work_days.length === 0)
      throw new ScheduleFileError(
        `The calendar "${name}" has no work days. Give it one in the schedule and export it again.`,
      );
  const seen = new Map<string, string>();
  for (const { external_id: id, name, date_from: from, date_to: to, not_before, finish_by } of activities) {
    const other = seen.get(id);
    if (other !== undefined)
      throw new ScheduleFileError(
        `"${other}" and "${name}" have the same id, ${id}. Give one of them another id.`,
      );
    seen.set(id, name);
    if (to < from)
      throw new ScheduleFileError(`"${name}" (${id}) finishes before it starts. Correct it in the schedule.`);
    for (const day of [from, to, not_before, finish_by]) {
      const problem = dateProblem(day, today);
      if (problem) throw new ScheduleFileError(`"${name}" (${id}), ${day ?? ''}: ${problem}`);
    }
  }
  const left = new LeftOutList();
  const links = soundLinks(file, left, seen);
  if (links.length > mostLinks) throw many('links', links.length, mostLinks);
  return { ...file, links, left_out: [...file.left_out, ...left.list()] };
}

/** Links between two activities of the file, each once; a circle is refused by its members. */
function soundLinks(file: FileSchedule, left: LeftOutList, names: ReadonlyMap<string, string>): FileLink[] {
  const seen = new Set<string>();
  const links = file.links.filter(({ from, to, type }) => {
    const name = names.get(to) ?? to;
    const key = `${from}\n${to}\n${type}`;
    const problem =
      !names.has(from) || !names.has(to)
        ? 'Links to what is not taken over'
        : from === to
          ? 'Links of an activity to itself'
          : seen.has(key)
            ? 'Links that are there twice'
            : null;
    if (problem) left.add(problem, name);
    seen.add(key);
    return problem === null;
  });
  const place = new Map(file.activities.map(({ external_id: id }, at) => [id, at]));
  const sorted = sortByArrows({
    count: place.size,
    from: links.map(({ from }) => place.get(from)!),
    to: links.map(({ to }) => place.get(to)!),
  });
  if ('cycle' in sorted) {
    const members = sorted.cycle.map((at) => file.activities[at]?.name ?? '');
    throw new ScheduleFileError(
      cycleSentence(members.slice(0, 12)).replace('This link closes', 'Links of the file close'),
    );
  }
  return links;
}
