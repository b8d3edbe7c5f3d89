import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS } from '#domain/people';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import {
  findToken,
  replaceToken,
  spendToken,
  type TokenPurpose,
  type TokenRow,
} from './oneTimeTokenRepository.ts';

const hour = 3_600_000;

/** How long a link works, in milliseconds. */
const lifetimes: Record<TokenPurpose, number> = {
  sign_up: INVITATION_DAYS * 24 * hour,
  set_password: hour,
};

/** What a link is good for now: `used` also stands for one that a newer link has replaced. */
export type LinkState = 'open' | 'used' | 'expired';

export type Link = TokenRow & { state: LinkState };

const shape = /^[\w-]{43}$/;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A new link's secret: 32 random bytes, of which the database keeps the hash alone. Replaces the person's older ones. */
export async function issueToken(
  tx: TenantTx,
  { purpose, userId, now }: { purpose: TokenPurpose; userId: number; now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  await replaceToken(tx, { hash: hashOf(token), purpose, userId, now, expiresAt });
  return token;
}

/** The link that a token belongs to in this company, spent or not; undefined where it was never one of its links. */
export async function readToken(tx: TenantTx, token: string, now: Date): Promise<Link | undefined> {
  if (!shape.test(token)) return undefined;
  const row = await findToken(tx, hashOf(token));
  if (!row) return undefined;
  const over = Date.parse(row.expiresAt) <= now.getTime();
  return { ...row, state: row.usedAt ? 'used' : over ? 'expired' : 'open' };
}

/** Uses a link up; false when it was used, replaced or expired since it was read. */
export const redeemToken = (
  tx: TenantTx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> => spendToken(tx, hashOf(token), purpose, now);
