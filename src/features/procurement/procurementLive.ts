import type { LiveRule } from '#platform/realtime';
import { packageKeys } from './packageQueries.ts';

/** Every change of a package moves the project's lists. */
export const procurementLive: LiveRule = ({ module, project_id: projectId }) =>
  projectId != null && module === 'procurement' ? [packageKeys.project(projectId)] : [];
