import { COMPONENT_MESSAGES, componentFields, usageProblem } from '#domain/components';
import { fieldNames } from '#domain/fields';
import { inUse } from '#server/contract/errors.ts';
import { component } from '#server/database/schema/components.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { withAttributes } from '../attributes/withAttributes.ts';
import { readUsage } from './componentRepository.ts';

const rows = withAttributes(
  'COMPONENT',
  tableAdapter({
    entity: 'component',
    module: 'components',
    table: component,
    fields: fieldNames(componentFields).filter((name) => name !== 'custom_attributes'),
  }),
);

/** A component goes only while nothing uses it, whether it is deleted or its making is undone. */
async function refuseUsed(tx: TenantTx, gone: readonly RowWrite[]): Promise<void> {
  if (gone.some(({ fields }) => fields['is_uncategorized'])) throw inUse(COMPONENT_MESSAGES.overallRemoved);
  const usage = new Map(
    (
      await readUsage(
        tx,
        gone.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  );
  for (const { id, fields } of gone) {
    const used = usage.get(id);
    const problem = used && usageProblem(String(fields['name']), used);
    if (problem) throw inUse(problem);
  }
}

/** How the change engine writes components. */
export const componentAdapter: EntityAdapter = {
  ...rows,
  remove: async (tx, gone, head) => {
    await refuseUsed(tx, gone);
    await rows.remove(tx, gone, head);
  },
};
