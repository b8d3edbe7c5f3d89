import { FILE_MESSAGES, type FilePlace, marksProblems, type PictureMark, placeOf } from '#domain/files';
import { invalidFields, notFound, ruleRefused } from '#server/contract/errors.ts';
import {
  type AwaitedUpload,
  type Call,
  defineHandlers,
  type Result,
  type UploadCall,
} from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { type AttachmentRow, findAttachment, listOf, lockField } from './attachmentRepository.ts';
import { checkContent } from './checkContent.ts';
import { findFileOwner } from './fileOwners.ts';
import { openAttachment } from './openAttachment.ts';

type Attachment = Result<'createAttachment'>;
type Shown = Pick<Call<'listAttachments'>, 'tenant' | 'services' | 'now'>;

function presentAttachment({ tenant, services, now }: Shown, row: AttachmentRow): Attachment {
  const { storage_key: storageKey, marks, ...shown } = row;
  const kind = placeOf(row.entity_name, row.field_name)?.kind ?? 'document';
  return {
    ...shown,
    marks: marks.map(asSent),
    url: services.fileAddresses.addressOf({ tenantId: tenant.id, storageKey, kind }, now),
  };
}

const asSent = ({ points, ...mark }: PictureMark) => ({ ...mark, points: points.map(([x, y]) => [x, y]) });

/** The place that an upload is for, once the row is in sight and the caller may change it. */
async function openPlace(
  call: AwaitedUpload<'createAttachment'>,
): Promise<{ place: FilePlace; projectId: number | null }> {
  const { entity_name: entity, entity_id: id, field_name: field } = call.query;
  const place = placeOf(entity, field);
  if (!place)
    throw invalidFields({ field_name: [`A ${entity} has no files called ${field}. Choose another.`] });
  const owner = await findFileOwner(call, entity, id);
  if (!owner) throw notFound();
  owner.demandChange();
  return { place, projectId: owner.projectId };
}

function readMetadata(text: string | undefined): Record<string, unknown> {
  if (text === undefined || text === '') return {};
  const refused = () =>
    invalidFields({ attachments_metadata: ['This has to be a JSON object of at most 4000 characters.'] });
  if (text.length > 4000) throw refused();
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Said below, as for JSON that is no object.
  }
  throw refused();
}

/** Writes the row, and takes away the one whose place it takes. */
async function keepFile(call: UploadCall<'createAttachment'>): Promise<Attachment> {
  const { tx, query, file, services, caller, tenant } = call;
  const { entity_name: entity, entity_id: entityId, field_name: field } = query;
  const { place, projectId } = await openPlace(call);
  const metadata = readMetadata(call.fields['attachments_metadata']);
  const { fileName, fileType, size } = await checkContent(file, place);
  await lockField(tx, entity, entityId, field);
  const there = await listOf(tx, { ...query, limit: place.most, offset: 0 });
  if (place.most > 1 && there.count >= place.most)
    throw ruleRefused(FILE_MESSAGES.count(place.most), { file: [FILE_MESSAGES.count(place.most)] });
  await services.files.keep(tenant.id, file);
  const replaced = place.most === 1 ? there.results : [];
  const fields = {
    entity,
    entity_id: entityId,
    field_name: field,
    file_name: fileName,
    file_type: fileType,
    size,
    metadata,
    marks: [],
    storage_key: file.storageKey,
    created_by_id: caller.userId,
  };
  const { rows } = await services.changes.apply(tx, handHead(call, projectId, 'Uploaded a file'), [
    ...replaced.map(({ id }) => ({ entity: 'attachment', kind: 'delete' as const, id })),
    { entity: 'attachment', kind: 'create', fields },
  ]);
  removeBytes(call, replaced);
  const row = await findAttachment(tx, rows.at(-1)?.id ?? 0);
  if (!row) throw notFound();
  return presentAttachment(call, row);
}

/** Bytes go once it is certain that their row has gone. What a failure leaves, upkeep collects. */
function removeBytes(
  { tx, services, tenant }: Pick<Call<'removeAttachment'>, 'tx' | 'services' | 'tenant'>,
  rows: readonly AttachmentRow[],
): void {
  tx.afterCommit(() => {
    for (const { storage_key: key } of rows)
      void services.files.remove(tenant.id, key).catch(() => undefined);
  });
}

/** Files of rows: who sees the row sees them (docs/product/files.md). */
export const attachmentHandlers = defineHandlers({
  listAttachments: async (call) => {
    const { tx, query } = call;
    const owner = await findFileOwner(call, query.entity_name, query.entity_id);
    if (!owner) return { count: 0, results: [] };
    const { count, results } = await listOf(tx, query);
    return { count, results: results.map((row) => presentAttachment(call, row)) };
  },

  createAttachment: {
    expect: async (call) => ({ megabytes: (await openPlace(call)).place.megabytes }),
    keep: keepFile,
  },

  markAttachment: async (call) => {
    const { tx, params, body, services, ifMatch } = call;
    const { row, owner } = await openAttachment(call, params.attachment_id);
    if (!row.file_type.startsWith('image/'))
      throw ruleRefused('Only a picture can be marked. Choose one.', {
        marks: ['This file is not a picture.'],
      });
    const marks = body.marks as unknown as PictureMark[];
    const problems = marksProblems(marks);
    const [first] = Object.values(problems);
    if (first) throw ruleRefused(first[0] ?? 'A mark cannot be saved like this.', problems);
    const { id } = await services.changes.apply(
      tx,
      handHead(call, owner.projectId, `Marked ${row.file_name}`),
      [{ entity: 'attachment', kind: 'update', id: row.id, version: ifMatch ?? null, fields: { marks } }],
    );
    const marked = await findAttachment(tx, row.id);
    if (!marked) throw notFound();
    return { attachment: presentAttachment(call, marked), change_set_id: id };
  },

  removeAttachment: async (call) => {
    const { tx, params, services, ifMatch } = call;
    const { row, owner } = await openAttachment(call, params.attachment_id);
    await services.changes.apply(tx, handHead(call, owner.projectId, 'Removed a file'), [
      { entity: 'attachment', kind: 'delete', id: row.id, version: ifMatch ?? null },
    ]);
    removeBytes(call, [row]);
  },
});
