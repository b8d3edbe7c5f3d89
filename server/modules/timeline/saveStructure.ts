import type { components } from '#contract/api.ts';
import {
  baselineFields,
  groupFields,
  phaseFields,
  TIMELINE_LIMITS,
  TIMELINE_MESSAGES,
} from '#domain/timeline';
import { isIsoDate } from '#domain/dates';
import { ruleRefused } from '#server/contract/errors.ts';
import { readTimeline } from './timelineRepository.ts';
import {
  addFields,
  type Draft,
  nextNumber,
  openTimeline,
  removed,
  refuseFields,
  rowOf,
  saveDraft,
  type TimelineWriter,
} from './timelineWriter.ts';

type Schemas = components['schemas'];
type StructureList = 'phases' | 'groups' | 'calendars' | 'baselines';

async function answerRow<K extends StructureList>(
  writer: TimelineWriter,
  draft: Draft,
  list: K,
  id: number,
  summary: string,
): Promise<Draft['timeline'][K][number]> {
  const { id: set } = await saveDraft(writer, draft, summary);
  const timeline = await readTimeline(writer.tx, writer.projectId);
  return { ...rowOf({ ...draft, timeline }, list, id), change_set_id: set };
}

const after = (rows: readonly { position: number }[]) =>
  Math.max(0, ...rows.map(({ position }) => position)) + 1;

/** Adds a phase at the end. */
export async function createPhase(writer: TimelineWriter, input: Schemas['TimelinePhaseInput']) {
  const draft = await openTimeline(writer);
  refuseFields(phaseFields, input, writer.today, true);
  const { id } = await nextNumber(writer, 'timeline_phase', false);
  const fields = { color: null, ...input, name: input.name.trim(), position: after(draft.timeline.phases) };
  draft.changes.push({ entity: 'timeline_phase', kind: 'create', id, fields });
  return answerRow(writer, draft, 'phases', id, `Added the phase "${fields.name}"`);
}

/** Renames or recolors a phase. */
export async function updatePhase(
  writer: TimelineWriter,
  id: number,
  patch: Schemas['TimelinePhasePatch'],
  version?: number,
) {
  const draft = await openTimeline(writer);
  const { name } = rowOf(draft, 'phases', id, version);
  refuseFields(phaseFields, patch, writer.today, false);
  addFields(draft, 'timeline_phase', id, patch);
  return answerRow(writer, draft, 'phases', id, `Changed the phase "${name}"`);
}

/** Removes a phase; its activities stay, without one. */
export async function removePhase(
  writer: TimelineWriter,
  id: number,
  version?: number,
): Promise<Schemas['TimelineMoved']> {
  const draft = await openTimeline(writer);
  const row = rowOf(draft, 'phases', id, version);
  for (const group of draft.timeline.groups.filter((one) => one.phase_id === id))
    draft.changes.push({ entity: 'timeline_group', kind: 'delete', id: group.id, version: group.version });
  for (const activity of draft.timeline.activities.filter((one) => one.phase_id === id))
    addFields(draft, 'timeline_activity', activity.id, { phase_id: null, group_id: null });
  draft.changes.push({ entity: 'timeline_phase', kind: 'delete', id, version: row.version });
  return removed(await saveDraft(writer, draft, `Removed the phase "${row.name}"`));
}

/** Adds a group to a phase. */
export async function createGroup(writer: TimelineWriter, input: Schemas['TimelineGroupInput']) {
  const draft = await openTimeline(writer);
  refuseFields(groupFields, input, writer.today, true);
  if (!draft.timeline.phases.some(({ id }) => id === input.phase_id))
    throw ruleRefused(TIMELINE_MESSAGES.phase, { phase_id: [TIMELINE_MESSAGES.phase] });
  const { id } = await nextNumber(writer, 'timeline_group', false);
  const fields = { ...input, name: input.name.trim(), position: after(draft.timeline.groups) };
  draft.changes.push({ entity: 'timeline_group', kind: 'create', id, fields });
  return answerRow(writer, draft, 'groups', id, `Added the group "${fields.name}"`);
}

/** Renames a group. */
export async function updateGroup(
  writer: TimelineWriter,
  id: number,
  patch: Schemas['TimelineGroupPatch'],
  version?: number,
) {
  const draft = await openTimeline(writer);
  const { name } = rowOf(draft, 'groups', id, version);
  refuseFields(groupFields, patch, writer.today, false);
  addFields(draft, 'timeline_group', id, patch);
  return answerRow(writer, draft, 'groups', id, `Changed the group "${name}"`);
}

/** Removes a group; its activities stay in the phase. */
export async function removeGroup(
  writer: TimelineWriter,
  id: number,
  version?: number,
): Promise<Schemas['TimelineMoved']> {
  const draft = await openTimeline(writer);
  const row = rowOf(draft, 'groups', id, version);
  for (const activity of draft.timeline.activities.filter((one) => one.group_id === id))
    addFields(draft, 'timeline_activity', activity.id, { group_id: null });
  draft.changes.push({ entity: 'timeline_group', kind: 'delete', id, version: row.version });
  return removed(await saveDraft(writer, draft, `Removed the group "${row.name}"`));
}

