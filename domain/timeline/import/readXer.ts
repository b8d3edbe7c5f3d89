import { addDays } from '#domain/dates';
import type { Relationship } from '../network.ts';
import { USUAL_WEEK } from '../workCalendar.ts';
import {
  holidaysOf,
  lengthOf,
  momentIn,
  nameFrom,
  numberIn,
  percentOf,
  placeIn,
  wholeLag,
} from './fileParts.ts';
import {
  type FileActivity,
  type FileCalendar,
  type FileLink,
  type FileSchedule,
  LeftOutList,
  SCHEDULE_FILE_LIMITS,
  ScheduleFileError,
} from './scheduleFile.ts';
import { readXerCalendar } from './xerCalendar.ts';

type Row = ReadonlyMap<string, string>;

const KEPT = ['PROJECT', 'CALENDAR', 'PROJWBS', 'TASK', 'TASKPRED'] as const;

/** Tables whose rows are counted because people miss what they hold. */
const COUNTED: Readonly<Record<string, string>> = {
  TASKRSRC: 'Resource assignments',
  RSRC: 'Resources',
  TASKACTV: 'Activity codes of activities',
  UDFVALUE: 'Values of user-defined fields',
  TASKMEMO: 'Notes',
  TASKPROC: 'Steps of activities',
  PROJCOST: 'Expenses',
  TASKNOTE: 'Notes',
  PROJISSU: 'Issues',
};

/** Fields that are read; all others of a row are passed over. */
const FIELDS = new Set(
  (
    'proj_id export_flag proj_short_name clndr_id clndr_name clndr_data day_hr_cnt wbs_id parent_wbs_id proj_node_flag ' +
    'wbs_name task_id task_code task_name task_type status_code complete_pct_type phys_complete_pct act_work_qty ' +
    'remain_work_qty target_drtn_hr_cnt remain_drtn_hr_cnt act_start_date act_end_date restart_date reend_date ' +
    'early_start_date early_end_date target_start_date target_end_date cstr_type cstr_date cstr_type2 cstr_date2 ' +
    'pred_task_id pred_type lag_hr_cnt'
  ).split(' '),
);

const cutOff = 'The file has no end mark: it was cut off. Export the schedule from Primavera again.';
const MOST_ROWS = 60_000;

/** Tables of the file line by line; other lines than tables, fields and rows belong to no table. */
function tablesOf(text: string, left: LeftOutList): Map<string, Row[]> {
  const tables = new Map<string, Row[]>(KEPT.map((name) => [name, []]));
  let [table, ended] = ['', false];
  let fields: { field: string; column: number }[] = [];
  for (let at = 0; at < text.length && !ended;) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end).replace(/\r$/, '');
    at = end < 0 ? text.length : end + 1;
    const mark = line.slice(0, 2);
    if (mark === '%T') table = line.slice(3).trim();
    else if (mark === '%F')
      fields = line
        .slice(3)
        .split('\t')
        .map((field, column) => ({ field, column }))
        .filter(({ field }) => FIELDS.has(field));
    else if (mark === '%E') ended = true;
    else if (mark === '%R') {
      const counted = COUNTED[table];
      if (counted) left.add(counted);
      const rows = tables.get(table);
      if (!rows) continue;
      if (rows.length >= MOST_ROWS)
        throw new ScheduleFileError(
          `The file holds more than ${MOST_ROWS.toLocaleString('en-US')} rows of ${table}.`,
        );
      const values = line.slice(3).split('\t');
      rows.push(new Map(fields.map(({ field, column }) => [field, values[column] ?? ''])));
    }
  }
  if (!ended) throw new ScheduleFileError(cutOff);
  return tables;
}

/** The project that was exported; others in the file are there for their links. */
function projectOf(rows: readonly Row[], tasks: readonly Row[], left: LeftOutList): string {
  const count = new Map<string, number>();
  for (const row of tasks)
    count.set(row.get('proj_id') ?? '', (count.get(row.get('proj_id') ?? '') ?? 0) + 1);
  const exported = rows.filter((row) => row.get('export_flag') !== 'N');
  const [first] = (exported.length > 0 ? exported : rows).toSorted(
    (a, b) => (count.get(b.get('proj_id') ?? '') ?? 0) - (count.get(a.get('proj_id') ?? '') ?? 0),
  );
  for (const row of rows)
    if (row !== first) left.add('Other projects of the file', row.get('proj_short_name'));
  return first?.get('proj_id') ?? tasks[0]?.get('proj_id') ?? '';
}

