import { codeDimension } from '#domain/foresite';
import { invalidFields, missingPermission, notFound } from '#server/contract/errors.ts';
import { defineHandlers } from '#server/contract/handlers.ts';
import { leaveOutDivision, leaveOutPeer } from './exclusions.ts';
import { readerOf } from '../projects/projectReader.ts';
import { listEstimates, readBreakdown } from './breakdownRepository.ts';
import { readCalibrate } from './peerRepository.ts';

/** A project beside others, as a whole and by its parts (docs/product/calibrate.md). */
export const calibrateHandlers = defineHandlers({
  getCalibrate: async ({ tx, params, query, caller }) => {
    const found = await readCalibrate(tx, readerOf(caller), params.project_id, query);
    if (!found) throw notFound();
    return found;
  },
  getCalibrateBreakdown: async ({ tx, params, query, caller }) => {
    const dimension = query.dimension ?? 'systems';
    const code = codeDimension(dimension);
    const seesComponents =
      caller.permissions.has('component_access') || caller.permissions.has('overview_widget_component');
    if (code === null && !seesComponents) throw missingPermission('component_access');
    const noFormat = () =>
      invalidFields({ dimension: ['There is no such format. Choose one of the company’s formats.'] });
    if (code === undefined) throw noFormat();
    const answer = await readBreakdown(tx, readerOf(caller), params.project_id, query, {
      code,
      milestones: query.milestones ?? [],
      seesComponents,
      dimension,
    });
    if (answer === undefined) throw notFound();
    if (answer === null) throw noFormat();
    return { dimension, ...answer };
  },
  listCalibrateEstimates: async ({ tx, params, query, caller }) => {
    const found = await listEstimates(tx, readerOf(caller), params.project_id, query);
    if (!found) throw notFound();
    return found;
  },
  leaveOutPeer,
  leaveOutDivision: (call) => {
    const { permissions } = call.caller;
    const code = codeDimension(call.body.dimension);
    if (
      code === null &&
      !permissions.has('component_access') &&
      !permissions.has('overview_widget_component')
    )
      throw missingPermission('component_access');
    return leaveOutDivision(call);
  },
});
