import { fieldNames } from '#domain/fields';
import { reportTemplateFields } from '#domain/reporting';
import { reportTemplate } from '#server/database/schema/reporting.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes templates of reports; how often one is used is counted beside it. */
export const reportTemplateAdapter = tableAdapter({
  entity: 'report_template',
  module: 'reporting',
  table: reportTemplate,
  fields: fieldNames(reportTemplateFields),
});
