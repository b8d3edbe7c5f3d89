import { documentFields } from '#domain/context';
import { fieldNames } from '#domain/fields';
import { contextDocument } from '#server/database/schema/context.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes documents of the context; what is read of them stands beside it. */
export const documentAdapter = tableAdapter({
  entity: 'context_document',
  module: 'context',
  table: contextDocument,
  fields: [...fieldNames(documentFields), 'file_type', 'storage_key', 'job_id'],
});
