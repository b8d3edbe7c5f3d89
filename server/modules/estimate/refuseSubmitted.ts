import { conflict } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { findSubmitted } from './versionRepository.ts';

/** Refuses (409) to write estimates of which one is submitted. */
export async function refuseSubmitted(tx: TenantTx, milestoneIds: readonly number[]): Promise<void> {
  const submitted = await findSubmitted(tx, milestoneIds);
  if (submitted)
    throw conflict(
      `The estimate of ${submitted.name} is submitted as version ${submitted.number} and read-only. Start a new version to change it.`,
    );
}
