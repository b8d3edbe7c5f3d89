import { fieldNames } from '#domain/fields';
import { criterionFields, driverFields, visionFields } from '#domain/vision';
import { successCriterion, valueDriver, vision } from '#server/database/schema/vision.ts';
import type { EntityAdapter } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

/** How the change engine writes what a project is for. */
export const visionAdapters: readonly EntityAdapter[] = [
  tableAdapter({ entity: 'vision', module: 'vision', table: vision, fields: fieldNames(visionFields) }),
  tableAdapter({
    entity: 'value_driver',
    module: 'vision',
    table: valueDriver,
    fields: fieldNames(driverFields),
  }),
  tableAdapter({
    entity: 'success_criterion',
    module: 'vision',
    table: successCriterion,
    fields: fieldNames(criterionFields),
  }),
];
