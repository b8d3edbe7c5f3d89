import type { PermissionKey } from '#domain/access';
import { missingPermission } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { Change, Snapshot } from '#server/services/changes/entityAdapter.ts';
import { readAwardTraces } from './awardRepository.ts';

/** The right to move a fund. */
export const FUND_RIGHT = 'edit_any_scenarioitem' satisfies PermissionKey;

/** What a package keeps of its award. */
const noAward = {
  awarded_to: null,
  awarded_on: null,
  still_to_buy: null,
  award_item_id: null,
  award_entry_id: null,
  award_request: null,
  award_reason: '',
};

/** Fields and changes of a package that goes back before its award: what that wrote beside it goes, too. */
export async function withoutAward(
  tx: TenantTx,
  { fields }: Snapshot,
  permissions: ReadonlySet<string>,
): Promise<{ fields: typeof noAward; changes: Change[] }> {
  const { items, entries } = await readAwardTraces(tx, {
    itemId: fields['award_item_id'] as number | null,
    entryId: fields['award_entry_id'] as number | null,
  });
  if (entries.length > 0 && !permissions.has(FUND_RIGHT)) throw missingPermission(FUND_RIGHT);
  if (items.length > 0 && !permissions.has('delete_scenarioitem'))
    throw missingPermission('delete_scenarioitem');
  return {
    fields: noAward,
    changes: [
      ...items.map((id): Change => ({ entity: 'item', kind: 'delete', id })),
      ...entries.map((id): Change => ({ entity: 'contingency_entry', kind: 'delete', id })),
    ],
  };
}
