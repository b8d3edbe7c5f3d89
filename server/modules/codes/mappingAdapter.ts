import { mappingFields } from '#domain/codes';
import { fieldNames } from '#domain/fields';
import { codeMapping } from '#server/database/schema/estimate.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes mappings between formats; their rows are one field. */
export const codeMappingAdapter = tableAdapter({
  entity: 'code_mapping',
  module: 'codes',
  table: codeMapping,
  fields: fieldNames(mappingFields),
});
