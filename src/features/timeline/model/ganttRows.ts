import { addDays, compareDates, daysBetween, type IsoDate } from '#domain/dates';
import { gmpLockSentence, isGmpLocked, keyOf, type Schedule, workDaysBetween } from '#domain/timeline';
import * as t from '../texts.ts';
import type { Timeline } from '../timelineQueries.ts';
import { weekOf } from './calendarDraft.ts';

/** A line of the Gantt: a heading that folds, or something with dates. */
export interface GanttRow {
  key: string;
  kind: 'heading' | 'activity' | 'milestone' | 'event';
  level: number;
  id: number;
  code: string;
  name: string;
  from: IsoDate;
  to: IsoDate;
  /** Work days, of a heading in the week of the project; null for a moment. */
  days: number | null;
  slack: number | null;
  isCritical: boolean;
  isMoment: boolean;
  percentDone: number;
  /** The data color of its phase; null where it belongs to none. */
  color: number | null;
  /** What its dates do not keep, as a sentence. */
  problem: string | null;
  /** Why its date stays where it is, as a sentence; null for what can be moved. */
  heldBy: string | null;
  isFolded: boolean;
}

/** States that lines are narrowed to. */
export const LINE_STATES = {
  critical: t.critical,
  problem: t.limitOrLinkNotKept,
  late: t.pastItsFinish,
  planned: t.notStarted,
  underway: t.inProgress,
  done: t.done,
} as const;
export type LineState = keyof typeof LINE_STATES;

/** What the rows are narrowed to; an empty list lets all through. */
export interface GanttFilter {
  search: string;
  phases: readonly number[];
  assignees: readonly number[];
  /** Any of these. */
  states: readonly LineState[];
}

/** Nothing left out. */
export const NO_FILTER: GanttFilter = { search: '', phases: [], assignees: [], states: [] };

/** What lines stand under. */
export const GANTT_GROUPS = { phase: t.phase, assignee: t.assignee, none: t.noGroupsByDate } as const;
export type GanttGrouping = keyof typeof GANTT_GROUPS;

export const EVENTS_KEY = 'heading:events';
const LOOSE_KEY = 'heading:loose';
const MILESTONES_KEY = 'heading:milestones';
const noneFolded: ReadonlySet<string> = new Set();

const words = {
  finish_by: t.finishesAfterItsLimit,
  not_before: t.startsBeforeItsLimit,
  link: t.breaksALink,
};
const daysText = (days: number) => (days === 1 ? t.workDay1 : t.daysWorkDays(days));

type Leaf = GanttRow & { phase: number | null; group: number | null };

/** Why the GMP lock holds a milestone; null where it does not. */
export const lockOf = (
  { gmp_locked_to: lockedTo }: Timeline,
  row: Timeline['milestones'][number],
): string | null =>
  lockedTo !== null && isGmpLocked(row, lockedTo)
    ? gmpLockSentence(`${row.code} ${row.name}`, lockedTo)
    : null;

function leavesOf(timeline: Timeline, found: Schedule): Leaf[] {
  const common = (key: string) => {
    const node = found.nodes.get(key);
    const [violation] = node?.violations ?? [];
    return {
      key,
      slack: node?.total_slack ?? null,
      isCritical: node?.is_critical ?? false,
      problem: violation ? t.valueByDaysText(words[violation.kind], daysText(violation.days)) : null,
      heldBy: null,
      isFolded: false,
      level: 2,
      color: null,
    };
  };
  // A phase that nobody gave a color has the one of its place.
  const colors = new Map(timeline.phases.map(({ id, color }, at) => [id, color ?? at + 1]));
  return [
    ...timeline.events.map((row): Leaf => ({
      ...common(keyOf('timelinecontractevent', row.id)),
      kind: 'event',
      id: row.id,
      code: row.code,
      name: row.name,
      from: row.date,
      to: row.date,
      days: null,
      isMoment: true,
      percentDone: 0,
      phase: null,
      group: null,
    })),
    ...timeline.milestones.map((row): Leaf => ({
      ...common(keyOf('designmilestone', row.id)),
      kind: 'milestone',
      id: row.id,
      code: row.code,
      name: row.name,
      from: row.actual_date ?? row.date,
      to: row.actual_date ?? row.date,
      days: null,
      isMoment: true,
      percentDone: row.actual_date === null ? 0 : 100,
      heldBy: lockOf(timeline, row),
      phase: null,
      group: null,
    })),
    ...timeline.activities.map((row): Leaf => ({
      ...common(keyOf('timelineactivity', row.id)),
      kind: 'activity',
      id: row.id,
      code: row.code,
      name: row.name,
      from: row.date_from,
      to: row.date_to,
      days: row.shape === 'task' ? row.work_days : null,
      isMoment: row.shape !== 'task',
      percentDone: row.percent_done,
      phase: row.phase_id,
      group: row.group_id,
      color: colors.get(row.phase_id ?? 0) ?? null,
    })),
  ];
}

