import type { DigestChoice } from '#domain/notifications';
import type { Caller } from '#server/contract/handlers.ts';
import type { Database, TenantTx } from '#server/database/tenantTransaction.ts';
import { pictureAddressSql } from '#server/services/files/fileAddress.ts';
import { avatarJson } from '../jsonSql.ts';

/** A person's own row; `preferences` holds only what was chosen. */
export type UserRow = {
  first_name: string;
  last_name: string;
  email: string;
  title: string | null;
  avatar_url: string | null;
  is_external: boolean;
  /** How often the company has notifications mailed to whoever has not chosen. */
  company_digest: DigestChoice | null;
  preferences: Record<string, unknown>;
  /** Whether there is a dashboard that they see. */
  has_dashboards: boolean;
  roles: { id: number; name: string }[];
};

/** The signed-in person with their roles; whoever manages all dashboards sees those of others. */
export async function readUser(
  tx: TenantTx,
  { userId, permissions }: Pick<Caller, 'userId' | 'permissions'>,
): Promise<UserRow | undefined> {
  const [row] = await tx.query<UserRow>({
    name: 'read_user',
    text: `select u.first_name, u.last_name, u.email, u.title, ${avatarJson('u')} as avatar_url,
        u.is_external, u.preferences, (select settings->>'mail_digest' from tenant where id = $1) as company_digest,
        coalesce((select json_agg(json_build_object('id', r.id, 'name', r.name) order by lower(r.name), r.id)
          from user_role l join role r on r.tenant_id = $1 and r.id = l.role_id
          where l.tenant_id = $1 and l.user_id = u.id), '[]') as roles,
        exists (select from dashboard d where d.tenant_id = $1 and not d.is_deleted and ($3::boolean
          or exists (select from dashboard_member x
            where x.tenant_id = $1 and x.dashboard_id = d.id and x.user_id = u.id))) as has_dashboards
      from app_user u where u.tenant_id = $1 and u.id = $2`,
    values: [tx.tenantId, userId, permissions.has('manage_all_project_dashboards')],
  });
  return row;
}

/** A workspace; files stay on the host of their company, so only the one of `here` shows its logo and picture. */
export type CompanyRow = {
  id: number;
  slug: string;
  name: string;
  time_zone: string;
  logo_url: string | null;
  picture_url: string | null;
};

const companyFile = (field: 'logo' | 'picture') =>
  `(select ${pictureAddressSql('a')} from attachment a where a.tenant_id = t.id and t.id = $2
    and a.entity = 'company' and a.entity_id = t.id and a.field_name = '${field}' limit 1)`;

/** Every company in which somebody signs in with this address: their own workspaces, this one included. */
export function listCompanies(database: Database, email: string, here: number): Promise<CompanyRow[]> {
  return database.asSystem(
    (tx) =>
      tx.query<CompanyRow>({
        name: 'list_companies',
        text: `select t.id, t.slug, t.name, t.time_zone,
            ${companyFile('logo')} as logo_url, ${companyFile('picture')} as picture_url
          from tenant t
          where exists (select from app_user u
            where u.tenant_id = t.id and lower(u.email) = lower($1) and u.status = 'ACTIVE')
          order by lower(t.name), t.id`,
        values: [email, here],
      }),
    { readOnly: true },
  );
}
