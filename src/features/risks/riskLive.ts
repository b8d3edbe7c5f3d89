import type { LiveRule } from '#platform/realtime';
import { riskScaleQuery } from '#shared/risk-scale';
import { riskKeys } from './riskQueries.ts';

/**
 * Every change of a risk, and of what its value is estimated from, moves the project's register; a changed attribute may
 * have moved what risks of any project say.
 */
export const riskLive: LiveRule = ({ module, project_id: projectId }) => {
  if (module === 'attributes') return [riskKeys.all];
  // A later version of the company's scale.
  if (module === 'risks' && projectId == null) return [riskScaleQuery.queryKey, riskKeys.all];
  return projectId != null && (module === 'risks' || module === 'components' || module === 'projects')
    ? [riskKeys.project(projectId)]
    : [];
};
