import type { LiveRule } from '#platform/realtime';
import { timelineKey } from './timelineQueries.ts';

/** What somebody moves shows on every timeline of the project. */
export const timelineLive: LiveRule = (event) =>
  event.project_id !== null && event.module === 'timeline' ? [timelineKey(event.project_id)] : [];
