import { addDays } from '#domain/dates';
import { CODE_FIELD, PROJECT_LINK_TYPES } from '../projectXml.ts';
import { USUAL_WEEK } from '../workCalendar.ts';
import {
  lengthOf,
  momentIn,
  nameFrom,
  numberIn,
  percentOf,
  placeIn,
  shapeAt,
  wholeLag,
} from './fileParts.ts';
import { projectCalendars, readProjectCalendar } from './projectCalendars.ts';
import {
  type FileActivity,
  type FileLink,
  type FileSchedule,
  LeftOutList,
  SCHEDULE_FILE_LIMITS,
  ScheduleFileError,
} from './scheduleFile.ts';
import { readRecords, type XmlRecord } from './xmlRecords.ts';

const RECORDS = new Set([
  'Task',
  'PredecessorLink',
  'ExtendedAttribute',
  'Baseline',
  'TimephasedData',
  'OutlineCode',
  'Calendar',
  'WeekDay',
  'WorkWeek',
  'Exception',
  'TimePeriod',
  'WorkingTime',
  'Resource',
  'Assignment',
  'WBSMask',
  'View',
  'Filter',
  'Table',
  'Group',
]);

/** How links of part of a day and of days around the clock are marked. */
const ELAPSED_FORMATS = new Set([4, 6, 8, 10, 12, 36, 38, 40, 42, 44]);
const PERCENT_FORMATS = new Set([19, 20, 51, 52]);
const MINUTES_A_DAY = 1_440;
/** Task lines that are read before the file counts as too large: summaries stand beside activities. */
const MOST_LINES = 20_000;

const CONSTRAINTS: Readonly<Record<number, string>> = {
  1: '"As late as possible", read as soon as possible',
  5: '"Start no later than"',
  6: '"Finish no earlier than"',
};

/** Hours and minutes of `PT80H30M0S`; null for what is none. */
function minutesIn(duration: string | undefined): number | null {
  const parts = /^P(?:(\d+)D)?T?(?:(\d+)H)?(?:(\d+)M)?/.exec(duration ?? '');
  if (!parts || parts[0] === 'P' || parts[0] === '') return null;
  return Number(parts[1] ?? 0) * MINUTES_A_DAY + Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0);
}

/** `12/A-003` of a file that was exported here. */
function originOf(task: XmlRecord): FileActivity['origin'] {
  const mark = task.below.find(
    (one) => one.name === 'ExtendedAttribute' && one.leaves.get('FieldID') === String(CODE_FIELD),
  );
  const parts = /^(\d{1,15})\/([A-Z]+-[\d.]+)$/.exec(mark?.leaves.get('Value') ?? '');
  return parts ? { project: Number(parts[1]), code: parts[2] ?? '' } : null;
}

type Draft = FileActivity & { calendarUid: string | null; minutes: number | null; hasBegun: boolean };

/** One reading: what was found so far, line by line. */
class ProjectReading {
  readonly left = new LeftOutList();
  readonly drafts: Draft[] = [];
  readonly links: { to: string; record: XmlRecord }[] = [];
  readonly calendars = new Map<string, ReturnType<typeof readProjectCalendar>>();
  private readonly outline: string[] = [];
  private lines = 0;

  take(record: XmlRecord): void {
    if (record.name === 'Calendar') {
      if (this.calendars.size > 1_000)
        throw new ScheduleFileError('The file holds more than 1,000 calendars.');
      const said = readProjectCalendar(record, this.left);
      this.calendars.set(said.uid, said);
    } else if (record.name === 'Task') this.task(record);
    else if (record.name === 'Resource' && record.leaves.get('UID') !== '0' && record.leaves.has('Name'))
      this.left.add('Resources', record.leaves.get('Name'));
    else if (record.name === 'Assignment' && numberIn(record.leaves.get('ResourceUID')) > 0)
      this.left.add('Resource assignments');
    else if (record.name === 'ExtendedAttribute' && record.leaves.get('FieldID') !== String(CODE_FIELD))
      this.left.add('Custom fields', record.leaves.get('Alias') ?? record.leaves.get('FieldName'));
  }

  private task(task: XmlRecord): void {
    const { leaves } = task;
    this.lines += 1;
    if (this.lines > MOST_LINES || this.drafts.length > SCHEDULE_FILE_LIMITS.activities)
      throw new ScheduleFileError(tooMany);
    const flag = (name: string) => leaves.get(name) === '1';
    const uid = leaves.get('UID') ?? '';
    const level = numberIn(leaves.get('OutlineLevel'));
    if (flag('IsNull') || uid === '' || level < 1) return;
    const name = nameFrom(leaves.get('Name'), `Task ${uid}`);
    this.outline.length = Math.min(this.outline.length, level - 1);
    if (flag('Summary')) {
      this.outline[level - 1] = name;
      if (task.below.some((one) => one.name === 'PredecessorLink'))
        this.left.add('Links of summary tasks', name);
      return;
    }
    if (leaves.get('Active') === '0') return this.left.add('Inactive tasks', name);
    if (flag('ExternalTask') || flag('IsSubproject') || flag('CrossProject'))
      return this.left.add('Tasks of other projects', name);
    this.activity(task, uid, name);
  }

