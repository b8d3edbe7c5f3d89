import { formatCode } from '#domain/items';
import {
  canDecideTopic,
  canReopenTopic,
  deferralProblem,
  seenTopics,
  TOPIC_OUTCOMES,
} from '#domain/meetings';
import { personName } from '#domain/people';
import type { components } from '#contract/api.ts';
import { conflict, notFound, ruleRefused } from '#server/contract/errors.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { approveItem, rejectItem, revertItem } from '../items/decideItem.ts';
import { headOf } from '../items/itemWriter.ts';
import { lockItem, type LockedItem } from '../items/itemWriteRepository.ts';
import { updateItem } from '../items/saveItem.ts';
import { actionSentence } from '../items/whoDecided.ts';
import { forecastAround } from './forecastAround.ts';
import {
  keepDecision,
  listTopics,
  type LockedMeeting,
  lockMeeting,
  type StoredTopic,
} from './meetingRuleRepository.ts';
import {
  currentMeeting,
  findTopic,
  type MeetingWriter,
  refuseUnless,
  requireVersion,
  type WrittenMeeting,
} from './refuseMeeting.ts';

type Decision = components['schemas']['MeetingDecision'];
type Subject = { meeting: LockedMeeting; topic: StoredTopic; item: LockedItem | undefined };

/** Locks what a decision touches, the item before its meeting, as every transaction locks them. */
async function lockSubject(writer: MeetingWriter, meetingId: number, topicId: number): Promise<Subject> {
  const { tx, projectId, caller } = writer;
  const asked = (await listTopics(tx, meetingId)).find(({ id }) => id === topicId);
  const item = asked?.entity === 'item' ? await lockItem(tx, projectId, asked.entity_id) : undefined;
  const meeting = await lockMeeting(tx, projectId, meetingId);
  if (!meeting) throw notFound();
  return {
    meeting,
    topic: await findTopic(writer, meetingId, topicId, seenTopics(caller.permissions)),
    item,
  };
}

/** The same writer, whose changes of the item carry the topic's along: one change set for both. */
const together = (writer: MeetingWriter, meeting: LockedMeeting, change: Change): MeetingWriter => ({
  ...writer,
  changes: {
    apply: (tx, head, changes) =>
      writer.changes.apply(
        tx,
        { ...head, summary: `${head.summary} in ${formatCode('meeting', meeting.number)}` },
        [...changes, change],
      ),
  },
});

/** Who decided the topic first, and when; empty while it is open. */
async function whoWasQuicker(writer: MeetingWriter, { meeting, topic }: Subject): Promise<string> {
  if (topic.outcome === 'OPEN') return '';
  const { topics } = await currentMeeting(writer, meeting.id);
  const found = topics.find(({ id }) => id === topic.id);
  if (!found?.decided_by || !found.decided_at) return '';
  const action = TOPIC_OUTCOMES[topic.outcome].label.toLowerCase();
  return ` ${actionSentence(personName(found.decided_by), action, found.decided_at, writer.timeZone)}`;
}

function decideSubject(writer: MeetingWriter, { topic }: Subject, decision: Decision) {
  const { outcome, milestone, contingency_pot_id, due_date: day, note } = decision;
  const { entity_id: id } = topic;
  if (outcome === 'APPROVED') {
    const sentence = 'Choose the design milestone that the approval is for.';
    if (milestone === undefined) throw ruleRefused(sentence, { milestone: [sentence] });
    return approveItem(writer, id, { milestone, ...(contingency_pot_id && { contingency_pot_id }) });
  }
  if (outcome === 'REJECTED') return rejectItem(writer, id, note ?? null);
  if (outcome === 'DEFERRED') {
    const problem = deferralProblem(day, writer.today);
    if (problem !== null || !day) throw ruleRefused(problem ?? '', { due_date: [problem ?? ''] });
    return updateItem(writer, id, { due_date: day });
  }
  const head = headOf(writer, 'Noted a topic');
  return writer.changes.apply(writer.tx, head, []).then(({ id: changeSetId }) => ({ changeSetId }));
}

/**
 * Decides a topic, and with it its item by the rules of the grid, in one change set. Whoever comes second gets 409
 * with who decided it and when.
 */
export async function decideTopic(
  writer: MeetingWriter,
  meetingId: number,
  topicId: number,
  decision: Decision,
  version?: number,
): Promise<WrittenMeeting> {
  const { tx, caller } = writer;
  const subject = await lockSubject(writer, meetingId, topicId);
  const { meeting, topic } = subject;
  const { outcome, note } = decision;
  const rule = canDecideTopic(topic, outcome, meeting, caller);
  const late = !rule.allowed && rule.cause === 'transition' && meeting.closed_at === null;
  await refuseUnless(writer, meetingId, rule, late ? await whoWasQuicker(writer, subject) : '');
  await requireVersion(writer, meetingId, topic, version);
  if (topic.entity === 'item' && !subject.item && outcome !== 'NOTED')
    throw conflict(
      'This item was deleted. Note it, or take it off the agenda.',
      await currentMeeting(writer, meetingId),
    );
  const forecast = topic.entity === 'item' ? await forecastAround(writer, topic.entity_id, outcome) : null;
  const change: Change = {
    entity: 'meeting_topic',
    kind: 'update',
    id: topicId,
    version: topic.version,
    fields: { outcome, ...(note === undefined ? {} : { note }) },
  };
  const { changeSetId } = await decideSubject(together(writer, meeting, change), subject, decision);
  await keepDecision(tx, topicId, changeSetId, forecast);
  return { meetingId, changeSetId };
}

/**
 * Takes what was decided of a topic back. The item is pending again where it still is as the meeting left it;
 * a deferred one keeps its day.
 */
export async function revertTopic(
  writer: MeetingWriter,
  meetingId: number,
  topicId: number,
  version?: number,
): Promise<WrittenMeeting> {
  const { meeting, topic, item } = await lockSubject(writer, meetingId, topicId);
  await refuseUnless(writer, meetingId, canReopenTopic(topic, meeting, writer.caller));
  await requireVersion(writer, meetingId, topic, version);
  const change: Change = {
    entity: 'meeting_topic',
    kind: 'update',
    id: topicId,
    version: topic.version,
    fields: { outcome: 'OPEN' },
  };
  const both = together(writer, meeting, change);
  const decided = topic.outcome === 'APPROVED' || topic.outcome === 'REJECTED';
  if (item && decided && item.status === topic.outcome) {
    const { changeSetId } = await revertItem(both, item.id);
    return { meetingId, changeSetId };
  }
  const { id } = await both.changes.apply(writer.tx, headOf(writer, 'Took the decision on a topic back'), []);
  return { meetingId, changeSetId: id };
}
