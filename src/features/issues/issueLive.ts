import type { LiveRule } from '#platform/realtime';
import { issueKeys } from './issueQueries.ts';

/** Every change of an issue, and of what it may be related to, moves the project's lists. */
export const issueLive: LiveRule = ({ module, project_id: projectId }) =>
  projectId != null && ['issues', 'risks', 'foresite', 'timeline', 'procurement'].includes(module)
    ? [issueKeys.project(projectId)]
    : [];
