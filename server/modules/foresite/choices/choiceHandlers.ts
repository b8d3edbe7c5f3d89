import { defineHandlers, rawJson, type Answer, type Result } from '#server/contract/handlers.ts';
import { createGroup } from './createGroup.ts';
import { createTags } from './createTags.ts';
import { listGroupsJson, listTagsJson } from './choiceListRepository.ts';
import { costViewOf } from '../items/presentItem.ts';
import { componentOf, readComponentForesite, readForesite, trendViewOf } from '../trend/readForesite.ts';
import { writerOf } from '../items/itemWriter.ts';

/** The cost trend, and what options are sorted by: mutually exclusive groups and tags (docs/product/foresite.md). */
export const choiceHandlers = defineHandlers({
  getForesite: async ({ tx, params, query, caller, today, services }): Promise<Answer<'getForesite'>> => {
    const cost = costViewOf(caller.permissions);
    const { project_id: id } = params;
    const component = componentOf(query);
    const view = trendViewOf(caller.permissions, component === undefined ? query.dimension : 'components');
    const make = async () => {
      const trend: Result<'getForesite'> =
        component === undefined
          ? await readForesite(tx, id, cost, today, view)
          : await readComponentForesite(tx, id, cost, today, component);
      return JSON.stringify(trend);
    };
    const key = `trend ${id} ${cost} ${today} ${view.dimension} ${view.seesRisks} ${component ?? 'project'}`;
    return rawJson(await services.answers.of(tx, key, make));
  },

  listGroups: async ({ tx, params }): Promise<Answer<'listGroups'>> =>
    rawJson(await listGroupsJson(tx, params.project_id)),

  createGroup: (call) => createGroup(writerOf(call)),

  listTags: async ({ tx, query }): Promise<Answer<'listTags'>> => rawJson(await listTagsJson(tx, query)),

  createTags: (call) =>
    createTags(
      {
        tx: call.tx,
        changes: call.services.changes,
        actorId: call.caller.userId,
        source: 'hand',
        now: call.now,
      },
      call.body,
    ),
});
