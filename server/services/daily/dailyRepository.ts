import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';

export type DailyCompany = { id: number; slug: string; timeZone: string };

/** Every company with the time zone of its days. */
export function listCompanies(database: Database): Promise<DailyCompany[]> {
  return database.asSystem(
    (tx) =>
      tx.query<DailyCompany>({
        name: 'daily_companies',
        text: `select id, slug, time_zone as "timeZone" from tenant order by id`,
      }),
    { readOnly: true },
  );
}

/** Whether the work of a day was taken up before, done or not. */
export async function isPlanned(tx: TenantTx, kind: string, day: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'is_planned',
    text: 'select from job where tenant_id = $1 and kind = $2 and key = $3',
    values: [tx.tenantId, kind, day],
  });
  return rows.length > 0;
}
