import type { components } from '#contract/api.ts';
import { dateProblem, formatGridDate } from '#domain/dates';
import { TIMELINE_LIMITS } from '#domain/timeline';
import {
  FIRST_NEW_ID,
  type FileSchedule,
  type ImportPlan,
  type ImportWrite,
  planImport,
} from '#domain/timeline/import';
import { ApiError, ruleRefused } from '#server/contract/errors.ts';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { showPush } from './moveTimeline.ts';
import { namesOf, outcomeOf, scheduled } from './planTimeline.ts';
import { readTimeline, type Timeline } from './timelineRepository.ts';
import { openTimeline, saveDraft, type TimelineWriter } from './timelineWriter.ts';

type Schemas = components['schemas'];

/** A schedule as it was read, with the name of its file. */
export type ReadSchedule = FileSchedule & { file_name: string };

interface Importing {
  projectId: number;
  today: string;
  removesGone: boolean;
}

/** The timeline as it would be, in the rows that everything else of the module works on. */
const timelineOf = (timeline: Timeline, { rows }: ImportPlan): Timeline =>
  ({ ...timeline, ...rows }) as Timeline;

/** What an import does, and why it cannot be accepted; a schedule without dates is refused with its sentence. */
function planned(timeline: Timeline, file: FileSchedule, { projectId, today, removesGone }: Importing) {
  const plan = scheduled(timeline, () => planImport(timeline, file, { projectId, removesGone }));
  const after = timelineOf(timeline, plan);
  const { pushes, problem } = outcomeOf(after, new Set(), today);
  const late = plan.lines.find(
    ({ state, date_from, date_to }) =>
      state !== 'gone' && (dateProblem(date_from, today) ?? dateProblem(date_to, today)) !== null,
  );
  const lateProblem = late
    ? `"${late.name}" would finish on ${formatGridDate(late.date_to)}, beyond the years that a timeline holds.`
    : null;
  return { plan, after, pushes, problem: tooLarge(after) ?? problem?.text ?? lateProblem };
}

/** Why the timeline would hold more than it can; null where it does not. */
function tooLarge({ activities, links }: Timeline): string | null {
  const lists = [
    ['activities', activities.length, TIMELINE_LIMITS.activities],
    ['links', links.length, TIMELINE_LIMITS.links],
  ] as const;
  const over = lists.find(([, count, limit]) => count > limit);
  if (!over) return null;
  const [what, count, limit] = over;
  return `The timeline would hold ${count.toLocaleString('en-US')} ${what}; it takes ${limit.toLocaleString('en-US')}. Remove some first, or export a part of the schedule.`;
}

const none: ImportPlan = {
  rows: { phases: [], groups: [], activities: [], milestones: [], events: [], links: [], calendars: [] },
  writes: [],
  lines: [],
  links: { added: 0, changed: 0, removed: 0 },
  calendars: [],
};

/** What a schedule would do to the timeline as it is now; writes nothing. */
export async function reviewSchedule(
  tx: TenantTx,
  file: ReadSchedule,
  importing: Importing,
): Promise<Schemas['ScheduleFile']> {
  const timeline = await readTimeline(tx, importing.projectId);
  const names = namesOf(timeline);
  const found = review();
  const count = (state: string) => found.plan.lines.filter((line) => line.state === state).length;
  const ofFile = new Set(found.plan.writes.map(({ entity, id }) => `${entity} ${id}`));
  return {
    file_name: file.file_name,
    tool: file.tool,
    name: file.name,
    activities: file.activities.length,
    links: file.links.length,
    left_out: file.left_out,
    added: count('new'),
    changed: count('changed'),
    gone: count('gone'),
    same: count('same'),
    link_changes: found.plan.links,
    calendars: found.plan.calendars,
    lines: found.plan.lines.filter(({ state, file_dates }) => state !== 'same' || file_dates !== null),
    pushed: found.pushes
      .filter(({ key }) => !ofFile.has(key))
      .filter(({ key }) => names.has(key))
      .map((push) => showPush(push, names)),
    problem: found.problem,
  };

  function review() {
    try {
      return planned(timeline, file, importing);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'rule') throw error;
      return { plan: none, pushes: [], problem: error.message };
    }
  }
}

const REFERENCES = ['phase_id', 'group_id', 'calendar_id', 'from_activity_id', 'to_activity_id'];

/** The writes of a plan as changes, with real numbers in place of those that stood for new rows. */
async function changesOf({ tx, projectId }: TimelineWriter, { writes }: ImportPlan): Promise<Change[]> {
  const ids = new Map<number, number>();
  const creates = new Map<string, ImportWrite[]>();
  for (const write of writes)
    if (write.kind === 'create') {
      const known = creates.get(write.entity);
      if (known) known.push(write);
      else creates.set(write.entity, [write]);
    }
  for (const [entity, ofEntity] of creates) {
    const real = await allocateIds(tx, entity, ofEntity.length);
    ofEntity.forEach(({ id }, index) => ids.set(id, real[index] ?? 0));
  }
  const numbers = await allocateNumbers(
    tx,
    projectId,
    'timeline_activity',
    creates.get('timeline_activity')?.length ?? 0,
  );
  const idOf = (id: number) => (id >= FIRST_NEW_ID ? (ids.get(id) ?? 0) : id);
  const real = (fields: Record<string, unknown>) => {
    const replaced = REFERENCES.flatMap((name) =>
      typeof fields[name] === 'number' ? [[name, idOf(fields[name])] as const] : [],
    );
    return { ...fields, ...Object.fromEntries(replaced) };
  };
  return writes.map(({ entity, kind, id, fields }): Change => {
    if (kind === 'delete') return { entity, kind, id };
    const own = real(fields);
    if (kind === 'update') return { entity, kind, id, fields: own };
    const number = entity === 'timeline_activity' ? { number: numbers.shift() } : {};
    return { entity, kind, id: idOf(id), fields: { ...own, ...number } };
  });
}

/** Writes a schedule into the timeline, as one change set that undo takes back. */
export async function acceptSchedule(
  writer: TimelineWriter,
  file: ReadSchedule,
  removesGone: boolean,
): Promise<Schemas['TimelineMoved']> {
  const draft = await openTimeline(writer);
  const { projectId, today } = writer;
  const { plan, after, problem } = planned(draft.timeline, file, { projectId, today, removesGone });
  if (problem) throw ruleRefused(problem);
  const made = { timeline: after, typed: new Set<string>(), changes: await changesOf(writer, plan) };
  const { id, count } = await saveDraft(writer, made, `Imported the schedule "${file.name}"`, 'import');
  return { count, change_set_id: id };
}
