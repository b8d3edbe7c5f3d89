import { fieldNames } from '#domain/fields';
import { customReportFields } from '#domain/reporting';
import { customReport } from '#server/database/schema/reporting.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes custom reports. */
export const customReportAdapter = tableAdapter({
  entity: 'custom_report',
  module: 'reporting',
  table: customReport,
  fields: fieldNames(customReportFields),
});
