import { defineHandlers } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { showHistory } from '../history/showHistory.ts';
import { createTemplate, presentTemplate, restoreTemplate, updateTemplate } from './saveTemplate.ts';
import { listTemplates } from './templateRepository.ts';

/** Markup templates of the company (docs/product/markups.md). */
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
});
