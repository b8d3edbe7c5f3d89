import type { components } from '#contract/api.ts';
import {
  activityFields,
  activityProblems,
  contractEventFields,
  type EntityType,
  finishAfter,
  keyOf,
  milestoneFields,
  networkOf,
  TIMELINE_LIMITS,
  TIMELINE_MESSAGES,
  USUAL_WEEK,
  workDaysBetween,
} from '#domain/timeline';
import { inUse, notFound, ruleRefused } from '#server/contract/errors.ts';
import { removeLinksOf, writePredecessors } from './saveLinks.ts';
import { milestoneUses, readTimeline } from './timelineRepository.ts';
import {
  addFields,
  applyMove,
  type Draft,
  nextNumber,
  openTimeline,
  refuseLocked,
  removed,
  refuseFields,
  rowOf,
  saveDraft,
  type TimelineWriter,
} from './timelineWriter.ts';

type Schemas = components['schemas'];
type Relationships = Schemas['TimelineRelationship'][] | undefined;

/** The lists that hold what stands on the axis. */
const LISTS = {
  timelineactivity: { list: 'activities', entity: 'timeline_activity', what: 'activity' },
  timelinecontractevent: { list: 'events', entity: 'contract_event', what: 'contract event' },
  designmilestone: { list: 'milestones', entity: 'milestone', what: 'milestone' },
} as const;

const noLimits = { is_manual: false, not_before: null, finish_by: null };

/** Saves and answers the row as it then stands. */
async function answerRow<T extends EntityType>(
  writer: TimelineWriter,
  draft: Draft,
  type: T,
  id: number,
  verb: string,
): Promise<Draft['timeline'][(typeof LISTS)[T]['list']][number]> {
  const { list, what } = LISTS[type];
  const { name } = rowOf(draft, list, id);
  const { id: set } = await saveDraft(writer, draft, `${verb} the ${what} "${name}"`);
  const timeline = await readTimeline(writer.tx, writer.projectId);
  return { ...rowOf({ ...draft, timeline }, list, id), change_set_id: set };
}

/** Adds a milestone with the next code of the project. */
export async function createMilestone(writer: TimelineWriter, input: Schemas['TimelineMilestoneInput']) {
  const { timeline_predecessors_write: before, project, project_id: own, ...said } = input;
  // The address decides; a body may repeat it, and is refused where it names another project.
  if ([project, own].some((named) => named !== undefined && named !== writer.projectId)) throw notFound();
  const draft = await openTimeline(writer);
  refuseFields(milestoneFields, said, writer.today, true);
  const { id, number } = await nextNumber(writer, 'milestone', true);
  const fields = {
    ...noLimits,
    short_name: null,
    actual_date: null,
    ...said,
    name: said.name.trim(),
    number,
  };
  draft.timeline.milestones.push({
    ...fields,
    id,
    code: '',
    has_estimate: false,
    version: 1,
    change_set_id: null,
  });
  draft.changes.push({ entity: 'milestone', kind: 'create', id, fields });
  draft.typed.add(keyOf('designmilestone', id));
  await writePredecessors(writer, draft, 'designmilestone', id, before);
  return answerRow(writer, draft, 'designmilestone', id, 'Added');
}

/** Adds a contract event with the next code of the project. */
export async function createEvent(writer: TimelineWriter, input: Schemas['TimelineEventInput']) {
  const { timeline_predecessors_write: before, ...said } = input;
  const draft = await openTimeline(writer);
  refuseFields(contractEventFields, said, writer.today, true);
  const { id, number } = await nextNumber(writer, 'contract_event', true);
  const fields = { ...noLimits, ...said, name: said.name.trim(), number };
  draft.timeline.events.push({ ...fields, id, code: '', version: 1, change_set_id: null });
  draft.changes.push({ entity: 'contract_event', kind: 'create', id, fields });
  await writePredecessors(writer, draft, 'timelinecontractevent', id, before);
  return answerRow(writer, draft, 'timelinecontractevent', id, 'Added');
}

