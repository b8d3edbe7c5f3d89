import { riskScale } from '#server/database/schema/risks.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes versions of the risk scale: they come and are never changed. */
export const riskScaleAdapter = tableAdapter({
  entity: 'risk_scale',
  module: 'risks',
  table: riskScale,
  fields: ['number', 'likelihoods', 'impacts', 'levels', 'note', 'created_by_id', 'created_at'],
});
