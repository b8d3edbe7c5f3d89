import { fieldNames } from '#domain/fields';
import { indexFields } from '#domain/normalization';
import { normalizationIndex } from '#server/database/schema/normalization.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes cost indices; their rows are one field. */
export const normalizationIndexAdapter = tableAdapter({
  entity: 'normalization_index',
  module: 'normalization',
  table: normalizationIndex,
  fields: fieldNames(indexFields),
});
