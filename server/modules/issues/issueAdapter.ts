import { fieldNames } from '#domain/fields';
import { issueFields } from '#domain/issues';
import { issue } from '#server/database/schema/issues.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes issues. */
export const issueAdapter = tableAdapter({
  entity: 'issue',
  module: 'issues',
  table: issue,
  fields: fieldNames(issueFields),
  numbered: true,
});
