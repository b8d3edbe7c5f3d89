import { fieldNames } from '#domain/fields';
import { templateFields } from '#domain/library';
import { template } from '#server/database/schema/library.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes templates of risks and issues. */
export const templateAdapter = tableAdapter({
  entity: 'template',
  module: 'library',
  table: template,
  fields: fieldNames(templateFields),
});