/** Puts phases in an order, and activities at their place in a phase and group. */
export async function reorder(
  writer: TimelineWriter,
  { phases = [], activities = [] }: Schemas['TimelineOrder'],
) {
  const draft = await openTimeline(writer);
  phases.forEach((id, index) => {
    if (rowOf(draft, 'phases', id).position !== index + 1)
      addFields(draft, 'timeline_phase', id, { position: index + 1 });
  });
  const positions = activities.map(({ id }) => rowOf(draft, 'activities', id).position).sort((a, b) => a - b);
  activities.forEach(({ id, phase_id, group_id }, index) => {
    const group = group_id === null ? null : rowOf(draft, 'groups', group_id);
    if (phase_id !== null) rowOf(draft, 'phases', phase_id);
    const place = { phase_id: group ? group.phase_id : phase_id, group_id, position: positions[index] };
    const row = rowOf(draft, 'activities', id);
    if (row.phase_id !== place.phase_id || row.group_id !== group_id || row.position !== place.position)
      addFields(draft, 'timeline_activity', id, place);
  });
  const { id, count } = await saveDraft(writer, draft, 'Changed the order of the timeline');
  return { count, change_set_id: id };
}

/** Sets the work days and holidays of the project; every automatic date follows. */
export async function saveCalendar(
  writer: TimelineWriter,
  input: Schemas['TimelineCalendarInput'],
  version?: number,
) {
  const draft = await openTimeline(writer);
  if (input.work_days.length === 0)
    throw ruleRefused(TIMELINE_MESSAGES.noWorkDays, { work_days: [TIMELINE_MESSAGES.noWorkDays] });
  if (!input.holidays.every(isIsoDate)) throw ruleRefused('A holiday is not a date. Type it as 11/26/2026.');
  const fields = {
    work_days: [...input.work_days].sort((a, b) => a - b),
    holidays: [...new Set(input.holidays)].sort((a, b) => (a < b ? -1 : 1)),
  };
  const { calendars } = draft.timeline;
  const own =
    input.calendar_id == null
      ? calendars.find(({ is_default }) => is_default)
      : rowOf(draft, 'calendars', input.calendar_id);
  if (own) {
    Object.assign(rowOf(draft, 'calendars', own.id, version), fields);
    addFields(draft, 'timeline_calendar', own.id, fields);
    const words = own.is_default ? 'Changed the work days' : `Changed the work days of ${own.name}`;
    return answerRow(writer, draft, 'calendars', own.id, words);
  }
  const { id } = await nextNumber(writer, 'timeline_calendar', false);
  const made = { ...fields, name: 'Project', is_default: true };
  calendars.push({ ...made, id, version: 1, change_set_id: null });
  draft.changes.push({ entity: 'timeline_calendar', kind: 'create', id, fields: made });
  return answerRow(writer, draft, 'calendars', id, 'Set the work days');
}

/** Keeps the dates of now under a name. */
export async function createBaseline(writer: TimelineWriter, { name }: Schemas['BaselineInput']) {
  const draft = await openTimeline(writer);
  refuseBaseline(writer, draft, name, null);
  if (draft.timeline.baselines.length >= TIMELINE_LIMITS.baselines)
    throw ruleRefused(`A timeline holds ${TIMELINE_LIMITS.baselines} baselines. Remove one first.`);
  const { id } = await nextNumber(writer, 'timeline_baseline', false);
  const fields = {
    name: name.trim(),
    created_by_id: writer.caller.userId,
    created_at: writer.now.toISOString(),
  };
  draft.changes.push({ entity: 'timeline_baseline', kind: 'create', id, fields });
  return answerRow(writer, draft, 'baselines', id, `Kept the baseline "${fields.name}"`);
}

function refuseBaseline(
  { today }: TimelineWriter,
  { timeline }: Draft,
  name: string,
  own: number | null,
): void {
  const isTaken = timeline.baselines.some(
    (one) => one.id !== own && one.name.toLowerCase() === name.trim().toLowerCase(),
  );
  refuseFields(
    baselineFields,
    { name },
    today,
    true,
    isTaken ? { name: ['A baseline has this name. Choose another one.'] } : {},
  );
}

/** Renames a baseline. */
export async function updateBaseline(
  writer: TimelineWriter,
  id: number,
  { name }: Schemas['BaselineInput'],
  version?: number,
) {
  const draft = await openTimeline(writer);
  rowOf(draft, 'baselines', id, version);
  refuseBaseline(writer, draft, name, id);
  addFields(draft, 'timeline_baseline', id, { name: name.trim() });
  return answerRow(writer, draft, 'baselines', id, `Renamed the baseline "${name.trim()}"`);
}

/** Removes a baseline. */
export async function removeBaseline(
  writer: TimelineWriter,
  id: number,
  version?: number,
): Promise<Schemas['TimelineMoved']> {
  const draft = await openTimeline(writer);
  const row = rowOf(draft, 'baselines', id, version);
  draft.changes.push({ entity: 'timeline_baseline', kind: 'delete', id, version: row.version });
  return removed(await saveDraft(writer, draft, `Removed the baseline "${row.name}"`));
}
