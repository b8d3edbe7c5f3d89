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

/** Every account with an address that is open or invited, with its company. */
export function listAccountsOf(
  database: Database,
  email: string,
): Promise<{ tenant: { id: number; slug: string; name: string }; userId: number }[]> {
  return database.asSystem(
    (tx) =>
      tx.query({
        text: `select json_build_object('id', t.id, 'slug', t.slug, 'name', t.name) as tenant, u.id as "userId"
          from app_user u join tenant t on t.id = u.tenant_id
          where lower(u.email) = lower($1) and u.status in ('ACTIVE', 'INVITED') order by t.id limit 50`,
        values: [email],
      }),
    { readOnly: true },
  );
}
