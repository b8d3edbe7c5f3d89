import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { DemoCompany } from './demo/demoTypes.ts';
import type { Loading } from './loadPeople.ts';
import { pick, withIds } from './rowIds.ts';

/** Writes the API keys of a company. Of their secrets nothing is kept, so they let nobody in. */
export async function loadApiKeys(
  tx: TenantTx,
  { apiKeys = [] }: DemoCompany,
  people: ReadonlyMap<string, number>,
  { calendar }: Pick<Loading, 'calendar'>,
): Promise<void> {
  await withIds(tx, 'api_key', apiKeys, (key) => ({
    name: key.name,
    prefix: key.prefix,
    secret_hash: '',
    permissions: key.permissions,
    expires_on: calendar.day(key.expires),
    created_by_id: pick(people, key.owner),
    created_at: calendar.instant(key.at),
    last_used_at: calendar.instant(key.usedAt),
    version: 1,
  }));
}
