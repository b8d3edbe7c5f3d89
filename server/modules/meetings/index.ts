import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { meetingAdapter, topicAdapter } from './meetingAdapters.ts';

export { decideTopic } from './decideTopic.ts';
export { meetingHandlers } from './meetingHandlers.ts';
export { presentMeeting } from './presentMeeting.ts';
export { closeMeeting, createMeeting } from './saveMeeting.ts';
export { addTopics } from './saveTopics.ts';

/** What of meetings the change engine writes, in the order in which rows are locked. */
export const meetingAdapters: readonly EntityAdapter[] = [meetingAdapter, topicAdapter];