/** Whether a line is in a state on a day. */
const isIn: Record<LineState, (leaf: Leaf, today: IsoDate) => boolean> = {
  critical: ({ isCritical }) => isCritical,
  problem: ({ problem }) => problem !== null,
  late: ({ percentDone, kind, to }, today) => percentDone < 100 && kind !== 'event' && to < today,
  planned: ({ percentDone, kind }) => percentDone === 0 && kind !== 'event',
  underway: ({ percentDone }) => percentDone > 0 && percentDone < 100,
  done: ({ percentDone }) => percentDone === 100,
};

const spanOf = (rows: readonly GanttRow[]) => ({
  from: rows.reduce((day, row) => (row.from < day ? row.from : day), rows[0]?.from ?? ''),
  to: rows.reduce((day, row) => (row.to > day ? row.to : day), rows[0]?.to ?? ''),
});

/** A milestone stands in the phase whose work it ends: the one that began last before it. */
function phaseOfMoment(
  moment: Leaf,
  phases: readonly { id: number; from: IsoDate; to: IsoDate }[],
): number | null {
  const begun = phases.filter(({ from, to }) => from <= moment.from && moment.from <= addDays(to, 31));
  const ending = begun.toSorted(
    (a, b) => Math.abs(daysBetween(a.to, moment.from)) - Math.abs(daysBetween(b.to, moment.from)),
  );
  return ending[0]?.id ?? null;
}

/** Who has activities, by name. */
export const peopleOf = ({ activities }: Timeline): { id: number; name: string }[] =>
  [...new Map(activities.flatMap(({ assignee: one }) => (one ? [[one.id, one] as const] : []))).values()]
    .map(({ id, first_name: first, last_name: last }) => ({ id, name: `${first} ${last}` }))
    .toSorted((a, b) => a.name.localeCompare(b.name));

/**
 * The lines of a timeline in their order: contract events, then each phase with its milestones and groups, or each person
 * with what is theirs; without groups all by date.
 */
