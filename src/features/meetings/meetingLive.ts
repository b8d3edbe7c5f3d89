import type { LiveRule } from '#platform/realtime';
import { meetingKeys } from './meetingQueries.ts';

/** A change of a meeting or of what is on its agenda. */
export const meetingLive: LiveRule = (event) =>
  event.project_id !== null && event.module === 'meetings' ? [meetingKeys.project(event.project_id)] : [];
