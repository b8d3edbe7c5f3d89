import type { Call } from '#server/contract/handlers.ts';
import { handHead } from '#server/services/changes/handHead.ts';
import { findReportLogo, LOGO_FIELD, type LogoOwner } from './customReportRepository.ts';

type Copying = Pick<Call<'createCustomReport'>, 'tx' | 'caller' | 'services' | 'tenant' | 'now'>;

/** Gives a new report or template the logo of the one that it is made of, if that has one: bytes of its own, as either may go. */
export async function copyLogo(
  call: Copying,
  { from, to, projectId }: { from: LogoOwner; to: LogoOwner; projectId: number | null },
): Promise<void> {
  const { tx, caller, services, tenant } = call;
  const logo = await findReportLogo(tx, from);
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
    field_name: LOGO_FIELD,
    metadata: {},
    marks: [],
    storage_key: file.storageKey,
    created_by_id: caller.userId,
  };
  await services.changes.apply(tx, handHead(call, projectId, 'Copied a logo'), [
    { entity: 'attachment', kind: 'create', fields },
  ]);
}
