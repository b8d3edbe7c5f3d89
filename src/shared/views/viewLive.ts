import type { LiveRule } from '#platform/realtime';
import { viewKeys } from './viewQueries.ts';

/** A change of a saved view. */
export const viewLive: LiveRule = (event) =>
  event.module === 'views' ? [viewKeys.all(event.project_id)] : [];
