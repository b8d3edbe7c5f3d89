import { contextFields } from '#domain/context';
import { fieldNames } from '#domain/fields';
import { contextEntry } from '#server/database/schema/context.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes entries of the context. */
export const contextAdapter = tableAdapter({
  entity: 'context_entry',
  module: 'context',
  table: contextEntry,
  fields: fieldNames(contextFields),
  numbered: true,
});
