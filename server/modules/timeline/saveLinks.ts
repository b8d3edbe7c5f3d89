import type { components } from '#contract/api.ts';
import { type EntityType, TIMELINE_LIMITS, TIMELINE_MESSAGES } from '#domain/timeline';
import { ruleRefused } from '#server/contract/errors.ts';
import { readTimeline } from './timelineRepository.ts';
import {
  addFields,
  type Draft,
  nextNumber,
  openTimeline,
  removed,
  rowOf,
  saveDraft,
  type TimelineWriter,
} from './timelineWriter.ts';

type Schemas = components['schemas'];
type Input = Required<Schemas['TimelineLinkInput']>;

const COLUMNS = {
  timelineactivity: 'activity',
  timelinecontractevent: 'event',
  designmilestone: 'milestone',
} as const;

const columnsOf = (side: 'from' | 'to', type: EntityType, id: number) => ({
  [`${side}_activity_id`]: null,
  [`${side}_event_id`]: null,
  [`${side}_milestone_id`]: null,
  [`${side}_${COLUMNS[type]}_id`]: id,
});

const refuse = (text: string) => ruleRefused(text, { timeline_predecessors_write: [text] });

/** Both ends have to be there, differ, and not be linked the same way already. */
function refuseLink(
  { timeline }: Draft,
  { from_type, from_id, to_type, to_id, relationship_type }: Input,
): void {
  const lists = {
    timelineactivity: timeline.activities,
    timelinecontractevent: timeline.events,
    designmilestone: timeline.milestones,
  };
  for (const [type, id] of [
    [from_type, from_id],
    [to_type, to_id],
  ] as const)
    if (!lists[type].some((row) => row.id === id))
      throw refuse('One end of this link is no longer on the timeline. Choose another one.');
  if (from_type === to_type && from_id === to_id) throw refuse(TIMELINE_MESSAGES.itself);
  const same = timeline.links.some(
    (link) =>
      link.from_type === from_type &&
      link.from_id === from_id &&
      link.to_type === to_type &&
      link.to_id === to_id &&
      link.relationship_type === relationship_type,
  );
  if (same) throw refuse(TIMELINE_MESSAGES.twice);
  if (timeline.links.length >= TIMELINE_LIMITS.links)
    throw refuse(
      `A timeline holds ${TIMELINE_LIMITS.links.toLocaleString('en-US')} links. Remove some first.`,
    );
}

/** Adds a link to a draft. */
export async function addLink(writer: TimelineWriter, draft: Draft, input: Input): Promise<number> {
  refuseLink(draft, input);
  const { id } = await nextNumber(writer, 'timeline_link', false);
  draft.timeline.links.push({ ...input, id, version: 1, change_set_id: null });
  const { from_type, from_id, to_type, to_id, relationship_type, lag_days } = input;
  draft.changes.push({
    entity: 'timeline_link',
    kind: 'create',
    id,
    fields: {
      ...columnsOf('from', from_type, from_id),
      ...columnsOf('to', to_type, to_id),
      relationship_type,
      lag_days,
    },
  });
  return id;
}

const sameEnd = (
  link: { from_type: EntityType; from_id: number },
  one: { entity_type: EntityType; entity_id: number },
) => link.from_type === one.entity_type && link.from_id === one.entity_id;

function removeLinks(draft: Draft, gone: readonly { id: number; version: number }[]): void {
  const ids = new Set(gone.map(({ id }) => id));
  draft.timeline.links = draft.timeline.links.filter(({ id }) => !ids.has(id));
  for (const { id, version } of gone)
    draft.changes.push({ entity: 'timeline_link', kind: 'delete', id, version });
}

/** Takes the links of something away. */
export function removeLinksOf(draft: Draft, type: EntityType, id: number): void {
  removeLinks(
    draft,
    draft.timeline.links.filter(
      (link) =>
        (link.from_type === type && link.from_id === id) || (link.to_type === type && link.to_id === id),
    ),
  );
}

/** Makes the predecessors of something exactly these; absent, they stay. */
export async function writePredecessors(
  writer: TimelineWriter,
  draft: Draft,
  type: EntityType,
  id: number,
  wanted: Schemas['TimelineRelationship'][] | undefined,
): Promise<void> {
  if (wanted === undefined) return;
  const kept = draft.timeline.links.filter((link) => link.to_type === type && link.to_id === id);
  const isSame = (link: (typeof kept)[number], one: (typeof wanted)[number]) =>
    sameEnd(link, one) && link.relationship_type === one.relationship_type;
  removeLinks(
    draft,
    kept.filter((link) => !wanted.some((one) => isSame(link, one))),
  );
  for (const one of wanted) {
    const link = kept.find((other) => isSame(other, one));
    if (!link) {
      const { entity_type: from_type, entity_id: from_id, ...rest } = one;
      await addLink(writer, draft, { from_type, from_id, to_type: type, to_id: id, ...rest });
    } else if (link.lag_days !== one.lag_days) {
      link.lag_days = one.lag_days;
      addFields(draft, 'timeline_link', link.id, { lag_days: one.lag_days });
    }
  }
}

async function answerLink(
  writer: TimelineWriter,
  draft: Draft,
  id: number,
  summary: string,
): Promise<Schemas['TimelineLink']> {
  const { id: set } = await saveDraft(writer, draft, summary);
  const timeline = await readTimeline(writer.tx, writer.projectId);
  return { ...rowOf({ ...draft, timeline }, 'links', id), change_set_id: set };
}

/** Links two things; the second moves to where the first lets it be. */
export async function createLink(writer: TimelineWriter, input: Schemas['TimelineLinkInput']) {
  const draft = await openTimeline(writer);
  const id = await addLink(writer, draft, { relationship_type: 'FS', lag_days: 0, ...input });
  return answerLink(writer, draft, id, 'Added a link');
}

/** Changes how a link holds. */
export async function updateLink(
  writer: TimelineWriter,
  id: number,
  patch: Schemas['TimelineLinkPatch'],
  version?: number,
) {
  const draft = await openTimeline(writer);
  const row = rowOf(draft, 'links', id, version);
  const next = { ...row, ...patch };
  if (next.relationship_type !== row.relationship_type) refuseLink(draft, next);
  Object.assign(row, patch);
  addFields(draft, 'timeline_link', id, patch);
  return answerLink(writer, draft, id, 'Changed a link');
}

/** Removes a link; what hung on it follows the others, or stays where it is. */
export async function removeLink(
  writer: TimelineWriter,
  id: number,
  version?: number,
): Promise<Schemas['TimelineMoved']> {
  const draft = await openTimeline(writer);
  removeLinks(draft, [rowOf(draft, 'links', id, version)]);
  return removed(await saveDraft(writer, draft, 'Removed a link'));
}
