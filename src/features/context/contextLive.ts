import type { LiveRule } from '#platform/realtime';
import { contextKeys } from './contextQueries.ts';

/** Entries show the names of milestones, components and cost groups: a change of those moves the list too. */
export const contextLive: LiveRule = ({ module, project_id: projectId }) =>
  projectId != null && (module === 'context' || module === 'components' || module === 'timeline')
    ? [contextKeys.project(projectId)]
    : [];
