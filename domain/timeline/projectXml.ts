import type { IsoDate } from '#domain/dates';
import { keyOf, type Relationship } from './network.ts';
import { networkOf, type TimelineRows } from './networkOf.ts';
import { USUAL_WEEK, type WorkWeek } from './workCalendar.ts';

/** Link types by their number in the format. */
export const PROJECT_LINK_TYPES: readonly Relationship[] = ['FF', 'FS', 'SF', 'SS'];
/** A work day is eight hours; lag counts tenths of a minute. */
export const TENTHS_PER_DAY = 4_800;
const HOURS_PER_DAY = 8;

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
  activities: readonly (TimelineRows['activities'][number] & {
    code: string;
    name: string;
    phase_id: number | null;
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

/** Constraint of a task by its number in the format: as soon as possible, start no earlier, finish no later than. */
function limitXml(notBefore: IsoDate | null | undefined, finishBy: IsoDate | null | undefined): string {
  const deadline = finishBy ? tag('Deadline', finish(finishBy)) : '';
  return notBefore
    ? `${tag('ConstraintType', 4)}${tag('ConstraintDate', start(notBefore))}${deadline}`
    : `${tag('ConstraintType', 0)}${deadline}`;
}

/**
 * The timeline as a Microsoft Project XML file: phases as summary tasks, moments as milestones, links with lag in days,
 * calendars with holidays. A day to finish by goes out as a deadline.
 */
export function writeProjectXml(name: string, rows: NamedRows): string {
  const { nodes, links, usual = USUAL_WEEK } = networkOf(rows);
  const facts = new Map<string, { code: string; name: string; phase: number | null }>([
    ...rows.activities.map(
      (row) => [keyOf('timelineactivity', row.id), { ...row, phase: row.phase_id }] as const,
    ),
    ...rows.milestones.map((row) => [keyOf('designmilestone', row.id), { ...row, phase: null }] as const),
    ...rows.events.map((row) => [keyOf('timelinecontractevent', row.id), { ...row, phase: null }] as const),
  ]);
  const own = rows.calendars.filter(({ is_default: isDefault }) => !isDefault);
  const calendarUid = new Map(own.map(({ id }, index) => [id, index + 2]));
  const uids = new Map(nodes.map(({ key }, index) => [key, index + 1]));
  const task = (node: (typeof nodes)[number], level: number) => {
    const { code = '', name: title = '' } = facts.get(node.key) ?? {};
    const before = links
      .filter((link) => link.to === node.key)
      .map(
        ({ from, type, lag }) =>
          `<PredecessorLink>${tag('PredecessorUID', uids.get(from) ?? 0)}${tag('Type', PROJECT_LINK_TYPES.indexOf(type))}${tag('LinkLag', lag * TENTHS_PER_DAY)}${tag('LagFormat', 7)}</PredecessorLink>`,
      );
    const isMoment = node.shape !== 'task';
    const startsDay = node.shape === 'finish' ? finish(node.from) : start(node.from);
    return [
      `<Task>${tag('UID', uids.get(node.key) ?? 0)}${tag('Name', title)}${tag('WBS', code)}${tag('OutlineLevel', level)}`,
      `${tag('Manual', node.is_manual ? 1 : 0)}${tag('Start', startsDay)}${tag('Finish', node.shape === 'start' ? start(node.to) : finish(node.to))}`,
      `${tag('Duration', `PT${isMoment ? 0 : node.days * HOURS_PER_DAY}H0M0S`)}${tag('DurationFormat', 7)}${tag('Milestone', isMoment ? 1 : 0)}`,
      `${tag('Summary', 0)}${tag('PercentComplete', node.percent_done ?? 0)}${limitXml(node.not_before, node.finish_by)}`,
      node.calendar == null ? '' : tag('CalendarUID', calendarUid.get(node.calendar) ?? 1),
      `${before.join('')}</Task>`,
    ].join('');
  };
  const inPhase = (phase: number | null, level: number) =>
    nodes.filter(({ key }) => (facts.get(key)?.phase ?? null) === phase).map((node) => task(node, level));
  const tasks = [
    ...inPhase(null, 1),
    ...rows.phases.flatMap(({ id, name: phase }, index) => [
      `<Task>${tag('UID', nodes.length + index + 1)}${tag('Name', phase)}${tag('OutlineLevel', 1)}${tag('Summary', 1)}</Task>`,
      ...inPhase(id, 2),
    ]),
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<Project xmlns="http://schemas.microsoft.com/project">${tag('SaveVersion', 14)}${tag('Name', name)}${tag('Title', name)}`,
    `${tag('CalendarUID', 1)}${tag('MinutesPerDay', 480)}${tag('MinutesPerWeek', usual.work_days.length * 480)}`,
    `<Calendars>${calendarXml(1, 'Project', usual)}${own.map((week) => calendarXml(calendarUid.get(week.id) ?? 0, `Calendar ${week.id}`, week)).join('')}</Calendars>`,
    `<Tasks>${tasks.join('')}</Tasks></Project>`,
    '',
  ].join('\n');
}
