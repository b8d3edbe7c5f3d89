import { attachment } from '#server/database/schema/files.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes files: they come and go; of one that is there only its marks change. */
export const attachmentAdapter = tableAdapter({
  entity: 'attachment',
  module: 'files',
  table: attachment,
  fields: [
    'entity',
    'entity_id',
    'field_name',
    'file_name',
    'file_type',
    'size',
    'metadata',
    'marks',
    'storage_key',
    'created_by_id',
  ],
});
