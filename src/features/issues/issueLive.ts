import type { LiveRule } from '#platform/realtime';
import { issueKeys } from './issueQueries.ts';

/** Every change of an issue, and of what it may be related to, moves the project's lists; a changed attribute those of any project. */
export const issueLive: LiveRule = ({ module, project_id: projectId }) => {
  if (module === 'attributes') return [issueKeys.all];
  return projectId != null && ['issues', 'risks', 'foresite', 'timeline', 'procurement'].includes(module)
    ? [issueKeys.project(projectId)]
    : [];
};
