import type { IsoDate } from '#domain/dates';
import { keyOf, type Relationship } from './network.ts';
import { networkOf, type TimelineRows } from './networkOf.ts';
import { USUAL_WEEK, type WorkWeek } from './workCalendar.ts';

/** Link types by their number in the format. */
export const PROJECT_LINK_TYPES: readonly Relationship[] = ['FF', 'FS', 'SF', 'SS'];
/** A work day is eight hours; lag counts tenths of a minute. */
export const TENTHS_PER_DAY = 4_800;
const HOURS_PER_DAY = 8;
/** The custom text field (Text30) that carries project and code, by which an export that comes back is known. */
export const CODE_FIELD = 188_744_016;

const SPECIAL: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text as XML writes it; what XML cannot hold is left out. */
const escaped = (text: string): string =>
  text.replace(/[^\P{Cc}\n\r\t]|[\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (sign) => SPECIAL[sign] ?? sign);

const tag = (name: string, value: string | number): string =>
  `<${name}>${typeof value === 'number' ? value : escaped(value)}</${name}>`;
const start = (day: IsoDate) => `${day}T08:00:00`;
const finish = (day: IsoDate) => `${day}T17:00:00`;

interface NamedRows extends TimelineRows {
  phases: readonly { id: number; name: string }[];
  groups: readonly { id: number; phase_id: number; name: string }[];
  calendars: readonly (TimelineRows['calendars'][number] & { name: string })[];
  activities: readonly (TimelineRows['activities'][number] & {
    code: string;
    name: string;
    phase_id: number | null;
    group_id: number | null;
  })[];
  milestones: readonly (TimelineRows['milestones'][number] & { code: string; name: string })[];
  events: readonly (TimelineRows['events'][number] & { code: string; name: string })[];
}

const worked =
  '<WorkingTimes><WorkingTime><FromTime>08:00:00</FromTime><ToTime>12:00:00</ToTime></WorkingTime>' +
  '<WorkingTime><FromTime>13:00:00</FromTime><ToTime>17:00:00</ToTime></WorkingTime></WorkingTimes>';

function calendarXml(uid: number, name: string, week: WorkWeek): string {
  const days = [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const works = week.work_days.includes(day);
    return `<WeekDay>${tag('DayType', day + 1)}${tag('DayWorking', works ? 1 : 0)}${works ? worked : ''}</WeekDay>`;
  });
  const exceptions = week.holidays.map(
    (day) =>
      `<Exception><TimePeriod>${tag('FromDate', `${day}T00:00:00`)}${tag('ToDate', `${day}T23:59:00`)}</TimePeriod>${tag('DayWorking', 0)}</Exception>`,
  );
  return `<Calendar>${tag('UID', uid)}${tag('Name', name)}<IsBaseCalendar>1</IsBaseCalendar><WeekDays>${days.join('')}</WeekDays><Exceptions>${exceptions.join('')}</Exceptions></Calendar>`;
}

/** Type of the constraint by its number in the format (as soon as possible, start no earlier than), its day, the deadline. */
const limitXml = (notBefore: IsoDate | null | undefined, finishBy: IsoDate | null | undefined): string[] => [
  tag('ConstraintType', notBefore ? 4 : 0),
  notBefore ? tag('ConstraintDate', start(notBefore)) : '',
  finishBy ? tag('Deadline', finish(finishBy)) : '',
];

/** What is done, and since when. */
function progressXml(percent: number, node: { from: IsoDate; to: IsoDate; shape: string }): string {
  if (percent === 0) return tag('PercentComplete', 0);
  const begun = node.shape === 'finish' ? finish(node.from) : start(node.from);
  const done =
    percent === 100 ? tag('ActualFinish', node.shape === 'start' ? start(node.to) : finish(node.to)) : '';
  return `${tag('PercentComplete', percent)}${tag('ActualStart', begun)}${done}`;
}

type Facts = { code: string; name: string; phase: number | null; group: number | null };

/**
 * The timeline as a Microsoft Project XML file: phases and groups as summary tasks, moments as milestones, links with
 * lag in days, calendars with holidays. A day to finish by goes out as a deadline. Read back, it is the same timeline.
 */
