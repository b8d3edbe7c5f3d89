import type { AttachableEntity, PictureMark } from '#domain/files';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { found, momentJson, objectJson } from '../jsonSql.ts';

/** A file's row as the contract has it, but for its address. */
export type AttachmentRow = {
  id: number;
  entity_name: AttachableEntity;
  entity_id: number;
  field_name: 'logo' | 'picture' | 'picture_thumbnail' | 'avatar' | 'header_logo' | 'attachments';
  file_name: string;
  file_type: string;
  size: number;
  metadata: Record<string, unknown>;
  marks: PictureMark[];
  created_at: string;
  version: number;
  storage_key: string;
};

const columns = objectJson({
  id: 'a.id',
  entity_name: 'a.entity',
  entity_id: 'a.entity_id',
  field_name: 'a.field_name',
  file_name: 'a.file_name',
  file_type: 'a.file_type',
  size: 'a.size',
  metadata: 'a.metadata',
  marks: 'a.marks',
  created_at: momentJson('a.created_at'),
  version: 'a.version',
  storage_key: 'a.storage_key',
});

type Place = {
  entity_name: AttachableEntity;
  entity_id: number;
  field_name?: string | undefined;
  search?: string | undefined;
  limit: number;
  offset: number;
};

/** The files of a row, in the order of their coming, with the number of all. */
export async function listOf(
  tx: TenantTx,
  place: Place,
): Promise<{ count: number; results: AttachmentRow[] }> {
  const [row] = await tx.query<{ count: number; results: AttachmentRow[] }>({
    name: 'list_attachments',
    text: `with matching as (select a.* from attachment a where a.tenant_id = $1 and a.entity = $2 and a.entity_id = $3
        and ($4::text is null or a.field_name = $4) and ${found('$5', 'a.file_name')})
      select (select count(*)::int from matching) as count, coalesce((select json_agg(${columns} order by a.id)
        from (select * from matching order by id limit $6 offset $7) a), '[]') as results`,
    values: [
      tx.tenantId,
      place.entity_name,
      place.entity_id,
      place.field_name ?? null,
      place.search ?? null,
      place.limit,
      place.offset,
    ],
  });
  return row ?? { count: 0, results: [] };
}

/** One file's row. */
export async function findAttachment(tx: TenantTx, id: number): Promise<AttachmentRow | undefined> {
  const [row] = await tx.query<{ row: AttachmentRow }>({
    name: 'find_attachment',
    text: `select ${columns} as row from attachment a where a.tenant_id = $1 and a.id = $2`,
    values: [tx.tenantId, id],
  });
  return row?.row;
}

/** Lets uploads to one field take turns, so that none is counted without the other. */
export async function lockField(tx: TenantTx, entity: string, id: number, field: string): Promise<void> {
  await tx.query({
    name: 'lock_attachment_field',
    text: `select pg_advisory_xact_lock(hashtextextended($1::text, 0))`,
    values: [`attachment:${tx.tenantId}:${entity}:${id}:${field}`],
  });
}
