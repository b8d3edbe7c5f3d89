import { type CompanySettings, usualCompanySettings } from '#domain/settings';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { pictureAddressSql } from '#server/services/files/fileAddress.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';

export type CompanyRow = {
  id: number;
  slug: string;
  name: string;
  email_domains: string[];
  time_zone: string;
  logo_url: string | null;
  version: number;
};

/** The company's own row. */
export async function readCompany(tx: TenantTx): Promise<CompanyRow | undefined> {
  const [row] = await tx.query<CompanyRow>({
    name: 'read_company',
    text: `select t.id, t.slug, t.name, t.email_domains, t.time_zone, t.version,
        (select ${pictureAddressSql('a')} from attachment a where a.tenant_id = $1 and a.entity = 'company'
          and a.entity_id = $1 and a.field_name = 'logo' limit 1) as logo_url
      from tenant t where t.id = $1`,
    values: [tx.tenantId],
  });
  return row;
}

const known = Object.keys(usualCompanySettings) as (keyof CompanySettings)[];

/** What was chosen, with what holds where nothing was. */
export const withUsual = (stored: Partial<CompanySettings>): CompanySettings => ({
  ...usualCompanySettings,
  ...(Object.fromEntries(
    known.flatMap((key) => (stored[key] === undefined ? [] : [[key, stored[key]]])),
  ) as Partial<CompanySettings>),
});

/** How the company counts. */
export async function readCompanySettings(
  tx: TenantTx,
): Promise<{ settings: CompanySettings; version: number; customIndexId: number | null }> {
  const [row] = await tx.query<{
    settings: Partial<CompanySettings>;
    version: number;
    custom_index_id: number | null;
  }>({
    name: 'read_company_settings',
    text: `select settings, version, (select x.id::float8 from normalization_index x where x.tenant_id = $1
        and x.kind = 'custom' and x.is_default and not x.is_deleted limit 1) as custom_index_id
      from tenant where id = $1`,
    values: [tx.tenantId],
  });
  return {
    settings: withUsual(row?.settings ?? {}),
    version: row?.version ?? 1,
    customIndexId: row?.custom_index_id ?? null,
  };
}

type Locked = Pick<CompanyRow, 'name' | 'email_domains' | 'time_zone' | 'version'> & {
  settings: Partial<CompanySettings>;
};

async function lock(tx: TenantTx, ids: readonly number[]): Promise<Locked | undefined> {
  if (!ids.includes(tx.tenantId)) return undefined;
  const [row] = await tx.query<Locked>({
    text: 'select name, email_domains, time_zone, settings, version from tenant where id = $1 for update',
    values: [tx.tenantId],
  });
  return row;
}

/** The company's row for the change engine, locked; no other company has one. */
export async function loadCompany(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  const row = await lock(tx, ids);
  if (!row) return new Map();
  const { version, name, email_domains, time_zone } = row;
  return new Map([[tx.tenantId, { version, projectId: null, fields: { name, email_domains, time_zone } }]]);
}

export async function writeCompany(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  for (const { fields, version } of rows) {
    await tx.query({
      text: 'update tenant set name = $2, email_domains = $3, time_zone = $4, version = $5 where id = $1',
      values: [tx.tenantId, fields['name'], fields['email_domains'], fields['time_zone'], version],
    });
  }
}

/** The company's settings for the change engine, each a field. They share the row, and so the version, of the company. */
export async function loadSettings(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  const row = await lock(tx, ids);
  if (!row) return new Map();
  const fields = { ...withUsual(row.settings) };
  return new Map([[tx.tenantId, { version: row.version, projectId: null, fields }]]);
}

export async function writeSettings(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  for (const { fields, changed, version } of rows) {
    const own = Object.fromEntries(changed.map((key) => [key, fields[key]]));
    await tx.query({
      text: 'update tenant set settings = settings || $2::jsonb, version = $3 where id = $1',
      values: [tx.tenantId, JSON.stringify(own), version],
    });
  }
}
