import type { LiveRule } from '#platform/realtime';
import { projectHistoryKey } from './historyQueries.ts';

/** Whatever happens in a project is a line of its history. */
export const historyLive: LiveRule = ({ project_id: projectId }) =>
  projectId == null ? [] : [projectHistoryKey(projectId)];