/** The names of the levels above an activity, without the project's own. */
function pathsOf(rows: readonly Row[]): (id: string) => string[] {
  const known = new Map(rows.map((row) => [row.get('wbs_id') ?? '', row]));
  const made = new Map<string, string[]>();
  return (id) => {
    const found = made.get(id);
    if (found) return found;
    const path: string[] = [];
    const seen = new Set<string>();
    for (
      let row = known.get(id);
      row && row.get('proj_node_flag') !== 'Y';
      row = known.get(row.get('parent_wbs_id') ?? '')
    ) {
      const own = row.get('wbs_id') ?? '';
      if (seen.has(own) || seen.size > SCHEDULE_FILE_LIMITS.depth) break;
      seen.add(own);
      path.unshift(nameFrom(row.get('wbs_name'), own));
    }
    made.set(id, path);
    return path;
  };
}

const LIMITS_LEFT: Readonly<Record<string, string>> = {
  CS_ALAP: '"As late as possible", read as soon as possible',
  CS_MSOB: '"Start on or before"',
  CS_MEOA: '"Finish on or after"',
  CS_MSO: '"Start on", read as not before that day',
  CS_MEO: '"Finish on", read as must finish by that day',
};

/** Both constraints of an activity; what has no counterpart is counted. */
function limitsOf(row: Row, name: string, left: LeftOutList) {
  const limits = { is_manual: false, not_before: null as string | null, finish_by: null as string | null };
  for (const [type, date] of [
    [row.get('cstr_type'), row.get('cstr_date')],
    [row.get('cstr_type2'), row.get('cstr_date2')],
  ]) {
    const day = momentIn(date)?.day ?? null;
    const unknown = LIMITS_LEFT[type ?? ''];
    if (unknown) left.add(`Limits: ${unknown}`, name);
    if (type === 'CS_MSOA' || type === 'CS_MSO') limits.not_before = day;
    else if (type === 'CS_MEOB' || type === 'CS_MEO') limits.finish_by = day;
    else if (type === 'CS_MANDSTART' || type === 'CS_MANDFIN') limits.is_manual = true;
  }
  return limits;
}

/** Percent of work done, by how the activity counts it; what has begun is at least at one. */
function percentDone(row: Row, hasBegun: boolean): number {
  if (row.get('status_code') === 'TK_Complete') return 100;
  if (!hasBegun) return 0;
  const hours = (field: string) => numberIn(row.get(field));
  const share = (done: number, all: number) => (all > 0 ? (done / all) * 100 : 0);
  const type = row.get('complete_pct_type');
  const percent =
    type === 'CP_Phys'
      ? hours('phys_complete_pct')
      : type === 'CP_Units'
        ? share(hours('act_work_qty'), hours('act_work_qty') + hours('remain_work_qty'))
        : share(hours('target_drtn_hr_cnt') - hours('remain_drtn_hr_cnt'), hours('target_drtn_hr_cnt'));
  return Math.min(99, Math.max(1, percentOf(percent)));
}

const MOMENTS: Readonly<Record<string, 'start' | 'finish'>> = { TT_Mile: 'start', TT_FinMile: 'finish' };
const TYPES: Readonly<Record<string, Relationship>> = {
  PR_FS: 'FS',
  PR_SS: 'SS',
  PR_FF: 'FF',
  PR_SF: 'SF',
};

interface Calendars {
  known: ReadonlyMap<string, FileCalendar>;
  hours: ReadonlyMap<string, number>;
}

const hoursOf = ({ hours }: Calendars, id: string | undefined) => hours.get(id ?? '') ?? 8;

function activityOf(
  row: Row,
  path: readonly string[],
  calendars: Calendars,
  usual: string | null,
  left: LeftOutList,
): FileActivity | null {
  const id = (row.get('task_code') ?? row.get('task_id') ?? '').trim();
  const name = nameFrom(row.get('task_name'), id);
  const first = (...fields: string[]) =>
    fields.map((field) => momentIn(row.get(field))).find((one) => one !== null);
  const shape = MOMENTS[row.get('task_type') ?? ''] ?? 'task';
  const start = first('act_start_date', 'restart_date', 'early_start_date', 'target_start_date');
  const end = first('act_end_date', 'reend_date', 'early_end_date', 'target_end_date');
  const from = shape === 'finish' ? (end ?? start) : (start ?? end);
  if (!from || id === '') {
    left.add('Activities without dates', name);
    return null;
  }
  const hasBegun = row.get('status_code') === 'TK_Active' || row.get('status_code') === 'TK_Complete';
  const isEffort = row.get('task_type') === 'TT_LOE';
  if (isEffort) left.add('Level of effort, read as work with manual dates', name);
  const to = end ?? from;
  const last = to.minutes === 0 && to.day > from.day ? addDays(to.day, -1) : to.day;
  const calendar = row.get('clndr_id') ?? '';
  const week = calendars.known.get(calendar) ?? USUAL_WEEK;
  const days = numberIn(row.get('target_drtn_hr_cnt')) / hoursOf(calendars, calendar);
  const limits = limitsOf(row, name, left);
  return {
    external_id: id.slice(0, 100),
    origin: null,
    name,
    ...placeIn(path, left),
    shape,
    date_from: from.day,
    date_to: shape === 'task' ? last : from.day,
    work_days:
      shape === 'task'
        ? lengthOf({ days: isEffort ? null : days, from: from.day, to: last, hasBegun, name }, week, left)
        : 0,
    ...limits,
    is_manual: limits.is_manual || isEffort,
    percent_done: percentDone(row, hasBegun),
    calendar: calendar !== usual && calendars.known.has(calendar) ? calendar : null,
  };
}

