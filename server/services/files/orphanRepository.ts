import type { Database } from '#server/database/tenantTransaction.ts';
import type { FileStore } from './fileStore.ts';

/** Longer than any call runs, and well within the hour in which left-over bytes have to go (trust F5). */
const graceMinutes = 20;
const batch = 500;

type Kept = { tenantId: number; storageKey: string };

/** Those that no row and no work under way speaks of: their transaction was rolled back, or the process ended before it. */
async function unclaimed(database: Database, files: readonly Kept[]): Promise<Kept[]> {
  const rows = await database.asSystem(
    (tx) =>
      tx.query<Kept>({
        text: `select f.tenant as "tenantId", f.key as "storageKey" from unnest($1::int[], $2::text[]) as f (tenant, key)
          where not exists (select from attachment a where a.tenant_id = f.tenant and a.storage_key = f.key)
            and not exists (select from estimate_upload u where u.tenant_id = f.tenant and u.storage_key = f.key)
            and not exists (select from context_document d where d.tenant_id = f.tenant and d.storage_key = f.key)
            and not exists (select from report_run_pdf p where p.tenant_id = f.tenant and p.storage_key = f.key)
            and not exists (select from job j where j.tenant_id = f.tenant and j.status in ('queued', 'running')
              and j.payload ->> 'storageKey' = f.key)`,
        values: [files.map(({ tenantId }) => tenantId), files.map(({ storageKey }) => storageKey)],
      }),
    { readOnly: true },
  );
  return rows;
}

/** Removes bytes that belong to nothing. Several processes may do it at the same time. */
export async function removeOrphans(
  database: Database,
  store: FileStore,
  minutes: number = graceMinutes,
): Promise<void> {
  await store.removeAbandoned(minutes);
  let waiting: Kept[] = [];
  const settle = async () => {
    for (const { tenantId, storageKey } of await unclaimed(database, waiting))
      await store.remove(tenantId, storageKey);
    waiting = [];
  };
  for await (const file of store.listOlderThan(minutes)) {
    waiting.push(file);
    if (waiting.length === batch) await settle();
  }
  if (waiting.length > 0) await settle();
}
