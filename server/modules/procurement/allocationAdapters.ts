import { fieldNames } from '#domain/fields';
import { allocationFields, allocationRuleFields, workPackageFields } from '#domain/procurement';
import { allocation, allocationRule, workPackage } from '#server/database/schema/allocation.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';

const module = 'procurement';

/** How the change engine writes work packages, rules, and what was allocated by hand. */
export const workPackageAdapter = tableAdapter({
  entity: 'work_package',
  module,
  table: workPackage,
  fields: fieldNames(workPackageFields),
  numbered: true,
});

export const allocationRuleAdapter = tableAdapter({
  entity: 'allocation_rule',
  module,
  table: allocationRule,
  fields: fieldNames(allocationRuleFields),
});

export const allocationAdapter = tableAdapter({
  entity: 'allocation',
  module,
  table: allocation,
  fields: fieldNames(allocationFields),
});
