import { fieldNames } from '#domain/fields';
import { targetFields } from '#domain/tvd';
import { tvdTarget } from '#server/database/schema/tvd.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

export { tvdHandlers } from './tvdHandlers.ts';

/** How the change engine writes targets. */
export const targetAdapter = tableAdapter({
  entity: 'tvd_target',
  module: 'tvd',
  table: tvdTarget,
  fields: fieldNames(targetFields),
});