/** Phase, group and calendar have to be the project's own; a group brings its phase along. */
function placed(
  draft: Draft,
  said: { phase_id?: number | null; group_id?: number | null; calendar_id?: number | null },
) {
  const { phases, groups, calendars } = draft.timeline;
  const group = said.group_id == null ? undefined : groups.find(({ id }) => id === said.group_id);
  const refuse = (field: string) =>
    ruleRefused(TIMELINE_MESSAGES.phase, { [field]: [TIMELINE_MESSAGES.phase] });
  if (said.group_id != null && !group) throw refuse('group_id');
  if (said.phase_id != null && !phases.some(({ id }) => id === said.phase_id)) throw refuse('phase_id');
  if (said.calendar_id != null && !calendars.some(({ id }) => id === said.calendar_id))
    throw refuse('calendar_id');
  if (group) return { ...said, phase_id: group.phase_id };
  return said.phase_id === undefined ? said : { ...said, group_id: null };
}

/** Length and finish of an activity follow from each other over the work days of its calendar. */
function lengthOf(
  draft: Draft,
  said: {
    date_from: string;
    date_to?: string;
    work_days?: number;
    shape?: string;
    calendar_id?: number | null;
  },
): { date_to: string; work_days: number } {
  if (said.shape !== undefined && said.shape !== 'task') return { date_to: said.date_from, work_days: 0 };
  const { usual = USUAL_WEEK, calendars } = networkOf(draft.timeline);
  const week = (said.calendar_id == null ? undefined : calendars?.get(said.calendar_id)) ?? usual;
  if (said.work_days !== undefined || said.date_to === undefined) {
    const days = Math.max(1, said.work_days ?? 1);
    return { date_to: finishAfter(week, said.date_from, days), work_days: days };
  }
  return {
    date_to: said.date_to,
    work_days: Math.max(1, workDaysBetween(week, said.date_from, said.date_to)),
  };
}

/** Adds an activity with the next code of the project. */
export async function createActivity(writer: TimelineWriter, input: Schemas['TimelineActivityInput']) {
  const { timeline_predecessors_write: before, assignee_id: assignee = null, ...rest } = input;
  const draft = await openTimeline(writer);
  const { activities } = draft.timeline;
  if (activities.length >= TIMELINE_LIMITS.activities) throw ruleRefused(TIMELINE_MESSAGES.limit);
  refuseFields(activityFields, { ...rest, date_to: rest.date_to ?? rest.date_from }, writer.today, true);
  const said = {
    ...noLimits,
    phase_id: null,
    group_id: null,
    calendar_id: null,
    percent_done: 0,
    shape: 'task' as const,
    ...placed(draft, rest),
    ...rest,
    name: rest.name.trim(),
  };
  const dates = lengthOf(draft, said);
  refuseFields({}, {}, writer.today, true, activityProblems({ ...said, ...dates }, writer.today));
  const { id, number } = await nextNumber(writer, 'timeline_activity', true);
  const position = Math.max(0, ...activities.map((row) => row.position)) + 1;
  const fields = { ...said, ...placed(draft, rest), ...dates, number, position, external_id: null };
  activities.push({ ...fields, id, code: '', assignee: null, version: 1, change_set_id: null });
  draft.changes.push({
    entity: 'timeline_activity',
    kind: 'create',
    id,
    fields: { ...fields, assignee_id: assignee },
  });
  draft.typed.add(keyOf('timelineactivity', id));
  await writePredecessors(writer, draft, 'timelineactivity', id, before);
  return answerRow(writer, draft, 'timelineactivity', id, 'Added');
}

/** What every patch shares: fields first, then links, then the move that new dates are. */
async function patchNode(
  writer: TimelineWriter,
  draft: Draft,
  type: EntityType,
  row: { id: number },
  fields: object,
  before: Relationships,
): Promise<void> {
  Object.assign(row, fields);
  if (Object.keys(fields).length > 0) addFields(draft, LISTS[type].entity, row.id, fields);
  await writePredecessors(writer, draft, type, row.id, before);
}

/** Changes a milestone; another date is a move, which pushes what hangs on it. */
export async function updateMilestone(
  writer: TimelineWriter,
  id: number,
  patch: Schemas['TimelineMilestonePatch'],
  version?: number,
) {
  const { timeline_predecessors_write: before, date, ...said } = patch;
  const draft = await openTimeline(writer);
  const row = rowOf(draft, 'milestones', id, version);
  refuseFields(milestoneFields, patch, writer.today, false);
  await patchNode(writer, draft, 'designmilestone', row, said, before);
  if (date !== undefined && date !== row.date) {
    refuseLocked(draft, row);
    moveTo(draft, 'designmilestone', row, date);
  }
  return answerRow(writer, draft, 'designmilestone', id, 'Changed');
}

