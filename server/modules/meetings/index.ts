import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { meetingAdapter, topicAdapter } from './meetingAdapters.ts';

export { meetingHandlers } from './meetingHandlers.ts';

/** What of meetings the change engine writes, in the order in which rows are locked. */
export const meetingAdapters: readonly EntityAdapter[] = [meetingAdapter, topicAdapter];
