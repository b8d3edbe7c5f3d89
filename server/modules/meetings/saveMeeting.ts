import { canChangeMeeting, canReopenMeeting, MEETING_RHYTHM_DAYS, titleProblem } from '#domain/meetings';
import { minutesClosedNotification } from '#domain/notifications';
import type { components } from '#contract/api.ts';
import { ruleRefused } from '#server/contract/errors.ts';
import type { Services } from '#server/contract/handlers.ts';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import { listAudience, readNames } from '#server/services/notify/audienceRepository.ts';
import { headOf } from '../items/itemWriter.ts';
import { keepMinutes } from './meetingRuleRepository.ts';
import { presentAgenda } from './presentMeeting.ts';
import { currentMeeting, type MeetingWriter, openMeeting, type WrittenMeeting } from './refuseMeeting.ts';
import { newTopics, requireSubjects, type TopicRef } from './saveTopics.ts';

type Input = components['schemas']['MeetingInput'];
type Patch = components['schemas']['MeetingPatch'];

/** Refuses (422) a title without words and attendees who would see nothing of the meeting. */
async function checkMeeting(
  { tx, projectId }: MeetingWriter,
  { title, attendee_ids: ids }: Patch,
): Promise<void> {
  const problem = title === undefined ? null : titleProblem(title);
  if (problem !== null) throw ruleRefused(problem, { title: [problem] });
  if (!ids?.length) return;
  const known = await listAudience(tx, projectId, 'foresite_access', ids);
  if (ids.every((id) => known.has(id))) return;
  const sentence = 'Someone named here cannot see ForeSite in this project. Choose people from the list.';
  throw ruleRefused(sentence, { attendee_ids: [sentence] });
}

const fieldsOf = ({ title, date, attendee_ids: ids, notes }: Patch) => ({
  ...(title === undefined ? {} : { title: title.trim() }),
  ...(date === undefined ? {} : { date }),
  ...(ids === undefined ? {} : { attendee_ids: [...ids].sort((a, b) => a - b) }),
  ...(notes === undefined ? {} : { notes }),
});

/** Plans a meeting with the topics given, or with those that the agenda proposes for its day. */
export async function createMeeting(writer: MeetingWriter, input: Input): Promise<WrittenMeeting> {
  const { tx, projectId, caller, now } = writer;
  await checkMeeting(writer, input);
  const topics: readonly TopicRef[] = input.topics
    ? await requireSubjects(writer, input.topics)
    : (
        await presentAgenda(tx, projectId, caller.permissions, {
          date: input.date,
          days: MEETING_RHYTHM_DAYS,
        })
      ).topics;
  const [meetingId = 0] = await allocateIds(tx, 'meeting');
  const [number] = await allocateNumbers(tx, projectId, 'meeting');
  const fields = {
    attendee_ids: [],
    notes: '',
    ...fieldsOf(input),
    number,
    closed_at: null,
    created_by_id: caller.userId,
    created_at: now.toISOString(),
  };
  const result = await writer.changes.apply(tx, headOf(writer, `Planned "${input.title.trim()}"`), [
    { entity: 'meeting', kind: 'create', id: meetingId, fields },
    ...newTopics(meetingId, topics, 0),
  ]);
  return { meetingId, changeSetId: result.id };
}

/** Changes what is given of an open meeting. */
export async function updateMeeting(
  writer: MeetingWriter,
  meetingId: number,
  patch: Patch,
  version?: number,
): Promise<WrittenMeeting> {
  const meeting = await openMeeting(writer, meetingId, canChangeMeeting, version);
  await checkMeeting(writer, patch);
  const result = await writer.changes.apply(writer.tx, headOf(writer, `Changed "${meeting.title}"`), [
    { entity: 'meeting', kind: 'update', id: meetingId, version: meeting.version, fields: fieldsOf(patch) },
  ]);
  return { meetingId, changeSetId: result.id };
}

/** Deletes an open meeting; what it decided stays decided, and undo brings it back with its agenda. */
export async function removeMeeting(
  writer: MeetingWriter,
  meetingId: number,
  version?: number,
): Promise<void> {
  const meeting = await openMeeting(writer, meetingId, canChangeMeeting, version);
  await writer.changes.apply(writer.tx, headOf(writer, `Deleted "${meeting.title}"`), [
    { entity: 'meeting', kind: 'delete', id: meetingId, version: meeting.version },
  ]);
}

/** Closes a meeting: what stood on its agenda is written down, and attendees are notified. */
export async function closeMeeting(
  writer: MeetingWriter,
  notify: Pick<Services['notify'], 'post'>,
  meetingId: number,
  version?: number,
): Promise<WrittenMeeting> {
  const meeting = await openMeeting(writer, meetingId, canChangeMeeting, version);
  const result = await writer.changes.apply(
    writer.tx,
    headOf(writer, `Closed the minutes of "${meeting.title}"`),
    [{ entity: 'meeting', kind: 'update', id: meetingId, fields: { closed_at: writer.now.toISOString() } }],
  );
  await keepMinutes(writer.tx, meetingId, true);
  await tellAttendees(writer, notify, meetingId);
  return { meetingId, changeSetId: result.id };
}

/** Opens closed minutes again. */
export async function reopenMeeting(
  writer: MeetingWriter,
  meetingId: number,
  version?: number,
): Promise<WrittenMeeting> {
  const meeting = await openMeeting(writer, meetingId, canReopenMeeting, version);
  const result = await writer.changes.apply(writer.tx, headOf(writer, `Reopened "${meeting.title}"`), [
    { entity: 'meeting', kind: 'update', id: meetingId, fields: { closed_at: null } },
  ]);
  await keepMinutes(writer.tx, meetingId, false);
  return { meetingId, changeSetId: result.id };
}

async function tellAttendees(
  writer: MeetingWriter,
  notify: Pick<Services['notify'], 'post'>,
  meetingId: number,
): Promise<void> {
  const { tx, projectId, caller, now } = writer;
  const { attendees, ...meeting } = await currentMeeting(writer, meetingId);
  const others = attendees.map(({ id }) => id).filter((id) => id !== caller.userId);
  if (others.length === 0) return;
  const audience = await listAudience(tx, projectId, 'foresite_access', others);
  const names = await readNames(tx, projectId, []);
  if (!names || audience.size === 0) return;
  const about = { ...meeting, project: names.project };
  const drafts = [...audience].map((id) => minutesClosedNotification(id, about));
  await notify.post(tx, drafts, { creatorId: caller.userId, at: now.toISOString() });
}
