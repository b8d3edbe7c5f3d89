import {
  canChangeMeeting,
  canReopenTopic,
  MEETING_LIMITS,
  seenTopics,
  type TopicEntity,
} from '#domain/meetings';
import { conflict, ruleRefused } from '#server/contract/errors.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { headOf } from '../items/itemWriter.ts';
import { knownSubjects, listTopics, type StoredTopic } from './meetingRuleRepository.ts';
import {
  currentMeeting,
  findTopic,
  type MeetingWriter,
  openMeeting,
  requireVersion,
  type WrittenMeeting,
} from './refuseMeeting.ts';

/** What a topic is about. */
export type TopicRef = { entity: TopicEntity; entity_id: number };

const keyOf = ({ entity, entity_id: id }: TopicRef) => `${entity} ${id}`;

/** The changes that put topics on an agenda, after those up to `last`. */
export const newTopics = (meetingId: number, topics: readonly TopicRef[], last: number): Change[] =>
  topics.map(({ entity, entity_id }, index) => ({
    entity: 'meeting_topic',
    kind: 'create',
    fields: {
      meeting_id: meetingId,
      position: last + index + 1,
      entity,
      entity_id,
      outcome: 'OPEN',
      note: '',
    },
  }));

/** These topics, each once; 422 where one is not in the project or not for the caller to see. */
export async function requireSubjects(
  { tx, projectId, caller }: MeetingWriter,
  wanted: readonly TopicRef[],
): Promise<TopicRef[]> {
  const seen = seenTopics(caller.permissions);
  const idsOf = (entity: TopicEntity) =>
    seen.includes(entity)
      ? wanted.filter((topic) => topic.entity === entity).map((topic) => topic.entity_id)
      : [];
  const known = await knownSubjects(tx, projectId, {
    item: idsOf('item'),
    risk: idsOf('risk'),
    issue: idsOf('issue'),
  });
  if (wanted.some(({ entity, entity_id: id }) => !known[entity].includes(id))) {
    const sentence = 'A topic is no longer in the project. Choose the topics again.';
    throw ruleRefused(sentence, { topics: [sentence] });
  }
  return [...new Map(wanted.map((topic) => [keyOf(topic), topic])).values()];
}

/** Puts topics at the end of the agenda; those that stand on it already stay where they are. */
export async function addTopics(
  writer: MeetingWriter,
  meetingId: number,
  wanted: readonly TopicRef[],
): Promise<WrittenMeeting> {
  await openMeeting(writer, meetingId, canChangeMeeting);
  const topics = await listTopics(writer.tx, meetingId);
  const there = new Set(topics.map(keyOf));
  const fresh = (await requireSubjects(writer, wanted)).filter((topic) => !there.has(keyOf(topic)));
  if (topics.length + fresh.length > MEETING_LIMITS.topics)
    throw ruleRefused(`An agenda holds at most ${MEETING_LIMITS.topics} topics. Plan another meeting.`);
  const last = topics.at(-1)?.position ?? 0;
  const result = await writer.changes.apply(
    writer.tx,
    headOf(writer, 'Put topics on the agenda'),
    newTopics(meetingId, fresh, last),
  );
  return { meetingId, changeSetId: result.id };
}

/** The order of an agenda after some of its topics, by id, were put in an order of their own: they come first. */
function arranged(topics: readonly StoredTopic[], ids: readonly number[]): StoredTopic[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const rank = ({ id }: StoredTopic) => place.get(id) ?? ids.length;
  return [...topics].sort((a, b) => rank(a) - rank(b) || a.position - b.position);
}

/** Puts the agenda in this order; 422 when a topic is not on it. */
export async function arrangeTopics(
  writer: MeetingWriter,
  meetingId: number,
  ids: readonly number[],
): Promise<WrittenMeeting> {
  await openMeeting(writer, meetingId, canChangeMeeting);
  const topics = await listTopics(writer.tx, meetingId);
  const seen = seenTopics(writer.caller.permissions);
  const known = new Set(topics.filter(({ entity }) => seen.includes(entity)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id)))
    throw ruleRefused('A topic is no longer on the agenda. Look at the agenda again.');
  const moved = arranged(topics, ids)
    .map((topic, index) => ({ topic, position: index + 1 }))
    .filter(({ topic, position }) => topic.position !== position);
  const result = await writer.changes.apply(
    writer.tx,
    headOf(writer, 'Put the agenda in another order'),
    moved.map(({ topic, position }) => ({
      entity: 'meeting_topic',
      kind: 'update',
      id: topic.id,
      fields: { position },
    })),
  );
  return { meetingId, changeSetId: result.id };
}

/** Writes the note of a topic, decided or not. */
export async function updateTopic(
  writer: MeetingWriter,
  meetingId: number,
  topicId: number,
  note: string,
  version?: number,
): Promise<WrittenMeeting> {
  await openMeeting(writer, meetingId, canChangeMeeting);
  const topic = await findTopic(writer, meetingId, topicId, seenTopics(writer.caller.permissions));
  await requireVersion(writer, meetingId, topic, version);
  const result = await writer.changes.apply(writer.tx, headOf(writer, 'Wrote the note of a topic'), [
    { entity: 'meeting_topic', kind: 'update', id: topicId, fields: { note } },
  ]);
  return { meetingId, changeSetId: result.id };
}

/** Takes a topic off the agenda; what was decided of it is taken back first. */
export async function removeTopic(
  writer: MeetingWriter,
  meetingId: number,
  topicId: number,
  version?: number,
): Promise<void> {
  const meeting = await openMeeting(writer, meetingId, canChangeMeeting);
  const topic = await findTopic(writer, meetingId, topicId, seenTopics(writer.caller.permissions));
  await requireVersion(writer, meetingId, topic, version);
  if (canReopenTopic(topic, meeting, writer.caller).allowed)
    throw conflict(
      'This topic has been decided. Take its decision back, then take it off the agenda.',
      await currentMeeting(writer, meetingId),
    );
  await writer.changes.apply(writer.tx, headOf(writer, 'Took a topic off the agenda'), [
    { entity: 'meeting_topic', kind: 'delete', id: topicId },
  ]);
}
