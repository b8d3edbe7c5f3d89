import { tenantIds } from './testApp.ts';
import type { TestDatabase } from './testDatabase.ts';

const [source, third] = [tenantIds.northbank, tenantIds.meridian];
/** Distance between the row numbers of the copy and of the company it was copied from. */
const shift = 2_000_000;

/** Tables whose rows belong to a realm or a moment and cannot be copied. */
const left = [
  'oidc_payload',
  'signing_key',
  'login_attempt',
  'idempotency_key',
  'impersonation',
  'one_time_token',
];

/** Every table that belongs to companies, with its columns. */
export async function tenantTables({ asOwner }: Pick<TestDatabase, 'asOwner'>) {
  return asOwner<{ name: string; columns: { name: string; type: string }[] }>(
    `select c.table_name as name,
        json_agg(json_build_object('name', c.column_name, 'type', c.udt_name) order by c.ordinal_position) as columns
      from information_schema.columns c
      where c.table_schema = 'public' and c.is_generated = 'NEVER' and exists (
        select from information_schema.columns t
        where t.table_schema = 'public' and t.table_name = c.table_name and t.column_name = 'tenant_id')
      group by 1 order by 1`,
  );
}

/**
 * Adds `meridian`, a third company with all rows of the first under row numbers of its own: whatever one company's
 * work touches, two others have it too.
 */
export async function addThirdCompany(db: Pick<TestDatabase, 'asOwner'>): Promise<void> {
  await db.asOwner(
    `insert into tenant (id, slug, name, time_zone, email_domains, settings)
      select $1, 'meridian', 'Meridian Trust', time_zone, email_domains, settings from tenant where id = $2`,
    [third, source],
  );
  let waiting = (await tenantTables(db)).filter(({ name }) => !left.includes(name));
  while (waiting.length > 0) {
    // A table whose references are not there yet waits for the next round.
    const later: typeof waiting = [];
    for (const table of waiting) {
      const value = ({ name, type }: { name: string; type: string }) =>
        name === 'tenant_id' ? String(third) : type === 'int8' ? `${name} + ${shift}` : name;
      const names = table.columns.map(({ name }) => name).join();
      const values = table.columns.map(value).join();
      const text = `insert into ${table.name} (${names}) select ${values} from ${table.name} where tenant_id = ${source}`;
      await db.asOwner(text).catch(() => later.push(table));
    }
    if (later.length === waiting.length)
      throw new Error(`Not to be copied: ${later.map(({ name }) => name).join(', ')}`);
    waiting = later;
  }
}
