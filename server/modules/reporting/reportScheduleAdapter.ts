import { fieldNames } from '#domain/fields';
import { reportScheduleFields } from '#domain/reporting';
import { reportSchedule } from '#server/database/schema/reporting.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes schedules; what came of their days is noted beside it. */
export const reportScheduleAdapter = tableAdapter({
  entity: 'report_schedule',
  module: 'reporting',
  table: reportSchedule,
  fields: fieldNames(reportScheduleFields),
});
