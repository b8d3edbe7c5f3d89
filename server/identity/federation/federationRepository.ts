import type { SignInRuleSet } from '#domain/access';
import type { Database } from '#server/database/tenantTransaction.ts';
import type { Account } from '../identityStore.ts';
import type { Connection } from './connection.ts';
import type { KeptTest } from './connectionTest.ts';
import type { Application, DomainWay, FederationStore } from './federationStore.ts';

type Pool = Pick<Database, 'asTenant'>;

/** What holds for a company that has never set its own rules. */
export const usualRules = {
  requireSso: false,
  administratorsKeepPassword: true,
  idleHours: 168,
} as const satisfies SignInRuleSet & { idleHours: number };

/** The state of signing in through providers, in PostgreSQL. */
export function createFederationRepository(database: Pool): FederationStore {
  const run = <Row extends object>(tenantId: number, text: string, ...values: unknown[]): Promise<Row[]> =>
    database.asTenant(tenantId, (tx) => tx.query<Row>({ text, values: [tenantId, ...values] }));
  const first = async <Row extends object>(...parameters: Parameters<typeof run>) =>
    (await run<Row>(...parameters))[0];

  return {
    findConnection: (tenantId, id) => first<Connection>(tenantId, selectConnection, id),
    listWays: (tenantId) => run<{ id: number; name: string }>(tenantId, selectWays),
    findDomain: (tenantId, domain) => first<DomainWay>(tenantId, selectDomain, domain),
    readRules: async (tenantId) =>
      (await first<SignInRuleSet & { idleHours: number }>(tenantId, selectRules)) ?? usualRules,
    readHolder: async (tenantId, userId) => {
      const [row] = await run<{ own: boolean; others: boolean }>(tenantId, selectHolder, userId);
      return {
        isAdministrator: row?.own ?? false,
        isOnlyAdministrator: row?.own === true && !row.others,
      };
    },
    findLinked: (tenantId, connectionId, subject) =>
      first<Account>(tenantId, selectLinked, connectionId, subject),
    link: (tenantId, connectionId, subject, userId) =>
      database.asTenant(tenantId, async (tx) => {
        // The account's row queues two first sign-ins of one person.
        await tx.query({
          text: 'select id from app_user where tenant_id = $1 and id = $2 for update',
          values: [tenantId, userId],
        });
        const rows = await tx.query({ text: insertLink, values: [tenantId, connectionId, subject, userId] });
        return rows.length > 0;
      }),
    noteSignIn: async (tenantId, id) =>
      void (await run(
        tenantId,
        'update sso_connection set last_sign_in_at = now() where tenant_id = $1 and id = $2',
        id,
      )),
    readTest: async (tenantId, id) =>
      (
        await first<{ test: KeptTest | null }>(
          tenantId,
          'select test from sso_connection where tenant_id = $1 and id = $2',
          id,
        )
      )?.test ?? null,
    saveTest: async (tenantId, id, version, test) =>
      (await run(tenantId, updateTest, id, version, JSON.stringify(test))).length > 0,
    findApplication: (tenantId, clientId) => first<Application>(tenantId, selectApplication, clientId),
    extendSession: async (tenantId, uid, seconds) => void (await run(tenantId, extendSession, uid, seconds)),
  };
}

const selectConnection = `
  select id, kind, name, enabled, version, config, sealed_secret as "sealedSecret"
  from sso_connection where tenant_id = $1 and id = $2::bigint`;

const selectWays = `
  select id, name from sso_connection where tenant_id = $1 and enabled order by lower(name), id limit 8`;

const selectDomain = `
  select r.verified_at is not null as "isVerified",
    case when c.id is not null then json_build_object('id', c.id, 'name', c.name, 'isOn', c.enabled) end as connection,
    exists (select from tenant t, unnest(t.email_domains) d where t.id = $1 and lower(d) = lower(r.domain)) as "isInternal"
  from domain_rule r left join sso_connection c on c.tenant_id = $1 and c.id = r.connection_id
  where r.tenant_id = $1 and lower(r.domain) = $2`;

const selectRules = `
  select require_sso as "requireSso", administrators_keep_password as "administratorsKeepPassword",
    idle_hours as "idleHours" from sign_in_rule where tenant_id = $1`;

const administers = (user: string) => `
  select from user_role l join role_permission p on p.tenant_id = $1 and p.role_id = l.role_id
    and p.permission = 'account_administration_access' where l.tenant_id = $1 and l.user_id = ${user}`;

const selectHolder = `
  select exists (${administers('$2::bigint')}) as own,
    exists (select from app_user u where u.tenant_id = $1 and u.id <> $2::bigint and u.status = 'ACTIVE'
      and exists (${administers('u.id')})) as others`;

const selectLinked = `
  select u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.password_hash as "passwordHash", u.status
  from federated_identity f join app_user u on u.tenant_id = $1 and u.id = f.user_id
  where f.tenant_id = $1 and f.connection_id = $2 and f.subject = $3`;

const insertLink = `
  insert into federated_identity (tenant_id, connection_id, subject, user_id)
  select $1, $2, $3, $4
  where not exists (select from federated_identity
    where tenant_id = $1 and connection_id = $2 and user_id = $4 and subject <> $3)
  on conflict (tenant_id, connection_id, subject) do update set user_id = federated_identity.user_id
    where federated_identity.user_id = excluded.user_id
  returning user_id`;

const updateTest = `
  update sso_connection set test = $4::jsonb where tenant_id = $1 and id = $2 and version = $3 returning id`;

const selectApplication = `
  select client_id as "clientId", name, redirect_uri as "redirectUri", secret_hash as "secretHash"
  from sign_in_application where tenant_id = $1 and client_id = $2`;

const extendSession = `
  update oidc_payload set expires_at = now() + $3 * interval '1 second',
    payload = jsonb_set(payload, '{exp}', to_jsonb(extract(epoch from now())::bigint + $3::bigint))
  where tenant_id = $1 and type = 'Session' and uid = $2 and expires_at > now()`;