  private activity(task: XmlRecord, uid: string, name: string): void {
    const { leaves, below } = task;
    const from = momentIn(leaves.get('ActualStart')) ?? momentIn(leaves.get('Start'));
    const finish = momentIn(leaves.get('ActualFinish')) ?? momentIn(leaves.get('Finish'));
    if (!from) return this.left.add('Tasks without dates', name);
    const minutes = minutesIn(leaves.get('Duration'));
    const isMoment = minutes === 0 || (leaves.get('Milestone') === '1' && minutes === null);
    const to = finish ?? from;
    // Midnight at the end of work is the end of the day before.
    const last = !isMoment && to.minutes === 0 && to.day > from.day ? addDays(to.day, -1) : to.day;
    const path = this.outline.filter(Boolean);
    const origin = originOf(task);
    this.drafts.push({
      external_id: uid.slice(0, 100),
      origin,
      name,
      ...placeIn(path, this.left),
      shape: isMoment ? shapeAt(from) : 'task',
      date_from: from.day,
      date_to: isMoment ? from.day : last,
      work_days: 0,
      ...this.limits(task, name),
      percent_done: percentOf(numberIn(leaves.get('PercentComplete'))),
      calendar: null,
      calendarUid: leaves.get('CalendarUID') ?? null,
      minutes,
      hasBegun: origin === null && numberIn(leaves.get('PercentComplete')) > 0,
    });
    for (const record of below) {
      if (record.name === 'PredecessorLink') this.links.push({ to: uid, record });
      else if (record.name === 'Baseline') this.left.add('Baseline dates', name);
    }
    if (this.links.length > SCHEDULE_FILE_LIMITS.links * 2) throw new ScheduleFileError(tooManyLinks);
    if (leaves.has('Notes')) this.left.add('Notes', name);
  }

  /** Constraint and deadline; what has no counterpart is counted. */
  private limits({ leaves }: XmlRecord, name: string) {
    const type = numberIn(leaves.get('ConstraintType'));
    const day = momentIn(leaves.get('ConstraintDate'))?.day ?? null;
    const deadline = momentIn(leaves.get('Deadline'))?.day ?? null;
    const byLimit = type === 7 ? day : null;
    const mustFinish =
      deadline !== null && byLimit !== null
        ? deadline < byLimit
          ? deadline
          : byLimit
        : (deadline ?? byLimit);
    const unknown = CONSTRAINTS[type];
    if (unknown) this.left.add(`Limits: ${unknown}`, name);
    return {
      is_manual: leaves.get('Manual') === '1' || type === 2 || type === 3,
      not_before: type === 4 ? day : null,
      finish_by: mustFinish,
    };
  }
}

const tooMany = `The file holds more activities than a timeline: ${SCHEDULE_FILE_LIMITS.activities.toLocaleString('en-US')}. Export a part of the schedule.`;
const tooManyLinks = `The file holds more links than a timeline: ${SCHEDULE_FILE_LIMITS.links.toLocaleString('en-US')}. Export a part of the schedule.`;

/** Reads a Microsoft Project XML file in one pass. Throws `ScheduleFileError`. */
export function readProjectXml(text: string): FileSchedule {
  const reading = new ProjectReading();
  const { name, leaves } = readRecords(text, RECORDS, (record) => reading.take(record));
  if (name !== 'Project')
    throw new ScheduleFileError(
      'This XML is not a Microsoft Project schedule. In Microsoft Project choose Save As, XML Format.',
    );
  const { left, drafts } = reading;
  const usual = leaves.get('CalendarUID') ?? null;
  const used = new Set(
    [usual, ...drafts.map(({ calendarUid }) => calendarUid)].flatMap((uid) =>
      uid === null || uid === '-1' ? [] : [uid],
    ),
  );
  const calendars = projectCalendars(reading.calendars, used, left);
  const known = new Map(calendars.map((calendar) => [calendar.key, calendar]));
  const week = (usual === null ? undefined : known.get(usual)) ?? USUAL_WEEK;
  const minutesPerDay = Math.max(1, numberIn(leaves.get('MinutesPerDay')) || 480);
  const activities = drafts.map(({ calendarUid, minutes, hasBegun, ...draft }): FileActivity => {
    const own = calendarUid === null || calendarUid === usual ? undefined : known.get(calendarUid);
    const { date_from: from, date_to: to, name: title } = draft;
    const days = minutes === null ? null : minutes / minutesPerDay;
    return {
      ...draft,
      calendar: own?.key ?? null,
      work_days:
        draft.shape === 'task' ? lengthOf({ days, from, to, hasBegun, name: title }, own ?? week, left) : 0,
    };
  });
  const names = new Map(activities.map((one) => [one.external_id, one.name]));
  return {
    tool: 'Microsoft Project',
    name: nameFrom(leaves.get('Title') ?? leaves.get('Name'), 'Schedule'),
    calendar: usual !== null && known.has(usual) ? usual : null,
    calendars,
    activities,
    links: reading.links.map(({ to, record }) =>
      linkIn(record, to, names.get(to) ?? to, minutesPerDay, left),
    ),
    left_out: left.list(),
  };
}

function linkIn(
  { leaves }: XmlRecord,
  to: string,
  name: string,
  minutesPerDay: number,
  left: LeftOutList,
): FileLink {
  const format = numberIn(leaves.get('LagFormat'));
  const minutes = numberIn(leaves.get('LinkLag')) / 10;
  const isElapsed = ELAPSED_FORMATS.has(format);
  const isPercent = PERCENT_FORMATS.has(format);
  if (minutes !== 0 && isElapsed) left.add('Lags around the clock, read as five work days a week', name);
  if (minutes !== 0 && isPercent) left.add('Lags in percent, read as none', name);
  const days = isPercent
    ? 0
    : isElapsed
      ? Math.round(((minutes / MINUTES_A_DAY) * 5) / 7)
      : minutes / minutesPerDay;
  return {
    from: leaves.get('CrossProject') === '1' ? '' : (leaves.get('PredecessorUID') ?? ''),
    to,
    type: PROJECT_LINK_TYPES[numberIn(leaves.get('Type') ?? '1')] ?? 'FS',
    lag: wholeLag(days, name, left),
  };
}
