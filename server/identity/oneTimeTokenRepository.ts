import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { tokenPurposes } from '#server/database/schema/identity.ts';

export type TokenPurpose = (typeof tokenPurposes)[number];

/** A link as it is kept, with the person it is for. */
export type TokenRow = {
  purpose: TokenPurpose;
  userId: number;
  expiresAt: string;
  usedAt: string | null;
  email: string;
  firstName: string;
  lastName: string;
  status: string;
};

/** Keeps a new link's hash; older open ones of the same purpose stop working with it. */
export async function replaceToken(
  tx: TenantTx,
  token: { hash: string; purpose: TokenPurpose; userId: number; now: Date; expiresAt: Date },
): Promise<void> {
  const { hash, purpose, userId, now, expiresAt } = token;
  await voidTokens(tx, userId, now, purpose);
  await tx.query({
    text: `insert into one_time_token (tenant_id, hash, purpose, user_id, created_at, expires_at)
      values ($1, $2, $3, $4, $5, $6)`,
    values: [tx.tenantId, hash, purpose, userId, now.toISOString(), expiresAt.toISOString()],
  });
}

/** Ends a person's open links, of one purpose or of all. */
export async function voidTokens(
  tx: TenantTx,
  userId: number,
  now: Date,
  purpose?: TokenPurpose,
): Promise<void> {
  await tx.query({
    text: `update one_time_token set used_at = $3
      where tenant_id = $1 and user_id = $2 and used_at is null and ($4::text is null or purpose = $4)`,
    values: [tx.tenantId, userId, now.toISOString(), purpose ?? null],
  });
}

/** The link with this hash, whatever has become of it. */
export async function findToken(tx: TenantTx, hash: string): Promise<TokenRow | undefined> {
  const [row] = await tx.query<TokenRow>({
    name: 'find_one_time_token',
    text: `select t.purpose, t.user_id as "userId", t.expires_at as "expiresAt", t.used_at as "usedAt", u.email,
        u.first_name as "firstName", u.last_name as "lastName", u.status
      from one_time_token t join app_user u on u.tenant_id = $1 and u.id = t.user_id
      where t.tenant_id = $1 and t.hash = $2`,
    values: [tx.tenantId, hash],
  });
  return row;
}

/** Spends a link: true for exactly one caller, however many try at once. */
export async function spendToken(
  tx: TenantTx,
  hash: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query({
    text: `update one_time_token set used_at = $4
      where tenant_id = $1 and hash = $2 and purpose = $3 and used_at is null and expires_at > $4 returning hash`,
    values: [tx.tenantId, hash, purpose, now.toISOString()],
  });
  return rows.length > 0;
}
