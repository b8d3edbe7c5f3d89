import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { usualRules } from '#server/identity/federation/federationRepository.ts';
import type { RowWrite, Snapshot } from '#server/services/changes/entityAdapter.ts';

type Fields = { require_sso: boolean; administrators_keep_password: boolean; idle_hours: number };
/** The rules of a company with whom they concern. */
export type RuleRow = Fields & {
  version: number;
  password_people: number;
  other_people: number;
  sso_domains: string[];
};

const usual: Fields & { version: number } = {
  require_sso: usualRules.requireSso,
  administrators_keep_password: usualRules.administratorsKeepPassword,
  idle_hours: usualRules.idleHours,
  version: 1,
};

async function readStored(tx: TenantTx, lock: '' | 'for update'): Promise<typeof usual> {
  const [row] = await tx.query<typeof usual>({
    text: `select require_sso, administrators_keep_password, idle_hours, version
      from sign_in_rule where tenant_id = $1 ${lock}`,
    values: [tx.tenantId],
  });
  return row ?? usual;
}

/** The rules as one row, numbered as the company is; a company that has set none has the usual ones. */
export async function lockRules(tx: TenantTx, ids: readonly number[]): Promise<Map<number, Snapshot>> {
  if (!ids.includes(tx.tenantId)) return new Map();
  const { version, ...fields } = await readStored(tx, 'for update');
  return new Map([[tx.tenantId, { version, projectId: null, fields }]]);
}

export async function writeRules(tx: TenantTx, rows: readonly RowWrite[]): Promise<void> {
  for (const { fields, version } of rows)
    await tx.query({
      text: `insert into sign_in_rule (tenant_id, require_sso, administrators_keep_password, idle_hours, version)
        values ($1, $2, $3, $4, $5) on conflict (tenant_id) do update set require_sso = excluded.require_sso,
          administrators_keep_password = excluded.administrators_keep_password,
          idle_hours = excluded.idle_hours, version = excluded.version`,
      values: [
        tx.tenantId,
        fields['require_sso'],
        fields['administrators_keep_password'],
        fields['idle_hours'],
        version,
      ],
    });
}

/** The rules, and how many people they leave to a password. */
export async function readRules(tx: TenantTx): Promise<RuleRow> {
  const rules = await readStored(tx, '');
  const [row] = await tx.query<Pick<RuleRow, 'password_people' | 'other_people' | 'sso_domains'>>({
    text: `with ways as (select lower(r.domain) as domain, c.id is not null as leads,
        exists (select from tenant t, unnest(t.email_domains) d where t.id = $1 and lower(d) = lower(r.domain)) as internal
      from domain_rule r
      left join sso_connection c on c.tenant_id = $1 and c.id = r.connection_id and c.enabled and r.verified_at is not null
      where r.tenant_id = $1),
      people as (select u.status, w.domain, coalesce(w.leads, false) as leads from app_user u
        left join ways w on w.domain = split_part(lower(u.email), '@', 2)
        where u.tenant_id = $1 and u.status <> 'DISABLED')
      select (select count(*)::int from people where not leads) as password_people,
        (select count(*)::int from people where domain is null) as other_people,
        array(select domain from ways where leads and internal order by domain) as sso_domains`,
    values: [tx.tenantId],
  });
  return { ...rules, ...(row ?? { password_people: 0, other_people: 0, sso_domains: [] }) };
}

/** Has sessions end in so many hours at the latest, unless they are used. */
export async function shortenSessions(tx: TenantTx, hours: number): Promise<void> {
  await tx.query({
    text: `update oidc_payload set expires_at = least(expires_at, now() + $2 * interval '1 hour')
      where tenant_id = $1 and type = 'Session'`,
    values: [tx.tenantId, hours],
  });
}
