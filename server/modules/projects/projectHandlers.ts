import { notFound } from '#server/contract/errors.ts';
import { defineHandlers, rawJson } from '#server/contract/handlers.ts';
import { presentProjects } from './presentProject.ts';
import { listPendingRows, listProjectRows, type ProjectReader } from './projectListRepository.ts';
import { readProjectJson } from './projectRepository.ts';

export const projectHandlers = defineHandlers({
  listProjects: async ({ tx, caller, query }) => {
    const reader: ProjectReader = {
      userId: caller.userId,
      seesAll: caller.permissions.has('view_all_projects'),
      costColumn: caller.permissions.has('view_item_markup') ? 'cost' : 'subtotal_cost',
    };
    const page = await listProjectRows(tx, reader, query);
    const ids = page.results.filter(({ forecast }) => forecast !== null).map(({ id }) => id);
    return presentProjects(page, await listPendingRows(tx, ids, reader.costColumn));
  },

  getProject: async ({ tx, params }) => {
    const project = await readProjectJson(tx, params.project_id);
    if (!project) throw notFound();
    return rawJson(project.json, project.version);
  },
});
