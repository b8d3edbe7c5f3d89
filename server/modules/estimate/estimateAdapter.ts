import { estimateLineFields } from '#domain/estimate';
import { fieldNames } from '#domain/fields';
import { estimateLine } from '#server/database/schema/estimate.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EntityAdapter, RowWrite } from '#server/services/changes/entityAdapter.ts';
import { tableAdapter } from '#server/services/changes/tableAdapter.ts';
import { keepTotals, lockMilestones } from './totalsRepository.ts';
import { refuseSubmitted } from './refuseSubmitted.ts';

const lines = tableAdapter({
  entity: 'estimate_line',
  module: 'estimate',
  table: estimateLine,
  fields: fieldNames(estimateLineFields),
});

/** Two writers of one estimate wait for each other, a submitted one is not written, and its kept totals follow its lines whichever way those came. */
async function counted(tx: TenantTx, rows: readonly RowWrite[], write: () => Promise<void>): Promise<void> {
  const milestones = [...new Set(rows.map(({ fields }) => fields['milestone_id'] as number))];
  await lockMilestones(tx, milestones);
  await refuseSubmitted(tx, milestones);
  await write();
  await keepTotals(tx, milestones);
}

/** Lines of estimates; undo and restore pass here too, so no way of writing leaves a total behind. */
export const estimateLineAdapter: EntityAdapter = {
  ...lines,
  insert: (tx, rows, head) => counted(tx, rows, () => lines.insert(tx, rows, head)),
  update: (tx, rows, head) => counted(tx, rows, () => lines.update(tx, rows, head)),
  remove: (tx, rows, head) => counted(tx, rows, () => lines.remove(tx, rows, head)),
};
