import { isDeepStrictEqual } from 'node:util';
import { type Caller, canChangeScope, scopeChangeOf } from '#domain/items';
import { missingPermission } from '#server/contract/errors.ts';
import type { SubItemFields } from './itemSnapshot.ts';

const isSame = (a: SubItemFields, b: SubItemFields) =>
  isDeepStrictEqual({ ...a, codes: a.codes ?? null }, { ...b, codes: b.codes ?? null });

/** Refuses (403) what the caller may not do to the scope rows of an item: add, change or delete them. */
export function refuseScope(
  before: readonly SubItemFields[],
  after: readonly SubItemFields[] | undefined,
  caller: Caller,
): void {
  if (after === undefined) return;
  const decision = canChangeScope(scopeChangeOf(before, after, isSame), caller);
  if (!decision.allowed && decision.cause === 'permission')
    throw missingPermission(decision.permission, decision.reason);
}

/** Refuses (403) new items with scope rows where the caller may add none. */
export function refuseNewScope(
  inputs: readonly { sub_items?: readonly unknown[] | undefined }[],
  caller: Caller,
): void {
  const added = inputs.some(({ sub_items: rows = [] }) => rows.length > 0);
  const decision = canChangeScope({ added, changed: false, removed: false }, caller);
  if (!decision.allowed && decision.cause === 'permission')
    throw missingPermission(decision.permission, decision.reason);
}
