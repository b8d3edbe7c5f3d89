import { MEETING_RHYTHM_DAYS, seenTopics } from '#domain/meetings';
import { defineHandlers } from '#server/contract/handlers.ts';
import { writerOf } from '../items/itemWriter.ts';
import { decideTopic, revertTopic } from './decideTopic.ts';
import { listMeetings } from './meetingRepository.ts';
import { type Meeting, presentAgenda, presentMeeting, toBrief } from './presentMeeting.ts';
import type { MeetingWriter, WrittenMeeting } from './refuseMeeting.ts';
import { closeMeeting, createMeeting, removeMeeting, reopenMeeting, updateMeeting } from './saveMeeting.ts';
import { addTopics, arrangeTopics, removeTopic, updateTopic } from './saveTopics.ts';

type WritingCall = Parameters<typeof writerOf>[0];

/** Answers a write with the meeting as it now stands and the change set that undoes it. */
async function answer(
  call: WritingCall,
  write: (writer: MeetingWriter) => Promise<WrittenMeeting>,
): Promise<Meeting> {
  const { meetingId, changeSetId } = await write(writerOf(call));
  return presentMeeting(call.tx, call.params.project_id, meetingId, call.caller.permissions, changeSetId);
}

/** Cost meetings: agenda, decisions and minutes (docs/product/meetings.md). */
export const meetingHandlers = defineHandlers({
  listMeetings: async ({ tx, params, query, caller }) => {
    const seen = seenTopics(caller.permissions);
    const { count, results } = await listMeetings(tx, params.project_id, seen, query);
    return { count, results: results.map(toBrief) };
  },

  getMeetingAgenda: ({ tx, params, query, caller, today }) =>
    presentAgenda(tx, params.project_id, caller.permissions, {
      date: query.date ?? today,
      days: query.days ?? MEETING_RHYTHM_DAYS,
    }),

  getMeeting: ({ tx, params, caller }) =>
    presentMeeting(tx, params.project_id, params.meeting_id, caller.permissions, null),

  createMeeting: (call) => answer(call, (writer) => createMeeting(writer, call.body)),

  updateMeeting: (call) =>
    answer(call, (writer) => updateMeeting(writer, call.params.meeting_id, call.body, call.ifMatch)),

  removeMeeting: (call) => removeMeeting(writerOf(call), call.params.meeting_id, call.ifMatch),

  closeMeeting: (call) =>
    answer(call, (writer) =>
      closeMeeting(writer, call.services.notify, call.params.meeting_id, call.ifMatch),
    ),

  reopenMeeting: (call) =>
    answer(call, (writer) => reopenMeeting(writer, call.params.meeting_id, call.ifMatch)),

  addMeetingTopics: (call) =>
    answer(call, (writer) => addTopics(writer, call.params.meeting_id, call.body.topics)),

  arrangeMeetingTopics: (call) =>
    answer(call, (writer) => arrangeTopics(writer, call.params.meeting_id, call.body.topics)),

  updateMeetingTopic: (call) => {
    const { meeting_id: id, meeting_topic_id: topic } = call.params;
    return answer(call, (writer) => updateTopic(writer, id, topic, call.body.note, call.ifMatch));
  },

  removeMeetingTopic: (call) => {
    const { meeting_id: id, meeting_topic_id: topic } = call.params;
    return removeTopic(writerOf(call), id, topic, call.ifMatch);
  },

  decideMeetingTopic: (call) => {
    const { meeting_id: id, meeting_topic_id: topic } = call.params;
    return answer(call, (writer) => decideTopic(writer, id, topic, call.body, call.ifMatch));
  },

  revertMeetingTopic: (call) => {
    const { meeting_id: id, meeting_topic_id: topic } = call.params;
    return answer(call, (writer) => revertTopic(writer, id, topic, call.ifMatch));
  },
});
