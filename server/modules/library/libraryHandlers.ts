import { TEMPLATE_ROWS_SEEN, type TemplateKind } from '#domain/library';
import { conflict, notFound } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import { historyOf } from '#server/services/changes/changeHistoryRepository.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { writerOf } from '../items/itemWriter.ts';
import { showHistory } from '../history/showHistory.ts';
import { ideaAdapter } from './ideaAdapter.ts';
import { listIdeas } from './ideaRepository.ts';
import { blankIdea, ideaFields, presentIdea } from './saveIdea.ts';
import {
  createTemplates,
  presentTemplate,
  restoreTemplate,
  takeIssues,
  takePackages,
  takeRisks,
  updateTemplate,
} from './saveTemplates.ts';
import { takeIdeas } from './takeIdeas.ts';
import { listTemplates, listUses } from './templateRepository.ts';

/** The company's library of ideas (docs/product/library.md). */
export const libraryHandlers = defineHandlers({
  listIdeas: ({ tx, query }) => listIdeas(tx, query),

  getIdea: ({ tx, params }) => presentIdea(tx, params.idea_id),

  createIdea: async (call) => {
    const { tx, body, caller, today, services } = call;
    const given = await ideaFields(tx, body, { today, isNew: true });
    const { id, fields } = await blankIdea(tx, caller.userId);
    await services.changes.apply(tx, handHead(call, null, `Kept the idea "${body.name.trim()}"`), [
      { entity: 'idea', kind: 'create', id, fields: { ...fields, ...given } },
    ]);
    return presentIdea(tx, id);
  },

  updateIdea: async (call) => {
    const { tx, params, body, today, services, ifMatch } = call;
    const { idea_id: id } = params;
    await presentIdea(tx, id);
    const fields = await ideaFields(tx, body, { today, isNew: false });
    await services.changes.apply(tx, handHead(call, null, 'Changed an idea'), [
      { entity: 'idea', kind: 'update', id, version: ifMatch ?? null, fields },
    ]);
    return presentIdea(tx, id);
  },

  removeIdea: async (call) => {
    const { tx, params, services, ifMatch } = call;
    await presentIdea(tx, params.idea_id);
    await services.changes.apply(tx, handHead(call, null, 'Deleted an idea'), [
      { entity: 'idea', kind: 'delete', id: params.idea_id, version: ifMatch ?? null },
    ]);
  },

  restoreIdea: async (call) => {
    const { tx, params, services } = call;
    const { idea_id: id } = params;
    const stored = (await ideaAdapter.load(tx, [id], null)).get(id);
    if (!stored) throw notFound();
    if (!stored.deleted)
      throw conflict('This idea is not deleted. Reload the page.', await presentIdea(tx, id));
    await services.changes.apply(tx, handHead(call, null, 'Restored an idea'), [
      { entity: 'idea', kind: 'create', id, fields: stored.fields },
    ]);
    return presentIdea(tx, id);
  },

  listIdeaHistory: async ({ tx, params, query, caller }) => {
    await presentIdea(tx, params.idea_id);
    return showHistory(tx, await historyOf(tx, 'idea', params.idea_id, query), caller);
  },

  createItemsFromIdeas: (call) => takeIdeas(writerOf(call), call.body.ideas),

  listTemplates: async ({ tx, query, caller, services }) => {
    const inside = query.used_in === undefined ? null : await services.callerIn(caller, query.used_in);
    const seen = (Object.keys(TEMPLATE_ROWS_SEEN) as TemplateKind[]).filter((kind) =>
      inside?.permissions.has(TEMPLATE_ROWS_SEEN[kind]),
    );
    return listTemplates(tx, query, caller, seen);
  },

  createTemplates,

  getTemplate: ({ tx, params, caller }) => presentTemplate(tx, params.template_id, caller),

  updateTemplate,

  removeTemplate: async (call) => {
    const { tx, params, services, ifMatch } = call;
    await presentTemplate(tx, params.template_id, call.caller);
    await services.changes.apply(tx, handHead(call, null, 'Deleted a template'), [
      { entity: 'template', kind: 'delete', id: params.template_id, version: ifMatch ?? null },
    ]);
  },

  restoreTemplate,

  listTemplateHistory: async ({ tx, params, query, caller }) => {
    await presentTemplate(tx, params.template_id, caller);
    return showHistory(tx, await historyOf(tx, 'template', params.template_id, query), caller);
  },

  listTemplateUses: async ({ tx, params, query, caller }) => {
    await presentTemplate(tx, params.template_id, caller);
    return listUses(tx, params.template_id, query, caller);
  },

  createRisksFromTemplates: takeRisks,

  createIssuesFromTemplates: takeIssues,

  createPackagesFromTemplates: takePackages,
});
