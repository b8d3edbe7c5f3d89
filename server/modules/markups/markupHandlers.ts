import { defineHandlers } from '#server/contract/handlers.ts';
import { historyOf, projectEntityHistory } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { showHistory } from '../history/showHistory.ts';
import { readCopy } from './projectMarkupRepository.ts';
import { presentCopy, previewCopy, updateCopy } from './saveProjectMarkups.ts';
import { createTemplate, presentTemplate, restoreTemplate, updateTemplate } from './saveTemplate.ts';
import { listTemplates } from './templateRepository.ts';

/** Markup templates of the company, and the copies that projects keep of them (docs/product/markups.md). */
export const markupHandlers = defineHandlers({
  listMarkupTemplates: ({ tx, query }) => listTemplates(tx, query),

  getMarkupTemplate: ({ tx, params }) => presentTemplate(tx, params.markup_template_id),

  createMarkupTemplate: createTemplate,

  updateMarkupTemplate: updateTemplate,

  removeMarkupTemplate: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { name } = await presentTemplate(tx, params.markup_template_id);
    await services.changes.apply(tx, handHead(call, null, `Deleted the markup template "${name}"`), [
      { entity: 'markup_template', kind: 'delete', id: params.markup_template_id, version: ifMatch ?? null },
    ]);
  },

  restoreMarkupTemplate: restoreTemplate,

  listMarkupTemplateHistory: async ({ tx, params, query, caller }) => {
    await presentTemplate(tx, params.markup_template_id);
    return showHistory(tx, await historyOf(tx, 'markup_template', params.markup_template_id, query), caller);
  },

  listItemMarkups: async ({ tx, params }) => {
    const copy = await readCopy(tx, params.project_id);
    const lines = (copy?.lines ?? []).filter(({ is_on: isOn }) => isOn);
    const results = lines.map(({ id, name, kind, value, items_inherit }) => ({
      id,
      name,
      kind,
      value,
      items_inherit,
    }));
    return { count: results.length, results };
  },

  getProjectMarkups: ({ tx, params }) => presentCopy(tx, params.project_id),

  updateProjectMarkups: updateCopy,

  previewProjectMarkups: previewCopy,

  listProjectMarkupHistory: async ({ tx, params, query, caller }) =>
    showHistory(tx, await projectEntityHistory(tx, params.project_id, ['project_markups'], query), caller),
});
