import { notFound } from '#server/contract/errors.ts';
import { type Caller, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { presentProjects } from './presentProject.ts';
import {
  estimateRights,
  forecastRights,
  listPendingRows,
  listProjectRows,
  type ProjectReader,
} from './projectListRepository.ts';
import { readProjectJson } from './projectRepository.ts';

/** An impersonator sees one project, with the role's view of costs; others what each project's team shows them. */
function readerOf({ userId, permissions, impersonation }: Caller): ProjectReader {
  return {
    userId,
    seesAll: permissions.has('view_all_projects'),
    seesMarkups: permissions.has('view_item_markup'),
    seesForecast: forecastRights.some((right) => permissions.has(right)),
    seesEstimate: estimateRights.some((right) => permissions.has(right)),
    onlyProject: impersonation?.projectId ?? null,
  };
}

export const projectHandlers = defineHandlers({
  listProjects: async ({ tx, caller, query }) => {
    const reader = readerOf(caller);
    const page = await listProjectRows(tx, reader, query);
    const ids = page.results.filter(({ forecast }) => forecast !== null).map(({ id }) => id);
    return presentProjects(page, await listPendingRows(tx, ids, reader));
  },

  getProject: async ({ tx, params, caller }) => {
    const project = await readProjectJson(tx, params.project_id, [...caller.permissions]);
    if (!project) throw notFound();
    return rawJson(project.json, project.version);
  },
});
