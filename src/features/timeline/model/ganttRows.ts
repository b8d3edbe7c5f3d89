import { addDays, compareDates, daysBetween, type IsoDate } from '#domain/dates';
import { keyOf, type Schedule } from '#domain/timeline';
import type { Timeline } from '../timelineQueries.ts';

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
  /** Work days; null for a moment. */
  days: number | null;
  slack: number | null;
  isCritical: boolean;
  isMoment: boolean;
  percentDone: number;
  /** What its dates do not keep, as a sentence. */
  problem: string | null;
  isFolded: boolean;
}

/** What the rows are narrowed to. */
export interface GanttFilter {
  search: string;
  /** Phases; none lets all through. */
  phases: readonly number[];
  assignees: readonly number[];
}

export const EVENTS_KEY = 'heading:events';
const LOOSE_KEY = 'heading:loose';

const words = {
  finish_by: 'Finishes after its limit',
  not_before: 'Starts before its limit',
  link: 'Breaks a link',
};
const daysText = (days: number) => (days === 1 ? '1 work day' : `${days} work days`);

type Leaf = GanttRow & { phase: number | null; group: number | null };

function leavesOf(timeline: Timeline, found: Schedule): Leaf[] {
  const common = (key: string) => {
    const node = found.nodes.get(key);
    const [violation] = node?.violations ?? [];
    return {
      key,
      slack: node?.total_slack ?? null,
      isCritical: node?.is_critical ?? false,
      problem: violation ? `${words[violation.kind]} by ${daysText(violation.days)}` : null,
      isFolded: false,
      level: 2,
    };
  };
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
    })),
  ];
}

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

/** The lines of a timeline in their order: contract events, then each phase with its milestones and groups. */
export function ganttRows(
  timeline: Timeline,
  found: Schedule,
  filter: GanttFilter,
  folded: ReadonlySet<string>,
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
      (leaf.kind === 'activity' && filter.assignees.includes(assignees.get(leaf.id) ?? 0)));
  const shown = placed.filter(isShown);
  const isNarrowed = text !== '' || filter.phases.length > 0 || filter.assignees.length > 0;
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
      days: own.every((leaf) => leaf.isMoment) ? null : daysBetween(from, to) + 1,
      slack: null,
      isCritical: false,
      isMoment: false,
      percentDone: own.length > 0 && own.every((leaf) => leaf.percentDone === 100) ? 100 : 0,
      problem: null,
      isFolded,
    });
    if (isFolded) return;
    for (const group of level === 1 ? timeline.groups : []) {
      const members = own.filter((leaf) => leaf.group === group.id);
      if (members.length > 0) section(`heading:group:${group.id}`, group.name, members, 2, false);
    }
    const loose = level === 1 ? own.filter((leaf) => leaf.group === null) : own;
    rows.push(...mixed(loose).map((leaf) => ({ ...leaf, level: level + 1 })));
  };
  section(
    EVENTS_KEY,
    'Contract events',
    shown.filter(({ kind }) => kind === 'event'),
    1,
    false,
  );
  for (const { id, name } of timeline.phases)
    section(
      `heading:phase:${id}`,
      name,
      shown.filter(({ kind, phase }) => kind !== 'event' && phase === id),
    );
  section(
    LOOSE_KEY,
    timeline.phases.length === 0 ? 'Milestones and activities' : 'No phase',
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
