import type { OwnPackage } from '#domain/bid-platform';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { PlatformAccess } from '#server/services/bid-platform/platformAccess.ts';
import { momentJson } from '../jsonSql.ts';

export type PlatformRow = PlatformAccess & { id: number; version: number };

/** The platform of the company; undefined where none is set up. */
export async function readPlatform(tx: TenantTx): Promise<PlatformRow | undefined> {
  const [row] = await tx.query<PlatformRow>({
    name: 'read_bid_platform',
    text: `select id, version, name, api_url as "apiUrl", authorize_url as "authorizeUrl", token_url as "tokenUrl",
        client_id as "clientId", scopes, sealed_secret as "sealedSecret"
      from bid_platform where tenant_id = $1`,
    values: [tx.tenantId],
  });
  return row;
}

/** Keeps the sealed secret; null forgets it. */
export async function keepSecret(tx: TenantTx, id: number, sealed: string | null): Promise<void> {
  await tx.query({
    text: 'update bid_platform set sealed_secret = $3 where tenant_id = $1 and id = $2',
    values: [tx.tenantId, id, sealed],
  });
}

/** Everybody's access ends: the platform is another one, or none. */
export async function forgetAccounts(tx: TenantTx): Promise<void> {
  await tx.query({ text: 'delete from bid_platform_account where tenant_id = $1', values: [tx.tenantId] });
  await tx.query({ text: 'delete from bid_platform_sign_in where tenant_id = $1', values: [tx.tenantId] });
}

type Away = { userId: number; stateHash: string; sealedVerifier: string; seconds: number };

/** Keeps somebody who leaves for the platform; what they left for before and never came back from goes. */
export async function keepSignIn(tx: TenantTx, away: Away): Promise<void> {
  await tx.query({
    text: `delete from bid_platform_sign_in where tenant_id = $1 and user_id = $2 and expires_at < now()`,
    values: [tx.tenantId, away.userId],
  });
  await tx.query({
    text: `insert into bid_platform_sign_in (tenant_id, state_hash, user_id, sealed_verifier, expires_at)
      values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
    values: [tx.tenantId, away.stateHash, away.userId, away.sealedVerifier, away.seconds],
  });
}

/** What was kept under a state, for the person who left with it and the first who asks; undefined otherwise. */
export async function spendSignIn(tx: TenantTx, userId: number, hash: string): Promise<string | undefined> {
  const [row] = await tx.query<{ verifier: string }>({
    text: `update bid_platform_sign_in set used_at = now()
      where tenant_id = $1 and state_hash = $2 and user_id = $3 and used_at is null and expires_at > now()
      returning sealed_verifier as verifier`,
    values: [tx.tenantId, hash, userId],
  });
  return row?.verifier;
}

export type AccountRow = { sealedTokens: string; connectedAt: string; version: number };

/** A person's access; undefined where they are not signed in to the platform. */
export async function readAccount(tx: TenantTx, userId: number): Promise<AccountRow | undefined> {
  const [row] = await tx.query<AccountRow>({
    text: `select sealed_tokens as "sealedTokens", ${momentJson('connected_at')} as "connectedAt", version
      from bid_platform_account where tenant_id = $1 and user_id = $2`,
    values: [tx.tenantId, userId],
  });
  return row;
}

/** Keeps a person's access anew. */
export async function keepAccount(
  tx: TenantTx,
  userId: number,
  sealed: string,
  expiresAt: string,
): Promise<void> {
  await tx.query({
    text: `insert into bid_platform_account (tenant_id, user_id, sealed_tokens, expires_at)
      values ($1, $2, $3, $4)
      on conflict (tenant_id, user_id) do update
        set sealed_tokens = excluded.sealed_tokens, expires_at = excluded.expires_at, connected_at = now(),
          version = bid_platform_account.version + 1`,
    values: [tx.tenantId, userId, sealed, expiresAt],
  });
}

/** Keeps refreshed tokens, unless the person has signed in anew or disconnected meanwhile. */
export async function keepRefreshed(
  tx: TenantTx,
  account: { userId: number; version: number },
  sealed: string,
  expiresAt: string,
): Promise<void> {
  await tx.query({
    text: `update bid_platform_account set sealed_tokens = $4, expires_at = $5
      where tenant_id = $1 and user_id = $2 and version = $3`,
    values: [tx.tenantId, account.userId, account.version, sealed, expiresAt],
  });
}

/** Ends a person's access. */
export async function forgetAccount(tx: TenantTx, userId: number): Promise<void> {
  await tx.query({
    text: 'delete from bid_platform_account where tenant_id = $1 and user_id = $2',
    values: [tx.tenantId, userId],
  });
}

/** The project of the platform that was read last for a project; null for none. */
export async function readPlatformProject(
  tx: TenantTx,
  projectId: number,
): Promise<{ id: string; name: string } | null> {
  const [row] = await tx.query<{ id: string; name: string }>({
    text: `select platform_id as id, name from bid_platform_project where tenant_id = $1 and project_id = $2`,
    values: [tx.tenantId, projectId],
  });
  return row ?? null;
}

/** Remembers the project of the platform that was taken from last. */
export async function keepPlatformProject(
  tx: TenantTx,
  projectId: number,
  from: { id: string; name: string },
): Promise<void> {
  await tx.query({
    text: `insert into bid_platform_project (tenant_id, project_id, platform_id, name) values ($1, $2, $3, $4)
      on conflict (tenant_id, project_id) do update
        set platform_id = excluded.platform_id, name = excluded.name, read_at = now()`,
    values: [tx.tenantId, projectId, from.id, from.name],
  });
}

/** Packages of a project as those of the platform are matched with them, in the order of their numbers. */
export function listOwnPackages(tx: TenantTx, projectId: number): Promise<OwnPackage[]> {
  return tx.query<OwnPackage>({
    text: `select p.id, p.number, p.name, p.status, p.platform_id,
        coalesce((select r.opened_at is null from bid_request r
          where r.tenant_id = $1 and r.bid_package_id = p.id), false) as is_sealed
      from bid_package p
      where p.tenant_id = $1 and p.project_id = $2 and not p.is_deleted order by p.number`,
    values: [tx.tenantId, projectId],
  });
}
