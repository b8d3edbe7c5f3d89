import { type ApiError, conflict, notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { wasIn } from './goneRepository.ts';

/** Why there is no such milestone to write to: it was deleted meanwhile, or it never was in the project. */
export async function goneMilestone(tx: TenantTx, projectId: number, milestoneId: number): Promise<ApiError> {
  const isDeleted = await wasIn(tx, projectId, 'milestone', milestoneId);
  return isDeleted
    ? conflict(
        'The milestone was deleted meanwhile, and its estimate with it. Nothing was written. Undo the deletion in History, or choose another milestone.',
      )
    : notFound();
}

/** Why there is no such upload: it goes with its milestone, or it never was in the project. */
export async function goneUpload(tx: TenantTx, projectId: number, uploadId: number): Promise<ApiError> {
  const isDeleted = await wasIn(tx, projectId, 'estimate_upload', uploadId);
  return isDeleted
    ? conflict(
        'This upload is gone: its milestone was deleted meanwhile, or it was discarded over 30 days ago. Nothing was written. Upload the file for another milestone.',
      )
    : notFound();
}
