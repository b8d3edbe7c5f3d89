import { defineHandlers, rawJson, type Answer, type Result } from '#server/contract/handlers.ts';
import { costViewOf } from '../items/presentItem.ts';
import { outcomeHandlers } from './outcomeHandlers.ts';
import { componentOf, readComponentForesite, readForesite, trendViewOf } from './readForesite.ts';
import { readTrace } from './readTrace.ts';

/** The cost trend, what each of its figures is made of, and what the range of outcome is drawn from (docs/product/foresite.md). */
export const foresiteHandlers = {
  ...outcomeHandlers,
  ...defineHandlers({
    getForesite: async ({ tx, params, query, caller, today, services }): Promise<Answer<'getForesite'>> => {
      const cost = costViewOf(caller.permissions);
      const { project_id: id } = params;
      const component = componentOf(query);
      const view = trendViewOf(caller.permissions, component === undefined ? query.dimension : 'components');
      const make = async () => {
        const trend: Result<'getForesite'> =
          component === undefined
            ? await readForesite(tx, id, cost, today, view)
            : await readComponentForesite(tx, id, cost, today, component, view.seesEvents);
        return JSON.stringify(trend);
      };
      const key = `trend ${id} ${cost} ${today} ${view.dimension} ${view.seesRisks} ${view.seesEvents} ${component ?? 'project'}`;
      return rawJson(await services.answers.of(tx, key, make));
    },

    traceCost: ({ tx, params, query, caller, today }): Promise<Answer<'traceCost'>> =>
      readTrace(
        { tx, projectId: params.project_id, permissions: caller.permissions, today },
        query.of,
        query,
      ),
  }),
};
