import { targetsAt } from '#domain/tvd';
import { missingPermission, notFound } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import { costViewOf } from '../items/presentItem.ts';
import { readTvd, readTvdItems } from './readTvd.ts';
import { readTargetPast } from './targetHistoryRepository.ts';
import { saveTargets } from './saveTargets.ts';

/** Cost by component takes one of two permissions, as on every chart. */
const seesComponentsOf = (permissions: ReadonlySet<string>): boolean =>
  permissions.has('component_access') || permissions.has('overview_widget_component');

/** Targets against the forecast (docs/product/tvd.md). */
export const tvdHandlers = defineHandlers({
  getTvd: ({ tx, params, query, caller, today }) =>
    readTvd(tx, params.project_id, today, costViewOf(caller.permissions), {
      dimension: query.dimension ?? 'systems',
      componentId: query.component ?? null,
      perArea: query.per_square_foot === true,
      seesComponents: seesComponentsOf(caller.permissions),
      seesEstimate: caller.permissions.has('estimate_access'),
    }),

  listTvdItems: ({ tx, params, query, caller, today }) =>
    readTvdItems(tx, params.project_id, today, costViewOf(caller.permissions), {
      dimension: query.dimension,
      memberId: query.member,
      componentId: query.component ?? null,
      seesComponents: seesComponentsOf(caller.permissions),
    }),

  getTargetHistory: async ({ tx, params, query, caller, tenant }) => {
    const componentId = query.component ?? null;
    if (componentId !== null && !seesComponentsOf(caller.permissions))
      throw missingPermission('component_access');
    const member = { dimension: query.dimension, memberId: query.member, componentId };
    const past = await readTargetPast(tx, params.project_id, member, tenant.timeZone);
    if (!past) throw notFound();
    const then = targetsAt(
      past.kept,
      past.moves,
      past.milestones.map(({ date }) => date),
    );
    return {
      results: past.milestones.map(({ id, name, date }, at) => ({
        milestone_id: id,
        name,
        date,
        target: then[at]?.target ?? null,
        stretch: then[at]?.stretch ?? null,
      })),
    };
  },

  saveTargets: async (call) => {
    const { tx, params, body, caller, today } = call;
    const cost = costViewOf(caller.permissions);
    const seesComponents = seesComponentsOf(caller.permissions);
    const id = await saveTargets(call, cost, seesComponents);
    const question = {
      dimension: body.dimension,
      componentId: body.component_id ?? null,
      perArea: false,
      seesComponents,
      seesEstimate: caller.permissions.has('estimate_access'),
    };
    return { change_set_id: id, tvd: await readTvd(tx, params.project_id, today, cost, question) };
  },
});
