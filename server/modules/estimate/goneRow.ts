import { type ApiError, conflict, notFound } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { wasIn } from './goneRepository.ts';

/** What is said of a row that was in the project, by the name of its kind in history. */
const sentences = {
  milestone:
    'The milestone was deleted meanwhile, and its estimate with it. Nothing was written. Undo the deletion in History, or choose another milestone.',
  estimate_upload:
    'This upload is gone: its milestone was deleted meanwhile, or it was discarded over 30 days ago. Nothing was written. Upload the file for another milestone.',
} as const;

/** Why there is no such row to write to: it was deleted meanwhile (409), or it never was in the project (404). */
export async function goneRow(
  tx: TenantTx,
  projectId: number,
  kind: keyof typeof sentences,
  id: number,
): Promise<ApiError> {
  return (await wasIn(tx, projectId, kind, id)) ? conflict(sentences[kind]) : notFound();
}
