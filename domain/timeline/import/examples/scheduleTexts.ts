import { toDayNumber } from '#domain/dates';
import { finishAfter, USUAL_WEEK } from '../../workCalendar.ts';

/** Schedules as both tools write them, for tests. Hours of a day are eight where nothing else is said. */

interface XerTask {
  id: number;
  code: string;
  name: string;
  days: number;
  from: string;
  to?: string;
  hours?: number;
  type?: string;
  wbs?: number;
  calendar?: number;
  limit?: string;
  status?: string;
  remain?: number;
  percent?: number;
  counts?: string;
}

interface XerParts {
  tasks: readonly XerTask[];
  links?: readonly { to: number; from: number; type: string; days: number }[];
  wbs?: readonly { id: number; name: string; parent?: number; root?: boolean }[];
  calendars?: readonly { id: number; name: string; hours?: number; data?: string }[];
  more?: string;
}

/** How calendar data breaks its lines. */
const line = '\u007f\u007f  ';
const shift = '(0||0(s|08:00|f|12:00)())(0||1(s|13:00|f|17:00)())';

/** Calendar data: worked days of the week from 1 (Sunday), days off, and days off that are worked. */
export function calendarData(
  week: readonly number[],
  off: readonly string[],
  worked: readonly string[] = [],
): string {
  const serial = (day: string) => toDayNumber(day) - toDayNumber('1899-12-30');
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => `(0||${day}()(${week.includes(day) ? shift : ''}))`);
  const exceptions = [
    ...off.map((day, at) => `(0||${at}(d|${serial(day)})())`),
    ...worked.map((day, at) => `(0||${off.length + at}(d|${serial(day)})(${shift}))`),
  ];
  return `(0||CalendarData()((0||DaysOfWeek()(${days.join(line)}))${line}(0||VIEW(ShowTotal|N)())(0||Exceptions()(${exceptions.join('')}))))`;
}

const table = (name: string, rows: readonly Record<string, string | number>[]): string => {
  const [first] = rows;
  if (!first) return '';
  const fields = Object.keys(first);
  const lines = rows.map((row) => `%R\t${fields.map((field) => row[field] ?? '').join('\t')}`);
  return [`%T\t${name}`, `%F\t${fields.join('\t')}`, ...lines, ''].join('\n');
};

/** A Primavera file. */
export function xer({
  tasks,
  links = [],
  wbs = [],
  calendars = [{ id: 1, name: 'Standard' }],
  more = '',
}: XerParts): string {
  const rows = tasks.map((task) => ({
    task_id: task.id,
    proj_id: 5,
    wbs_id: task.wbs ?? 0,
    clndr_id: task.calendar ?? 1,
    phys_complete_pct: task.percent ?? 0,
    complete_pct_type: task.counts ?? 'CP_Drtn',
    task_type: task.type ?? 'TT_Task',
    status_code: task.status ?? 'TK_NotStart',
    task_code: task.code,
    task_name: task.name,
    remain_drtn_hr_cnt: (task.remain ?? task.days) * 8,
    target_drtn_hr_cnt: task.hours ?? task.days * 8,
    cstr_date: task.limit ? '2026-12-01 08:00' : '',
    cstr_type: task.limit ?? '',
    early_start_date: `${task.from} ${task.type === 'TT_FinMile' ? '17' : '08'}:00`,
    early_end_date: `${task.to ?? finishAfter(USUAL_WEEK, task.from, task.days)} 17:00`,
  }));
  return [
    'ERMHDR\t20.12\t2026-11-23\tProject\tadmin\n',
    table('PROJECT', [{ proj_id: 5, proj_short_name: 'TOWER', export_flag: 'Y', clndr_id: 1 }]),
    table(
      'CALENDAR',
      calendars.map(({ id, name, hours = 8, data = calendarData([2, 3, 4, 5, 6], []) }) => ({
        clndr_id: id,
        clndr_name: name,
        day_hr_cnt: hours,
        clndr_data: data,
      })),
    ),
    table(
      'PROJWBS',
      wbs.map(({ id, name, parent = 0, root = false }) => ({
        wbs_id: id,
        proj_id: 5,
        proj_node_flag: root ? 'Y' : 'N',
        wbs_name: name,
        parent_wbs_id: parent,
      })),
    ),
    table('TASK', rows),
    table(
      'TASKPRED',
      links.map(({ to, from, type, days }, at) => ({
        task_pred_id: at,
        task_id: to,
        pred_task_id: from,
        pred_type: type,
        lag_hr_cnt: days * 8,
      })),
    ),
    more,
    '%E\n',
  ].join('');
}

interface TaskParts {
  uid: number;
  name: string;
  level?: number;
  summary?: boolean;
  from?: string;
  days?: number;
  /** The hour at which a moment stands. */
  hour?: number;
  more?: string;
}

/** One task of a Microsoft Project file. */
export function aTask({
  uid,
  name,
  level = 1,
  summary = false,
  from,
  days = 1,
  hour = 8,
  more = '',
}: TaskParts): string {
  const title = name.replaceAll('&', '&amp;');
  const dates =
    from === undefined
      ? ''
      : `<Start>${from}T${String(hour).padStart(2, '0')}:00:00</Start><Finish>${finishAfter(USUAL_WEEK, from, days)}T17:00:00</Finish><Duration>PT${days * 8}H0M0S</Duration>`;
  return `<Task><UID>${uid}</UID><Name>${title}</Name><OutlineLevel>${level}</OutlineLevel>${dates}<Summary>${summary ? 1 : 0}</Summary>${more}</Task>`;
}

/** A Microsoft Project file. */
export const projectXml = (
  tasks: readonly string[],
  { calendars = '', usual = 1 }: { calendars?: string; usual?: number } = {},
): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Project xmlns="http://schemas.microsoft.com/project"><Name>Tower</Name><CalendarUID>${usual}</CalendarUID><MinutesPerDay>480</MinutesPerDay><Calendars>${calendars}</Calendars><Tasks>${tasks.join('')}</Tasks></Project>\n`;
