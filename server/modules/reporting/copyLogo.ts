import type { Call } from '#server/contract/handlers.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { handHead } from '#server/services/changes/handHead.ts';

/** What has a logo: a report, or a template that reports start from. */
export interface LogoOwner {
  entity: 'customreport' | 'report_template';
  id: number;
}

type Logo = { file_name: string; file_type: string; size: number; storage_key: string };
type Copying = Pick<Call<'createCustomReport'>, 'tx' | 'caller' | 'services' | 'tenant' | 'now'>;

const field = 'header_logo';

async function findLogo(tx: TenantTx, { entity, id }: LogoOwner): Promise<Logo | undefined> {
  const [row] = await tx.query<Logo>({
    name: 'find_report_logo',
    text: `select file_name, file_type, size, storage_key from attachment
      where tenant_id = $1 and entity = $2 and entity_id = $3 and field_name = $4 order by id desc limit 1`,
    values: [tx.tenantId, entity, id, field],
  });
  return row;
}

/** Gives a new report or template the logo of the one that it is made of, if that has one: bytes of its own, as either may go. */
export async function copyLogo(
  call: Copying,
  { from, to, projectId }: { from: LogoOwner; to: LogoOwner; projectId: number | null },
): Promise<void> {
  const { tx, caller, services, tenant } = call;
  const logo = await findLogo(tx, from);
  if (!logo) return;
  const { storage_key: kept, ...said } = logo;
  const file = await services.files.receive(services.files.read(tenant.id, kept), logo.file_name);
  try {
    await services.files.keep(tenant.id, file);
  } finally {
    await file.discard();
  }
  const fields = {
    ...said,
    entity: to.entity,
    entity_id: to.id,
    field_name: field,
    metadata: {},
    marks: [],
    storage_key: file.storageKey,
    created_by_id: caller.userId,
  };
  await services.changes.apply(tx, handHead(call, projectId, 'Copied a logo'), [
    { entity: 'attachment', kind: 'create', fields },
  ]);
}