/** The planned date of a milestone that was reached only is noted: it stands where it was reached. */
function moveTo(
  draft: Draft,
  type: 'designmilestone' | 'timelinecontractevent',
  row: { id: number; date: string; actual_date?: string | null },
  date: string,
): void {
  if (row.actual_date == null) return applyMove(draft, { key: keyOf(type, row.id), from: date });
  row.date = date;
  draft.typed.add(keyOf(type, row.id));
  addFields(draft, LISTS[type].entity, row.id, { date });
}

/** Changes a contract event. */
export async function updateEvent(
  writer: TimelineWriter,
  id: number,
  patch: Schemas['TimelineEventPatch'],
  version?: number,
) {
  const { timeline_predecessors_write: before, date, ...said } = patch;
  const draft = await openTimeline(writer);
  const row = rowOf(draft, 'events', id, version);
  refuseFields(contractEventFields, patch, writer.today, false);
  await patchNode(writer, draft, 'timelinecontractevent', row, said, before);
  if (date !== undefined && date !== row.date) moveTo(draft, 'timelinecontractevent', row, date);
  return answerRow(writer, draft, 'timelinecontractevent', id, 'Changed');
}

/** Changes an activity; other dates or another length push what hangs on it. */
export async function updateActivity(
  writer: TimelineWriter,
  id: number,
  patch: Schemas['TimelineActivityPatch'],
  version?: number,
) {
  const { timeline_predecessors_write: before, date_from, date_to, work_days, assignee_id, ...rest } = patch;
  const draft = await openTimeline(writer);
  const row = rowOf(draft, 'activities', id, version);
  refuseFields(activityFields, patch, writer.today, false);
  const said = { ...rest, ...placed(draft, rest) };
  const next = { ...row, ...said, date_from: date_from ?? row.date_from };
  const length = {
    ...next,
    date_to: undefined,
    work_days: undefined,
    ...(date_to !== undefined ? { date_to } : { work_days: work_days ?? row.work_days }),
  };
  const dates = lengthOf(draft, length);
  refuseFields({}, {}, writer.today, false, activityProblems({ ...next, ...dates }, writer.today));
  await patchNode(writer, draft, 'timelineactivity', row, said, before);
  if (assignee_id !== undefined) addFields(draft, 'timeline_activity', id, { assignee_id });
  const isLonger = dates.work_days !== row.work_days;
  if (isLonger && next.date_from === row.date_from) {
    Object.assign(row, dates);
    addFields(draft, 'timeline_activity', id, dates);
  } else if (next.date_from !== row.date_from || (date_to !== undefined && date_to !== row.date_to))
    applyMove(draft, {
      key: keyOf('timelineactivity', id),
      from: next.date_from,
      ...(isLonger || date_to !== undefined ? { to: dates.date_to } : {}),
    });
  return answerRow(writer, draft, 'timelineactivity', id, 'Changed');
}

/** Removes something from the axis with its links; what hung on it keeps its place. */
export async function removeNode(
  writer: TimelineWriter,
  type: EntityType,
  id: number,
  version?: number,
): Promise<Schemas['TimelineMoved']> {
  const draft = await openTimeline(writer);
  const { list, entity, what } = LISTS[type];
  const row = rowOf(draft, list, id, version);
  if (type === 'designmilestone') {
    refuseLocked(draft, rowOf(draft, 'milestones', id));
    const uses = await milestoneUses(writer.tx, id);
    if (uses.length > 0)
      throw inUse(
        `${row.code} ${row.name} cannot be removed: ${uses.join(', ')} would go with it. Move them to another milestone first.`,
      );
  }
  removeLinksOf(draft, type, id);
  const rows = draft.timeline[list] as { id: number }[];
  rows.splice(
    rows.findIndex((one) => one.id === id),
    1,
  );
  draft.changes.push({ entity, kind: 'delete', id, version: row.version });
  return removed(await saveDraft(writer, draft, `Removed the ${what} "${row.name}"`));
}
