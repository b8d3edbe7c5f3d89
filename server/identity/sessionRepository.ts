import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** A sign-in session of one account. */
export type SessionRow = { id: string; device: string; signedInAt: string; expiresAt: string };

/** What a session leaves behind in the provider's store, by how each kind names its account or session. */
const ofAccount = `(payload ->> 'accountId') = $2::bigint::text`;

/** Where an account is signed in, the latest first. */
export function listSessions(tx: TenantTx, userId: number): Promise<SessionRow[]> {
  return tx.query<SessionRow>({
    text: `select s.uid as id, coalesce(d.payload ->> 'device', '') as device,
        to_timestamp((s.payload ->> 'loginTs')::bigint) as "signedInAt", s.expires_at as "expiresAt"
      from oidc_payload s
      left join oidc_payload d on d.tenant_id = $1 and d.type = 'Device' and d.id = s.uid
      where s.tenant_id = $1 and s.type = 'Session' and (s.payload ->> 'accountId') = $2::bigint::text
        and s.expires_at > now() and s.uid is not null
      order by (s.payload ->> 'loginTs')::bigint desc, s.uid limit 100`,
    values: [tx.tenantId, userId],
  });
}

/**
 * Ends an account's sessions with all codes, tokens and grants that came from them, except the one to keep. Access tokens
 * of a session that is gone are refused within a second.
 */
export async function endSessions(tx: TenantTx, userId: number, keepId: string | null): Promise<void> {
  await tx.query({
    text: `with kept as (select payload from oidc_payload
        where tenant_id = $1 and type = 'Session' and uid = $3 and ${ofAccount}),
      kept_grants as (select g.value ->> 'grantId' as id from kept, jsonb_each(kept.payload -> 'authorizations') g)
      delete from oidc_payload where tenant_id = $1 and ${ofAccount} and case type
        when 'Session' then uid is distinct from $3
        when 'Grant' then id not in (select kept_grants.id from kept_grants where kept_grants.id is not null)
        else (payload ->> 'sessionUid') is distinct from $3 end`,
    values: [tx.tenantId, userId, keepId],
  });
}

/** Ends one session of an account; false when it has none with this id. */
export async function endSession(tx: TenantTx, userId: number, sessionId: string): Promise<boolean> {
  const [session] = await tx.query<{ grants: string[] }>({
    text: `delete from oidc_payload where tenant_id = $1 and ${ofAccount} and type = 'Session' and uid = $3
      returning array(select g.value ->> 'grantId' from jsonb_each(payload -> 'authorizations') g) as grants`,
    values: [tx.tenantId, userId, sessionId],
  });
  if (!session) return false;
  await tx.query({
    text: `delete from oidc_payload where tenant_id = $1 and ${ofAccount}
      and ((payload ->> 'sessionUid') = $3 or grant_id = any($4) or (type = 'Grant' and id = any($4)))`,
    values: [tx.tenantId, userId, sessionId, session.grants],
  });
  return true;
}
