import type { Account, IdentityStore, LockOutRule } from './identityStore.ts';
import { verifyPassword } from './passwords.ts';

/** After 5 failures a minute, doubling with each further failure up to 15 minutes. */
export const lockOutRule: LockOutRule = { threshold: 5, firstSeconds: 60, longestSeconds: 900 };

/** How an attempt to sign in ended. `refused` never says whether the account exists. */
export type SignInOutcome =
  { kind: 'signed_in'; account: Account } | { kind: 'refused' } | { kind: 'locked'; seconds: number };

/** How an address is compared: without blanks around it, in lower case. */
const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Checks an address and a password of one company, and counts failures against the address. An account whose password is not
 * accepted is answered as one with another password, so that nobody learns which it was.
 */
export async function signIn(
  store: IdentityStore,
  tenantId: number,
  email: string,
  password: string,
  accepts: (account: Account) => Promise<boolean> = () => Promise.resolve(true),
): Promise<SignInOutcome> {
  const address = normalizeEmail(email);
  const attempt = await store.countAttempt(tenantId, address, lockOutRule);
  if (!attempt.allowed) return { kind: 'locked', seconds: attempt.lockedSeconds };
  const account = await store.findAccountByEmail(tenantId, address);
  const active = account?.status === 'ACTIVE' && (await accepts(account)) ? account : undefined;
  if ((await verifyPassword(active?.passwordHash ?? null, password)) && active) {
    await store.clearAttempts(tenantId, address);
    return { kind: 'signed_in', account: active };
  }
  return attempt.lockedSeconds > 0 ? { kind: 'locked', seconds: attempt.lockedSeconds } : { kind: 'refused' };
}
