import type { LiveRule } from '#platform/realtime';
import { timelineKey } from './timelineQueries.ts';

/** What somebody moves shows on every timeline of the project, and its settings say what is locked. */
export const timelineLive: LiveRule = (event) =>
  event.project_id !== null && (event.module === 'timeline' || event.entity === 'project_settings')
    ? [timelineKey(event.project_id)]
    : [];
