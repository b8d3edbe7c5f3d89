import { missingSteps, projectHome, type ProjectHome } from '#domain/projects';
import type { Permission } from '#contract/unions.ts';
import { notFound } from '#server/contract/errors.ts';
import { type Answer, type Caller, defineHandlers, rawJson } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { showHistory } from '../history/showHistory.ts';
import { keepFavorite, listCategoriesJson } from './categoryRepository.ts';
import { readChoicesJson } from './choicesRepository.ts';
import { presentProjects } from './presentProject.ts';
import { readOwnAsked } from '../attributes/attributeFilterRepository.ts';
import { listProjectRows } from './projectListRepository.ts';
import { readerOf } from './projectReader.ts';
import { listDeletedJson, readProjectJson } from './projectRepository.ts';
import { createProject, moveProject, removeProject, restoreProject, updateProject } from './saveProject.ts';
import type { ProjectWriter } from './projectWriter.ts';

/** A project as it now stands for the caller; 404 where it is gone. */
async function present(tx: TenantTx, id: number, caller: Caller) {
  const project = await readProjectJson(tx, id, [...caller.permissions]);
  if (!project) throw notFound();
  return rawJson<never>(project.json, project.version);
}

/** A project that was just made or brought back: what the caller may do in it is asked anew. */
const presentNew = (writer: ProjectWriter, id: number) => present(writer.tx, id, writer.caller);

/** The page that each place of the home redirect takes. */
const opensWith: Record<ProjectHome, Permission | null> = {
  timeline: 'timeline_access',
  components: 'component_access',
  estimate: 'estimate_access',
  overview: 'overview_access',
  legacyProject: 'change_project',
  details: null,
};

export const projectHandlers = defineHandlers({
  listProjects: async ({ tx, caller, query }) => {
    const { conditions } = await readOwnAsked(
      tx,
      query.filter === undefined ? {} : { filter: query.filter },
      {
        entity: 'PROJECT',
        row: 'p.id',
        applies: caller.tenantFlags.has('enable_custom_attributes'),
      },
    );
    return presentProjects(await listProjectRows(tx, readerOf(caller), query, conditions));
  },

  getProject: ({ tx, params, caller }): Promise<Answer<'getProject'>> =>
    present(tx, params.project_id, caller),

  createProject: async (call): Promise<Answer<'createProject'>> => {
    const { status = 'DRAFT', source, components, milestones, ...words } = call.body;
    const id = await createProject(call, words, {
      status,
      ...(source && { source }),
      ...(components && { components }),
      ...(milestones && { milestones }),
    });
    return presentNew(call, id);
  },

  createLegacyProject: async (call): Promise<Answer<'createLegacyProject'>> => {
    const id = await createProject(call, call.body, { status: 'DRAFT_LEGACY' });
    return presentNew(call, id);
  },

  updateProject: async (call): Promise<Answer<'updateProject'>> => {
    const { params, body, ifMatch, caller, tx } = call;
    await updateProject(call, params.project_id, body, { legacy: false, version: ifMatch });
    return present(tx, params.project_id, caller);
  },

  updateLegacyProject: async (call): Promise<Answer<'updateLegacyProject'>> => {
    const { params, body, ifMatch, caller, tx } = call;
    await updateProject(call, params.project_id, body, { legacy: true, version: ifMatch });
    return present(tx, params.project_id, caller);
  },

  moveProject: async (call): Promise<Answer<'moveProject'>> => {
    const { params, body, ifMatch, caller, tx } = call;
    await moveProject(call, params.project_id, body.target_status, ifMatch);
    return present(tx, params.project_id, caller);
  },

  removeProject: (call) => removeProject(call, call.params.project_id, call.ifMatch),

  listDeletedProjects: async ({ tx, query }): Promise<Answer<'listDeletedProjects'>> =>
    rawJson(await listDeletedJson(tx, query)),

  restoreProject: async (call): Promise<Answer<'restoreProject'>> => {
    const id = call.params.deleted_project_id;
    await restoreProject(call, id);
    return presentNew(call, id);
  },

  getMissingData: async ({ tx, params, caller }) => {
    const row = await readProjectJson(tx, params.project_id, []);
    if (!row) throw notFound();
    const project = JSON.parse(row.json) as Parameters<typeof projectHome>[0];
    const opens = (page: ProjectHome) => {
      const needs = opensWith[page];
      return needs === null || caller.permissions.has(needs);
    };
    return { missing: [...missingSteps(project)], home: projectHome(project, opens) };
  },

  listDetailsHistory: async ({ tx, params, query, caller }) =>
    showHistory(tx, await historyOf(tx, 'project', params.project_id, query), caller),

  getProjectChoices: async ({ tx, caller }): Promise<Answer<'getProjectChoices'>> => {
    const held = {
      isAdministrator: caller.permissions.has('account_administration_access'),
      addsGroups: caller.permissions.has('add_projectgroup'),
    };
    return rawJson(await readChoicesJson(tx, readerOf(caller), held));
  },

  listConstructionCategories: async ({ tx, caller, query }): Promise<Answer<'listConstructionCategories'>> =>
    rawJson(await listCategoriesJson(tx, caller.userId, query)),

  setCategoryFavorite: async ({ tx, caller, params, body }): Promise<Answer<'setCategoryFavorite'>> => {
    const kept = await keepFavorite(tx, caller.userId, params.construction_category_id, body.is_favorite);
    if (kept === undefined) throw notFound();
    return rawJson(kept);
  },
});
