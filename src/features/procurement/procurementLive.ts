import type { LiveRule } from '#platform/realtime';
import { prequalificationKeys } from './prequalificationQueries.ts';
import { packageKeys } from './packageQueries.ts';
import { packageRisksKey } from './packageRiskQueries.ts';
import { planKey } from './purchasePlanQueries.ts';

/** Every change of a package moves the project's lists; a moved activity endangers what it needs, and risks stand beside theirs. */
export const procurementLive: LiveRule = ({ module, entity, project_id: projectId }) =>
  projectId == null
    ? entity === 'prequalification'
      ? [prequalificationKeys.all, ['procurement']]
      : []
    : module === 'procurement'
      ? [packageKeys.project(projectId), prequalificationKeys.all]
      : module === 'timeline'
        ? [planKey(projectId), packageKeys.list(projectId)]
        : module === 'risks'
          ? [packageRisksKey(projectId)]
          : [];
