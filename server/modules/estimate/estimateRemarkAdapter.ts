import { estimateRemarkFields } from '#domain/estimate';
import { fieldNames } from '#domain/fields';
import { estimateRemark } from '#server/database/schema/estimateRemarks.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes what people say of lines that are compared. */
export const estimateRemarkAdapter = tableAdapter({
  entity: 'estimate_remark',
  module: 'estimate',
  table: estimateRemark,
  fields: fieldNames(estimateRemarkFields),
});
