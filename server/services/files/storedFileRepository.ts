import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { ATTACHABLE, type AttachableEntity, placeOf } from '#domain/files';

export type StoredFile = {
  storageKey: string;
  fileName: string;
  fileType: string;
  size: number;
  /** It stands where a picture is shown, and so was read as one. */
  isPicture: boolean;
};

type Row = Omit<StoredFile, 'isPicture'> & { entity: string; fieldName: string };

const isEntity = (name: string): name is AttachableEntity => Object.hasOwn(ATTACHABLE, name);

/** The company's file with this key. */
export async function findStoredFile(tx: TenantTx, storageKey: string): Promise<StoredFile | undefined> {
  const [row] = await tx.query<Row>({
    name: 'find_stored_file',
    text: `select storage_key as "storageKey", file_name as "fileName", file_type as "fileType", size, entity,
        field_name as "fieldName" from attachment where tenant_id = $1 and storage_key = $2
      union all select storage_key, file_name, file_type, size, 'estimate_upload', 'file'
        from estimate_upload where tenant_id = $1 and storage_key = $2
      union all select storage_key, file_name, file_type, size, 'context_document', 'file'
        from context_document where tenant_id = $1 and storage_key = $2 and not is_deleted
      union all select storage_key, file_name, 'application/pdf', size, 'report_run', 'pdf'
        from report_run_pdf where tenant_id = $1 and storage_key = $2`,
    values: [tx.tenantId, storageKey],
  });
  if (!row) return undefined;
  const { entity, fieldName, ...file } = row;
  return { ...file, isPicture: isEntity(entity) && placeOf(entity, fieldName)?.kind === 'picture' };
}
