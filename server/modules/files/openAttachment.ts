import { notFound } from '#server/contract/errors.ts';
import type { ChangeEntry } from '#server/services/changes/changeHistoryRepository.ts';
import { type AttachmentRow, findAttachment } from './attachmentRepository.ts';
import { type Asker, type FileOwner, findFileOwner } from './fileOwners.ts';

/** A file with its row, once that is in sight and the caller may change its files. */
export async function openAttachment(
  asker: Asker,
  id: number,
): Promise<{ row: AttachmentRow; owner: FileOwner }> {
  const row = await findAttachment(asker.tx, id);
  const owner = row && (await findFileOwner(asker, row.entity_name, row.entity_id));
  if (!row || !owner) throw notFound();
  owner.demandChange();
  return { row, owner };
}

/** Whether an entry of history is of a picture's marks alone. Files that came or went do not come back: their bytes do not. */
export const isOfMarks = ({ entity, kind, fields }: ChangeEntry): boolean =>
  entity === 'attachment' && kind === 'update' && Object.keys(fields).every((field) => field === 'marks');
