import { defineHandlers, rawJson, type Answer } from '#server/contract/handlers.ts';
import { costViewOf } from '../items/presentItem.ts';
import { keepVisit, readNews } from './readNews.ts';
import { type OverviewView, readOverview } from './readOverview.ts';

function viewOf(permissions: ReadonlySet<string>): OverviewView {
  const component = permissions.has('overview_widget_component');
  return {
    cost: costViewOf(permissions),
    seesComponents: component || permissions.has('component_access'),
    seesItems: permissions.has('foresite_access'),
    widgets: {
      component,
      cost: permissions.has('overview_widget_cost'),
      estimate: permissions.has('overview_widget_estimate'),
    },
  };
}

/** Where a program stands (docs/product/overview.md). */
export const overviewHandlers = defineHandlers({
  getOverview: async ({ tx, params, caller, today, services }): Promise<Answer<'getOverview'>> => {
    const view = viewOf(caller.permissions);
    const key = `overview ${params.project_id} ${today} ${JSON.stringify(view)}`;
    const make = async () => JSON.stringify(await readOverview(tx, params.project_id, today, view));
    return rawJson(await services.answers.of(tx, key, make));
  },

  getOverviewNews: readNews,

  keepOverviewVisit: keepVisit,
});
