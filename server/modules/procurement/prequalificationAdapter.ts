import { fieldNames } from '#domain/fields';
import { prequalificationFields } from '#domain/procurement';
import { prequalification } from '#server/database/schema/procurement.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes what the company keeps of its bidders. Undo takes back who set it and when, too. */
export const prequalificationAdapter = tableAdapter({
  entity: 'prequalification',
  module: 'procurement',
  table: prequalification,
  fields: [...fieldNames(prequalificationFields), 'company_key', 'set_at'],
});
