import { fieldNames } from '#domain/fields';
import { templateFields } from '#domain/markups';
import { markupTemplate } from '#server/database/schema/markups.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes markup templates; their lines are one field. */
export const markupTemplateAdapter = tableAdapter({
  entity: 'markup_template',
  module: 'markups',
  table: markupTemplate,
  fields: fieldNames(templateFields),
});
