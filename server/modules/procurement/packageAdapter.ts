import { fieldNames } from '#domain/fields';
import { packageFields } from '#domain/procurement';
import { bidPackage } from '#server/database/schema/procurement.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes bid packages. */
export const packageAdapter = tableAdapter({
  entity: 'bid_package',
  module: 'procurement',
  table: bidPackage,
  fields: fieldNames(packageFields),
  numbered: true,
});
