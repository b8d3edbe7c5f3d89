import type { LiveRule } from '#platform/realtime';
import { projectMarkupKeys } from './projectMarkupQueries.ts';
import { templateKeys } from './templateQueries.ts';

/** Every change of a template moves the list and what projects compare with; a project's own lines, that project. */
export const markupLive: LiveRule = ({ module, entity, project_id: projectId }) => {
  if (module === 'markups') return [templateKeys.all, projectMarkupKeys.all];
  const isMoved = entity === 'project_markups' || (entity === 'item' && projectId !== null);
  return isMoved && projectId !== null ? [projectMarkupKeys.project(projectId)] : [];
};
