import { randomBytes } from 'node:crypto';
import type { Database } from '#server/database/tenantTransaction.ts';
import type { Account, IdentityStore, LockOutRule, StoredKey, StoredPayload } from './identityStore.ts';

type Pool = Pick<Database, 'asTenant' | 'asSystem'>;

/** Retired keys verify for a month: longer than any id token is used as a hint. */
const pruneStatements = [
  'delete from oidc_payload where expires_at < now()',
  `delete from signing_key where retired_at < now() - interval '30 days'`,
  `delete from login_attempt where updated_at < now() - interval '1 day' and coalesce(locked_until, now()) <= now()`,
];

/** Identity's state in PostgreSQL. */
export function createIdentityRepository(database: Pool): IdentityStore {
  const run = <Row extends object>(tenantId: number, text: string, ...values: unknown[]): Promise<Row[]> =>
    database.asTenant(tenantId, (tx) => tx.query<Row>({ text, values: [tenantId, ...values] }));
  const change = async (...parameters: Parameters<typeof run>) => void (await run(...parameters));
  const first = async <Row extends object>(...parameters: Parameters<typeof run>) =>
    (await run<Row>(...parameters))[0];

  return {
    savePayload: (tenantId, row) =>
      change(
        tenantId,
        upsertPayload,
        row.type,
        row.id,
        JSON.stringify(row.payload),
        row.grantId ?? null,
        row.uid ?? null,
        row.expiresIn,
      ),
    findPayload: async (tenantId, type, id) =>
      toStored(await first(tenantId, `${selectPayload} and id = $3`, type, id)),
    findPayloadByUid: async (tenantId, type, uid) =>
      toStored(await first(tenantId, `${selectPayload} and uid = $3`, type, uid)),
    consumePayload: async (tenantId, type, id) =>
      (await first(tenantId, consumePayload, type, id)) !== undefined,
    removePayload: (tenantId, type, id) => change(tenantId, removePayload, type, id),
    revokeGrant: (tenantId, grantId) => change(tenantId, revokeGrant, grantId),
    listKeys: (tenantId) => run<StoredKey>(tenantId, selectKeys),
    addKey: (tenantId, { kid, sealedPrivateJwk, publicJwk }) =>
      change(tenantId, insertKey, kid, sealedPrivateJwk, JSON.stringify(publicJwk)),
    retireKeysExcept: (tenantId, kid) => change(tenantId, retireKeys, kid),
    countAttempt: (tenantId, email, rule) => countAttempt(database, tenantId, email, rule),
    clearAttempts: (tenantId, email) => change(tenantId, clearAttempts, email),
    findAccountByEmail: (tenantId, email) =>
      first<Account>(tenantId, `${selectAccount} and lower(email) = $2`, email),
    findAccount: (tenantId, id) => first<Account>(tenantId, `${selectAccount} and id = $2`, id),
    openInvited: async (tenantId, id) => (await first(tenantId, openInvited, id)) !== undefined,
    prune: () =>
      database.asSystem(async (tx) => {
        for (const text of pruneStatements) await tx.query({ text });
      }),
  };
}

/** The secret of this installation when none is configured: made once, by whichever process is first. */
export async function loadServerSecret(database: Pool): Promise<string> {
  return database.asSystem(async (tx) => {
    const secret = randomBytes(48).toString('base64url');
    await tx.query({
      text: 'insert into server_secret (id, secret) values (1, $1) on conflict do nothing',
      values: [secret],
    });
    const [row] = await tx.query<{ secret: string }>({
      text: 'select secret from server_secret where id = 1',
    });
    return (row as { secret: string }).secret;
  });
}

const upsertPayload = `
  insert into oidc_payload (tenant_id, type, id, payload, grant_id, uid, expires_at)
  values ($1, $2, $3, $4, $5, $6, now() + $7 * interval '1 second')
  on conflict (tenant_id, type, id) do update
  set payload = excluded.payload, grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at`;

const selectPayload = `
  select payload, extract(epoch from consumed_at)::integer as "consumedAt" from oidc_payload
  where tenant_id = $1 and type = $2 and expires_at > now()`;

const consumePayload = `
  update oidc_payload set consumed_at = now()
  where tenant_id = $1 and type = $2 and id = $3 and consumed_at is null returning id`;

const removePayload = 'delete from oidc_payload where tenant_id = $1 and type = $2 and id = $3';

const revokeGrant = `
  delete from oidc_payload where tenant_id = $1 and (grant_id = $2 or (type = 'Grant' and id = $2))`;

const selectKeys = `
  select kid, private_jwk as "sealedPrivateJwk", public_jwk as "publicJwk", retired_at as "retiredAt"
  from signing_key where tenant_id = $1 order by substr(kid, 2)::integer`;

const insertKey = `
  insert into signing_key (tenant_id, kid, private_jwk, public_jwk) values ($1, $2, $3, $4) on conflict do nothing`;

const retireKeys =
  'update signing_key set retired_at = now() where tenant_id = $1 and kid <> $2 and retired_at is null';

const clearAttempts = 'delete from login_attempt where tenant_id = $1 and email = $2';

const selectAccount = `
  select id, email, first_name as "firstName", last_name as "lastName", password_hash as "passwordHash", status
  from app_user where tenant_id = $1`;

const openInvited = `
  update app_user set status = 'ACTIVE', version = version + 1 where tenant_id = $1 and id = $2 and status = 'INVITED'
  returning id`;

/** Failures so far, this one included; a day without any starts over. The row lock makes parallel guesses queue. */
const failures = `(case when a.updated_at < now() - interval '1 day' then 0 else a.failures end + 1)`;
const lockedUntil = (count: string) => `
  case when ${count} >= $3 then now() + least($5::float8, $4::float8 * power(2, least(${count} - $3, 20))) * interval '1 second' end`;

const countFailure = `
  insert into login_attempt as a (tenant_id, email, failures, locked_until) values ($1, $2, 1, ${lockedUntil('1')})
  on conflict (tenant_id, email) do update
  set failures = ${failures}, locked_until = ${lockedUntil(failures)}, updated_at = now()
  where a.locked_until is null or a.locked_until <= now()
  returning round(extract(epoch from coalesce(locked_until, now()) - now()))::integer as seconds`;

const remainingLock = `
  select greatest(1, ceil(extract(epoch from locked_until - now())))::integer as seconds
  from login_attempt where tenant_id = $1 and email = $2`;

async function countAttempt(database: Pool, tenantId: number, email: string, rule: LockOutRule) {
  type Row = { seconds: number | null };
  return database.asTenant(tenantId, async (tx) => {
    const { threshold, firstSeconds, longestSeconds } = rule;
    const values = [tenantId, email, threshold, firstSeconds, longestSeconds];
    const [counted] = await tx.query<Row>({ text: countFailure, values });
    if (counted) return { allowed: true, lockedSeconds: counted.seconds ?? 0 };
    const [locked] = await tx.query<Row>({ text: remainingLock, values: [tenantId, email] });
    return { allowed: false, lockedSeconds: locked?.seconds ?? 1 };
  });
}

const toStored = (row: object | undefined): StoredPayload | undefined => {
  if (!row) return undefined;
  const { payload, consumedAt } = row as {
    payload: StoredPayload['payload'];
    consumedAt: number | null;
  };
  return { payload, consumedAt: consumedAt ?? undefined };
};
