import { estimateUploadFields } from '#domain/estimate';
import { fieldNames } from '#domain/fields';
import { estimateUpload } from '#server/database/schema/estimate.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes uploads: that they came, were discarded, accepted, cleared, or taken back. */
export const estimateUploadAdapter = tableAdapter({
  entity: 'estimate_upload',
  module: 'estimate',
  table: estimateUpload,
  fields: [...fieldNames(estimateUploadFields), 'storage_key', 'job_id', 'is_cleared'],
});