export function ganttRows(
  timeline: Timeline,
  found: Schedule,
  filter: GanttFilter = NO_FILTER,
  folded: ReadonlySet<string> = noneFolded,
  grouping: GanttGrouping = 'phase',
): GanttRow[] {
  const text = filter.search.trim().toLowerCase();
  const assignees = new Map(timeline.activities.map((row) => [row.id, row.assignee?.id ?? null]));
  const leaves = leavesOf(timeline, found);
  const spans = timeline.phases.flatMap(({ id }) => {
    const own = leaves.filter((leaf) => leaf.kind === 'activity' && leaf.phase === id);
    return own.length === 0 ? [] : [{ id, ...spanOf(own) }];
  });
  const placed = leaves.map((leaf) =>
    leaf.kind === 'milestone' ? { ...leaf, phase: phaseOfMoment(leaf, spans) } : leaf,
  );
  const isShown = (leaf: Leaf) =>
    (text === '' || leaf.name.toLowerCase().includes(text) || leaf.code.toLowerCase().includes(text)) &&
    (filter.phases.length === 0 || (leaf.phase !== null && filter.phases.includes(leaf.phase))) &&
    (filter.assignees.length === 0 ||
      (leaf.kind === 'activity' && filter.assignees.includes(assignees.get(leaf.id) ?? 0))) &&
    (filter.states.length === 0 || filter.states.some((state) => isIn[state](leaf, timeline.today)));
  const week = weekOf(timeline, null);
  const shown = placed.filter(isShown);
  if (grouping === 'none')
    return shown
      .map((leaf) => ({ ...leaf, level: 1 }))
      .toSorted((a, b) => compareDates(a.from, b.from) || compareDates(a.to, b.to));
  const isNarrowed = [text, filter.phases, filter.assignees, filter.states].some(({ length }) => length > 0);
  const rows: GanttRow[] = [];
  const section = (key: string, name: string, own: readonly Leaf[], level = 1, parent = true) => {
    if (own.length === 0 && (isNarrowed || !parent)) return;
    const { from, to } = spanOf(own);
    const isFolded = folded.has(key);
    rows.push({
      key,
      kind: 'heading',
      level,
      id: 0,
      code: '',
      name,
      from,
      to,
      days: own.every((leaf) => leaf.isMoment) ? null : workDaysBetween(week, from, to),
      slack: null,
      isCritical: false,
      isMoment: false,
      percentDone: own.length > 0 && own.every((leaf) => leaf.percentDone === 100) ? 100 : 0,
      color: null,
      problem: null,
      heldBy: null,
      isFolded,
    });
    if (isFolded) return;
    const hasGroups = level === 1 && grouping === 'phase';
    for (const group of hasGroups ? timeline.groups : []) {
      const members = own.filter((leaf) => leaf.group === group.id);
      if (members.length > 0) section(`heading:group:${group.id}`, group.name, members, 2, false);
    }
    const loose = hasGroups ? own.filter((leaf) => leaf.group === null) : own;
    rows.push(...mixed(loose).map((leaf) => ({ ...leaf, level: level + 1 })));
  };
  section(
    EVENTS_KEY,
    t.contractEvents,
    shown.filter(({ kind }) => kind === 'event'),
    1,
    false,
  );
  if (grouping === 'assignee') {
    const byPerson = (leaf: Leaf) => (leaf.kind === 'activity' ? (assignees.get(leaf.id) ?? null) : null);
    section(
      MILESTONES_KEY,
      t.designMilestones,
      shown.filter(({ kind }) => kind === 'milestone'),
      1,
      false,
    );
    for (const { id, name } of peopleOf(timeline))
      section(
        `heading:assignee:${id}`,
        name,
        shown.filter((leaf) => byPerson(leaf) === id),
        1,
        false,
      );
    const nobodys = shown.filter((leaf) => leaf.kind === 'activity' && byPerson(leaf) === null);
    section('heading:nobody', t.unassigned, nobodys, 1, false);
    return rows;
  }
  for (const { id, name } of timeline.phases)
    section(
      `heading:phase:${id}`,
      name,
      shown.filter(({ kind, phase }) => kind !== 'event' && phase === id),
    );
  section(
    LOOSE_KEY,
    timeline.phases.length === 0 ? t.milestonesAndActivities : t.noPhase,
    shown.filter(({ kind, phase }) => kind !== 'event' && phase === null),
    1,
    false,
  );
  return rows;
}

/** Activities in the order people gave them, each milestone before the first that starts after it. */
function mixed(leaves: readonly Leaf[]): Leaf[] {
  const moments = leaves
    .filter(({ kind }) => kind !== 'activity')
    .toSorted((a, b) => compareDates(a.from, b.from));
  const lines = leaves.filter(({ kind }) => kind === 'activity');
  for (const moment of moments) {
    const at = lines.findIndex((line) => line.kind === 'activity' && line.from >= moment.from);
    lines.splice(at === -1 ? lines.length : at, 0, moment);
  }
  return lines;
}