export function writeProjectXml(project: { id: number; name: string }, rows: NamedRows): string {
  const { nodes, links, usual = USUAL_WEEK } = networkOf(rows);
  const nowhere = { phase: null, group: null };
  const facts = new Map<string, Facts>([
    ...rows.activities.map(
      (row) =>
        [keyOf('timelineactivity', row.id), { ...row, phase: row.phase_id, group: row.group_id }] as const,
    ),
    ...rows.milestones.map((row) => [keyOf('designmilestone', row.id), { ...row, ...nowhere }] as const),
    ...rows.events.map((row) => [keyOf('timelinecontractevent', row.id), { ...row, ...nowhere }] as const),
  ]);
  const own = rows.calendars.filter(({ is_default: isDefault }) => !isDefault);
  const calendarUid = new Map(own.map(({ id }, index) => [id, index + 2]));
  const uids = new Map(nodes.map(({ key }, index) => [key, index + 1]));
  const before = new Map<string, string[]>();
  for (const { from, to, type, lag } of links) {
    const list = before.get(to) ?? [];
    list.push(
      `<PredecessorLink>${tag('PredecessorUID', uids.get(from) ?? 0)}${tag('Type', PROJECT_LINK_TYPES.indexOf(type))}${tag('LinkLag', lag * TENTHS_PER_DAY)}${tag('LagFormat', 7)}</PredecessorLink>`,
    );
    before.set(to, list);
  }
  const task = (node: (typeof nodes)[number], level: number) => {
    const { code = '', name = '' } = facts.get(node.key) ?? {};
    const isMoment = node.shape !== 'task';
    const startsDay = node.shape === 'finish' ? finish(node.from) : start(node.from);
    const [constraint, ...limits] = limitXml(node.not_before, node.finish_by);
    return [
      `<Task>${tag('UID', uids.get(node.key) ?? 0)}${tag('Name', name)}${tag('Manual', node.is_manual ? 1 : 0)}${tag('WBS', code)}${tag('OutlineLevel', level)}`,
      `${tag('Start', startsDay)}${tag('Finish', node.shape === 'start' ? start(node.to) : finish(node.to))}`,
      `${tag('Duration', `PT${isMoment ? 0 : node.days * HOURS_PER_DAY}H0M0S`)}${tag('DurationFormat', 7)}${tag('Milestone', isMoment ? 1 : 0)}`,
      `${tag('Summary', 0)}${progressXml(node.percent_done ?? 0, node)}${constraint}`,
      node.calendar == null ? '' : tag('CalendarUID', calendarUid.get(node.calendar) ?? 1),
      `${limits.join('')}${(before.get(node.key) ?? []).join('')}`,
      `<ExtendedAttribute>${tag('FieldID', CODE_FIELD)}${tag('Value', `${project.id}/${code}`)}</ExtendedAttribute></Task>`,
    ].join('');
  };
  const placed = new Map<string, (typeof nodes)[number][]>();
  const placeOf = (phase: number | null, group: number | null) => `${phase ?? ''} ${group ?? ''}`;
  for (const node of nodes) {
    const { phase = null, group = null } = facts.get(node.key) ?? {};
    const name = placeOf(phase, group);
    const list = placed.get(name) ?? [];
    list.push(node);
    placed.set(name, list);
  }
  const inPlace = (phase: number | null, group: number | null, level: number) =>
    (placed.get(placeOf(phase, group)) ?? []).map((node) => task(node, level));
  let summaries = nodes.length;
  const summary = (name: string, level: number) => {
    summaries += 1;
    return `<Task>${tag('UID', summaries)}${tag('Name', name)}${tag('OutlineLevel', level)}${tag('Summary', 1)}</Task>`;
  };
  const tasks = [
    ...inPlace(null, null, 1),
    ...rows.phases.flatMap(({ id, name }) => [
      summary(name, 1),
      ...inPlace(id, null, 2),
      ...rows.groups
        .filter((group) => group.phase_id === id)
        .flatMap((group) => [summary(group.name, 2), ...inPlace(id, group.id, 3)]),
    ]),
  ];
  const usualName = rows.calendars.find(({ is_default: isDefault }) => isDefault)?.name ?? 'Project';
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<Project xmlns="http://schemas.microsoft.com/project">${tag('SaveVersion', 14)}${tag('Name', project.name)}${tag('Title', project.name)}`,
    `${tag('CalendarUID', 1)}${tag('MinutesPerDay', 480)}${tag('MinutesPerWeek', usual.work_days.length * 480)}`,
    `<ExtendedAttributes><ExtendedAttribute>${tag('FieldID', CODE_FIELD)}<FieldName>Text30</FieldName><Alias>Source</Alias></ExtendedAttribute></ExtendedAttributes>`,
    `<Calendars>${calendarXml(1, usualName, usual)}${own.map((week) => calendarXml(calendarUid.get(week.id) ?? 0, week.name, week)).join('')}</Calendars>`,
    `<Tasks>${tasks.join('')}</Tasks></Project>`,
    '',
  ].join('\n');
}
