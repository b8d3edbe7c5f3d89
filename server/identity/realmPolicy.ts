import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { Account, IdentityStore } from './identityStore.ts';
import { apiAudience } from './tokenVerifier.ts';

/** Scope of the API; `openid` must not be among a resource's scopes, or the grant check never ends. */
export const apiScope = 'api';

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
    name: `${account.firstName} ${account.lastName}`.trim(),
    given_name: account.firstName,
    family_name: account.lastName,
  }),
});

/** Asks for a sign-in where the provider would, and where the session's account has been disabled since. No consent. */
export function signInPolicy(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check(
        'account_gone',
        'the account of this session may not sign in any more',
        'login_required',
        (ctx) => Boolean(ctx.oidc.session?.accountId) && !ctx.oidc.account,
      ),
    );
  return policy;
}

/** The session's grant, or a new one: our own app needs nobody's consent. */
export async function grantOwnApp(ctx: KoaContextWithOIDC) {
  const { account, client, provider, session } = ctx.oidc;
  if (!account || !client) return undefined;
  const known = session?.grantIdFor(client.clientId);
  const existing = known ? await provider.Grant.find(known) : undefined;
  if (existing?.accountId === account.accountId) return existing;
  const grant = new provider.Grant({ accountId: account.accountId, clientId: client.clientId });
  grant.addOIDCScope(ownScopes.join(' '));
  grant.addResourceScope(apiAudience, apiScope);
  await grant.save();
  return grant;
}
