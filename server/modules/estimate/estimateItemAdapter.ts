import { estimateItemFields } from '#domain/estimate';
import { fieldNames } from '#domain/fields';
import { estimateItem } from '#server/database/schema/estimateItems.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes what people say of items and estimates; the kept totals of the project follow. */
export const estimateItemAdapter = tableAdapter({
  entity: 'estimate_item',
  module: 'estimate',
  table: estimateItem,
  fields: [...fieldNames(estimateItemFields), 'upload_id'],
});
