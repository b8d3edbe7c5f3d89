import { RuleError } from '#domain/errors';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { firstUnknown } from './memberRepository.ts';

/** Each number once, ascending: how history keeps who and what belongs to something. */
export const asSet = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b);

/** Refuses people who are not of this company; another company's are as ones that do not exist. */
export async function requirePeople(tx: TenantTx, ids: readonly number[]): Promise<void> {
  const unknown = await firstUnknown(tx, 'person', ids);
  if (unknown === undefined) return;
  const message = `No one in your company has the number ${unknown}. Choose people from the list.`;
  throw new RuleError('unknown_person', message, { members: [message] });
}

/** Refuses business units that are not of this company; `field` is where they stand in the body. */
export async function requireUnits(
  tx: TenantTx,
  ids: readonly number[],
  field: 'access_scopes' | 'parent',
): Promise<void> {
  const unknown = await firstUnknown(tx, 'unit', ids);
  if (unknown === undefined) return;
  const message = `There is no business unit with the number ${unknown}. Choose one from the list.`;
  throw new RuleError('unknown_unit', message, { [field]: [message] });
}
