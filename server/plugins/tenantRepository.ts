import type { CallTenant } from '#server/contract/handlers.ts';
import type { Database } from '#server/database/tenantTransaction.ts';

/** The company with this slug, or null. */
export async function findTenant(database: Database, slug: string): Promise<CallTenant | null> {
  const rows = await database.asSystem(
    (tx) =>
      tx.query<CallTenant>({
        name: 'find_tenant',
        text: 'select id, slug, name, time_zone as "timeZone" from tenant where slug = $1',
        values: [slug],
      }),
    { readOnly: true },
  );
  return rows[0] ?? null;
}