/** Calendars that activities follow, with the hours of their days. */
function calendarsOf(rows: readonly Row[], used: ReadonlySet<string>, left: LeftOutList): Calendars {
  const known = new Map<string, FileCalendar>();
  const hours = new Map<string, number>();
  for (const row of rows) {
    const key = row.get('clndr_id') ?? '';
    if (!used.has(key)) continue;
    const name = nameFrom(row.get('clndr_name'), `Calendar ${key}`);
    const { work_days, holidays } = readXerCalendar(row.get('clndr_data') ?? '', name, left);
    known.set(key, { key, name, work_days, holidays: holidaysOf(holidays, name, left) });
    hours.set(key, numberIn(row.get('day_hr_cnt')) || 8);
  }
  return { known, hours };
}

/** Reads a Primavera XER file in one pass over its lines. Throws `ScheduleFileError`. */
export function readXer(text: string): FileSchedule {
  const left = new LeftOutList();
  const tables = tablesOf(text, left);
  const rowsOf = (name: (typeof KEPT)[number]) => tables.get(name) ?? [];
  const project = projectOf(rowsOf('PROJECT'), rowsOf('TASK'), left);
  const isOwn = (row: Row) => row.get('proj_id') === project;
  const tasks = rowsOf('TASK').filter(isOwn);
  const head = rowsOf('PROJECT').find(isOwn);
  const uses = new Map<string, number>();
  for (const row of tasks)
    uses.set(row.get('clndr_id') ?? '', (uses.get(row.get('clndr_id') ?? '') ?? 0) + 1);
  const calendars = calendarsOf(
    rowsOf('CALENDAR'),
    new Set([...uses.keys(), head?.get('clndr_id') ?? '']),
    left,
  );
  const byUse = [...uses].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
  const usual = [head?.get('clndr_id') ?? '', ...byUse].find((id) => calendars.known.has(id)) ?? null;
  const pathOf = pathsOf(rowsOf('PROJWBS'));
  const ids = new Map<string, { id: string; name: string; calendar: string }>();
  const activities: FileActivity[] = [];
  for (const row of tasks) {
    if (row.get('task_type') === 'TT_WBS') {
      left.add('WBS summaries, whose dates follow from their activities', row.get('task_name'));
      continue;
    }
    const found = activityOf(row, pathOf(row.get('wbs_id') ?? ''), calendars, usual, left);
    if (!found) continue;
    activities.push(found);
    ids.set(row.get('task_id') ?? '', {
      id: found.external_id,
      name: found.name,
      calendar: row.get('clndr_id') ?? '',
    });
  }
  const links = rowsOf('TASKPRED')
    .filter((row) => ids.has(row.get('task_id') ?? ''))
    .map((row): FileLink => {
      const to = ids.get(row.get('task_id') ?? '')!;
      const days = numberIn(row.get('lag_hr_cnt')) / hoursOf(calendars, to.calendar);
      return {
        from: ids.get(row.get('pred_task_id') ?? '')?.id ?? '',
        to: to.id,
        type: TYPES[row.get('pred_type') ?? ''] ?? 'FS',
        lag: wholeLag(days, to.name, left),
      };
    });
  const root = rowsOf('PROJWBS').find((row) => isOwn(row) && row.get('proj_node_flag') === 'Y');
  return {
    tool: 'Primavera',
    name: nameFrom(root?.get('wbs_name') ?? head?.get('proj_short_name'), 'Schedule'),
    calendar: usual,
    calendars: [...calendars.known.values()],
    activities,
    links,
    left_out: left.list(),
  };
}
