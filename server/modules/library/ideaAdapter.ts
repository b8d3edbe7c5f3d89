import { idea } from '#server/database/schema/library.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes ideas of the library. */
export const ideaAdapter = tableAdapter({
  entity: 'idea',
  module: 'library',
  table: idea,
  fields: [
    'number',
    'name',
    'description',
    'construction_category',
    'tag_names',
    'lower_limit',
    'upper_limit',
    'rows',
    'created_by_id',
  ],
});
