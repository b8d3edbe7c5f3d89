import type { Decision } from '#domain/items';
import { conflict, missingPermission, notFound, ruleRefused, stale } from '#server/contract/errors.ts';
import type { ItemWriter } from '../items/itemWriter.ts';
import { listTopics, type LockedMeeting, lockMeeting, type StoredTopic } from './meetingRuleRepository.ts';
import { presentMeeting } from './presentMeeting.ts';

/** Who writes meetings of which project. */
export type MeetingWriter = ItemWriter;

/** A meeting that was written, and its change set; null when nothing differed. */
export type WrittenMeeting = { meetingId: number; changeSetId: number | null };

/** The meeting as the caller reads it now, for answers that refuse. */
export const currentMeeting = ({ tx, projectId, caller }: MeetingWriter, meetingId: number) =>
  presentMeeting(tx, projectId, meetingId, caller.permissions, null);

/** Turns a rule's no into its answer: 403 with the key, 409 with the meeting as it stands, or 422 with the sentence. */
export async function refuseUnless(
  writer: MeetingWriter,
  meetingId: number,
  decision: Decision,
  more = '',
): Promise<void> {
  if (decision.allowed) return;
  if (decision.cause === 'permission') throw missingPermission(decision.permission, decision.reason);
  if (decision.cause === 'rule') throw ruleRefused(decision.reason);
  throw conflict(`${decision.reason}${more}`, await currentMeeting(writer, meetingId));
}

/**
 * Locks a meeting until the transaction ends: 404 when it is not there, what the rule answers where it says no, 412
 * when the meeting moved on from `version`.
 */
export async function openMeeting(
  writer: MeetingWriter,
  meetingId: number,
  rule: (meeting: LockedMeeting, caller: MeetingWriter['caller']) => Decision,
  version?: number,
): Promise<LockedMeeting> {
  const meeting = await lockMeeting(writer.tx, writer.projectId, meetingId);
  if (!meeting) throw notFound();
  await refuseUnless(writer, meetingId, rule(meeting, writer.caller));
  if (version !== undefined && version !== meeting.version)
    throw stale(await currentMeeting(writer, meetingId));
  return meeting;
}

/** A topic of a meeting that the caller may see; 404 when it is not there. */
export async function findTopic(
  { tx }: MeetingWriter,
  meetingId: number,
  topicId: number,
  seen: readonly string[],
): Promise<StoredTopic> {
  const topic = (await listTopics(tx, meetingId)).find(({ id }) => id === topicId);
  if (!topic || !seen.includes(topic.entity)) throw notFound();
  return topic;
}

/** 412 when the topic moved on from `version`. */
export async function requireVersion(
  writer: MeetingWriter,
  meetingId: number,
  topic: StoredTopic,
  version: number | undefined,
): Promise<void> {
  if (version !== undefined && version !== topic.version)
    throw stale(await currentMeeting(writer, meetingId));
}
