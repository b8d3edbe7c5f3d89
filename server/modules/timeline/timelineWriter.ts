import { entityOf, gmpLockSentence, isGmpLocked, type Move, moveNode, networkOf } from '#domain/timeline';
import { fieldProblems, type Fields } from '#domain/fields';
import { notFound, ruleRefused, stale } from '#server/contract/errors.ts';
import type { Services } from '#server/contract/handlers.ts';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { ChangeEngine } from '#server/services/changes/changeEngine.ts';
import type { Change, ChangeSource } from '#server/services/changes/entityAdapter.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { ENTITY_OF, outcomeOf, pushedFields, scheduled } from './planTimeline.ts';
import { lockTimeline, readTimeline, type Timeline } from './timelineRepository.ts';

/** Who writes the timeline of which project, when, and through what. */
export type TimelineWriter = {
  tx: TenantTx;
  changes: Pick<ChangeEngine, 'apply'>;
  projectId: number;
  caller: { userId: number };
  now: Date;
  /** The company's day. */
  today: string;
};

type WritingCall = Omit<TimelineWriter, 'changes' | 'projectId'> & {
  params: { project_id: number };
  services: Pick<Services, 'changes'>;
};

/** Who writes by this call. */
export const writerOf = ({ tx, params, caller, now, today, services }: WritingCall): TimelineWriter => ({
  tx,
  changes: services.changes,
  projectId: params.project_id,
  caller,
  now,
  today,
});

/** A timeline being changed: the rows as they will be, and the changes that make them so. */
export interface Draft {
  timeline: Timeline;
  changes: Change[];
  /** Keys whose dates somebody typed. */
  typed: Set<string>;
}

/** Opens the timeline for a change; another one waits until this is written. */
export async function openTimeline({ tx, projectId }: TimelineWriter): Promise<Draft> {
  await lockTimeline(tx, projectId);
  return { timeline: await readTimeline(tx, projectId), changes: [], typed: new Set() };
}

type Lists = Pick<
  Timeline,
  'activities' | 'milestones' | 'events' | 'phases' | 'groups' | 'links' | 'calendars' | 'baselines'
>;

/** A row of the timeline by its number, at the version that the edit started from; 404 or 412 otherwise. */
export function rowOf<K extends keyof Lists>(
  { timeline }: Draft,
  list: K,
  id: number,
  version?: number,
): Lists[K][number] {
  const row = (timeline[list] as Lists[K][number][]).find((one) => one.id === id);
  if (!row) throw notFound();
  if (version !== undefined && version !== row.version) throw stale(row);
  return row;
}

/** The next row number of an entity, and the next number of the project where it has codes. */
export async function nextNumber(
  { tx, projectId }: TimelineWriter,
  entity: string,
  coded: boolean,
): Promise<{ id: number; number: number }> {
  const [id = 0] = await allocateIds(tx, entity, 1);
  const [number = 0] = coded ? await allocateNumbers(tx, projectId, entity, 1) : [];
  return { id, number };
}

/** Refuses fields that the table of fields does not let through. */
export function refuseFields(
  fields: Fields,
  said: object,
  today: string,
  isNew: boolean,
  more: Record<string, string[]> = {},
): void {
  const problems: Record<string, readonly string[]> = {
    ...more,
    ...fieldProblems(fields, said as Record<string, unknown>, { today, isNew }),
  };
  const [first] = Object.values(problems);
  if (first) throw ruleRefused(first.join(' '), problems as Record<string, string[]>);
}

/** Refuses another date of a design milestone that the GMP lock holds. */
export function refuseLocked({ timeline }: Draft, row: Timeline['milestones'][number]): void {
  const { gmp_locked_to: lockedTo } = timeline;
  if (lockedTo === null || !isGmpLocked(row, lockedTo)) return;
  const sentence = gmpLockSentence(`${row.code} ${row.name}`, lockedTo);
  throw ruleRefused(sentence, { date: [sentence] });
}

/** Puts something where it was dragged or typed, in the rows and in the changes. */
export function applyMove(draft: Draft, move: Move): void {
  const { timeline } = draft;
  const at = entityOf(move.key);
  const network = networkOf(timeline);
  const node = network.nodes.find(({ key }) => key === move.key);
  if (!at || !node) throw notFound();
  if (at.type === 'designmilestone') refuseLocked(draft, rowOf(draft, 'milestones', at.id));
  const { from, to, days, not_before = null } = scheduled(timeline, () => moveNode(network, node, move));
  const isActivity = at.type === 'timelineactivity';
  const fields = isActivity
    ? { date_from: from, date_to: to, work_days: days, not_before }
    : { date: from, not_before };
  const list = isActivity ? 'activities' : at.type === 'designmilestone' ? 'milestones' : 'events';
  const row = rowOf(draft, list, at.id);
  Object.assign(row, fields);
  draft.typed.add(move.key);
  addFields(draft, ENTITY_OF[at.type], at.id, fields);
}

/** Adds fields to the change of a row, which may be new. */
export function addFields(draft: Draft, entity: string, id: number, fields: object): void {
  const known = draft.changes.find((change) => change.entity === entity && change.id === id);
  if (known && known.kind !== 'delete') {
    known.fields = { ...known.fields, ...fields };
    return;
  }
  draft.changes.push({ entity, kind: 'update', id, fields: { ...fields } });
}

/** Writes a draft with all that its dates push, as one change set; answers its number. */
export async function saveDraft(
  { tx, changes, projectId, caller, now, today }: TimelineWriter,
  draft: Draft,
  summary: string,
  source: ChangeSource = 'hand',
): Promise<{ id: number | null; count: number }> {
  const { pushes, problem } = outcomeOf(draft.timeline, draft.typed, today);
  if (problem)
    throw ruleRefused(
      problem.text,
      problem.field ? { [problem.field]: [problem.text.replace(/^date: /, '')] } : undefined,
    );
  for (const push of pushes) {
    const at = entityOf(push.key);
    if (at) addFields(draft, ENTITY_OF[at.type], at.id, pushedFields(push));
  }
  const head = { ...handHead({ caller, now }, projectId, summary), source };
  const { id, rows } = await changes.apply(tx, head, draft.changes);
  return { id, count: rows.length };
}

/** What a removal answers: the change set that undo takes back. */
export const removed = ({ id, count }: { id: number | null; count: number }) => ({
  count,
  change_set_id: id,
});
