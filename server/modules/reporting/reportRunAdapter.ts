import { fieldNames } from '#domain/fields';
import { reportRunFields } from '#domain/reporting';
import { reportRun } from '#server/database/schema/reporting.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes runs of reports; their figures lie apart and never change. */
export const reportRunAdapter = tableAdapter({
  entity: 'report_run',
  module: 'reporting',
  table: reportRun,
  fields: fieldNames(reportRunFields),
});
