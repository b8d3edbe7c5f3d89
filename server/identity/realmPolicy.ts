import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Account, IdentityStore } from './identityStore.ts';
import { apiAudience } from './tokenVerifier.ts';

/** Scope of the API; `openid` must not be among a resource's scopes, or the grant check never ends. */
export const apiScope = 'api';

/** Client id of the browser app in every realm. */
export const appClientId = 'quoin-web';

/** What Quoin's own browser app may ask for without a consent page. */
export const ownScopes = ['openid', 'profile', 'email'];

/** The account with this subject while it may sign in; else undefined, which also ends its refresh tokens. */
export async function findActiveAccount(
  store: IdentityStore,
  tenantId: number,
  subject: string,
): Promise<Account | undefined> {
  if (!/^\d{1,15}$/.test(subject)) return undefined;
  const account = await store.findAccount(tenantId, Number(subject));
  return account?.status === 'ACTIVE' ? account : undefined;
}

/** An account as the provider wants it; `email` is read again for the access token. */
export const describeAccount = (account: Account) => ({
  accountId: String(account.id),
  email: account.email,
  claims: () => ({
    sub: String(account.id),
    email: account.email,
    // Accounts are opened by a link that was mailed to the address.
    email_verified: true,
    name: `${account.firstName} ${account.lastName}`.trim(),
    given_name: account.firstName,
    family_name: account.lastName,
  }),
});

/** Whether a link asks for another person than the one who is signed in; once they have signed in, that is settled. */
function asksForSomebodyElse({ oidc }: KoaContextWithOIDC): boolean {
  const hint = oidc.params?.login_hint;
  const email = (oidc.account as { email?: string } | undefined)?.email;
  if (typeof hint !== 'string' || !hint.includes('@') || !email || oidc.result?.login) return false;
  return hint.trim().toLowerCase() !== email.toLowerCase();
}

/**
 * Asks for a sign-in where the provider would, where the session's account has been disabled since, and where the hint
 * names somebody else. No consent.
 */
export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const { checks } = policy.get('login') ?? { checks: undefined };
  checks?.add(
    new interactionPolicy.Check(
      'account_gone',
      'the account of this session may not sign in any more',
      'login_required',
      (ctx) => Boolean(ctx.oidc.session?.accountId) && !ctx.oidc.account,
    ),
  );
  checks?.add(
    new interactionPolicy.Check(
      'somebody_else',
      'the hint names another account than the one that is signed in',
      'login_required',
      asksForSomebodyElse,
    ),
  );
  return policy;
}

/**
 * The session's grant, or a new one: our own app needs nobody's consent, and an administrator gave it for the others, which
 * learn who somebody is and nothing else.
 */
export async function grantWithoutConsent(ctx: KoaContextWithOIDC) {
  const { account, client, provider, session } = ctx.oidc;
  if (!account || !client) return undefined;
  const known = session?.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing?.accountId === account.accountId) return existing;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope(ownScopes.join(' '));
  if (client.clientId === appClientId) grant.addResourceScope(apiAudience, apiScope);
  await grant.save();
  return grant;
}
