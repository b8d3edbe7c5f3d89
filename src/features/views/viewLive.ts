import type { LiveRule } from '#platform/realtime';
import { viewKeys } from './viewQueries.ts';

/** A change of a saved view. */
export const viewLive: LiveRule = (event) =>
  event.project_id !== null && event.module === 'views' ? [viewKeys.project(event.project_id)] : [];
