import type { LiveRule } from '#platform/realtime';
import { riskKeys } from './riskQueries.ts';

/** Every change of a risk, and of what its value is estimated from, moves the project's register. */
export const riskLive: LiveRule = ({ module, project_id: projectId }) =>
  projectId != null && (module === 'risks' || module === 'components' || module === 'projects')
    ? [riskKeys.project(projectId)]
    : [];
