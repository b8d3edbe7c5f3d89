import type { LiveRule } from '#platform/realtime';
import { packageKeys } from './packageQueries.ts';
import { planKey } from './purchasePlanQueries.ts';

/** Every change of a package moves the project's lists; a moved activity endangers what it needs. */
export const procurementLive: LiveRule = ({ module, project_id: projectId }) =>
  projectId == null
    ? []
    : module === 'procurement'
      ? [packageKeys.project(projectId)]
      : module === 'timeline'
        ? [planKey(projectId)]
        : [];
