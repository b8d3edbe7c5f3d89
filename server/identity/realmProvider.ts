import type { JWK } from 'jose';
import { type Configuration, errors, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { IdentityStore, Realm } from './identityStore.ts';
import type { RealmPages } from './pages/realmPages.ts';
import { cookieNames } from './cookieNames.ts';
import { failureText } from './failureText.ts';
import { themeOf } from './pages/theme.ts';
import {
  apiScope,
  describeAccount,
  findActiveAccount,
  grantOwnApp,
  ownScopes,
  signInPolicy,
} from './realmPolicy.ts';
import { realmPath, signInPath } from './realmPaths.ts';
import { deriveKey } from './sealedKey.ts';
import { createSignOut } from './signOut.ts';
import { signatureAlgorithm } from './signingKeys.ts';
import { storeAdapter } from './storeAdapter.ts';
import { apiAudience } from './tokenVerifier.ts';

/** Client id of the browser app in every realm. */
const appClientId = 'quoin-web';

/** A session that asks for nothing ends after a week. */
export const sessionSeconds = 7 * 24 * 3600;

/** Life times in seconds; an access token's is five minutes. */
const seconds = {
  accessToken: 300,
  code: 60,
  idToken: 3600,
  interaction: 3600,
  session: sessionSeconds,
  anonymous: 600,
} as const;

export type RealmSetup = {
  realm: Realm;
  /** Scheme, host and port under which this company's browser app runs. */
  origin: string;
  keys: JWK[];
  secret: string;
  store: IdentityStore;
  pages: RealmPages;
  /** The product's own origin, where sign-out of a person with several companies may end. */
  baseOrigin: string | undefined;
};

/** The OpenID provider of one company. It keeps nothing in memory: any process can answer any request. */
export function createRealmProvider(setup: RealmSetup): Provider {
  const { realm, origin, store, pages } = setup;
  const signOut = createSignOut(store, realm.id, pages);
  const provider = new Provider(origin + realmPath(realm.slug), {
    ...protocol,
    adapter: storeAdapter(store, realm.id),
    jwks: { keys: setup.keys },
    cookies: cookies(setup),
    clients: [ownApp(origin, setup.baseOrigin)],
    clientBasedCORS: (_ctx, from) => from === origin,
    findAccount: async (_ctx, subject) => {
      const account = await findActiveAccount(store, realm.id, subject);
      return account && describeAccount(account);
    },
    extraTokenClaims: async (_ctx, token) => {
      if (!('accountId' in token)) return {};
      const account = await findActiveAccount(store, realm.id, token.accountId);
      const sid = 'sessionUid' in token ? token.sessionUid : undefined;
      return { email: account?.email, tenant: realm.slug, sid };
    },
    interactions: { policy: signInPolicy(), url: (_ctx, { uid }) => signInPath(realm.slug, uid) },
    loadExistingGrant: grantOwnApp,
    features: {
      ...features,
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: signOut.confirm,
        postLogoutSuccessSource: signOut.done,
      },
    },
    renderError: (ctx, out, error) => {
      ctx.type = 'html';
      ctx.body = pages.failure(themeOf(ctx.req.headers), failureText(out, error));
    },
  });
  provider.proxy = true; // the route in front sets the forwarded headers itself, see providerRoutes.ts
  provider.use(signOut.withoutInlineScript as never);
  return provider;
}

const ownApp = (origin: string, baseOrigin: string | undefined) => ({
  client_id: appClientId,
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  redirect_uris: [`${origin}/auth/callback`, `${origin}/auth/window`],
  post_logout_redirect_uris: [
    `${origin}/tenant-selection?from_logout=true`,
    `${origin}/`,
    `${origin}/auth_error?reason=unknown_user`,
    ...(baseOrigin ? [`${baseOrigin}/`] : []),
  ],
});

/** Host-only cookies, signed with a key of the realm. */
function cookies({ origin, realm, secret }: RealmSetup): Configuration['cookies'] {
  const secure = origin.startsWith('https:');
  const options = { httpOnly: true, sameSite: 'lax' as const, signed: true, secure };
  return {
    keys: [deriveKey(secret, `cookies of ${realm.id}`).toString('base64url')],
    names: cookieNames(secure),
    long: { ...options, path: '/' },
    short: options,
  };
}

const off = { enabled: false } as const;

const features: Configuration['features'] = {
  devInteractions: off,
  dPoP: off,
  pushedAuthorizationRequests: off,
  userinfo: off, // the id token says it all, and tokens are for the API
  revocation: { enabled: true },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => apiAudience,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, resource) => {
      if (resource !== apiAudience) throw new errors.InvalidTarget();
      return {
        audience: apiAudience,
        scope: apiScope,
        accessTokenFormat: 'jwt',
        accessTokenTTL: seconds.accessToken,
        jwt: { sign: { alg: signatureAlgorithm } },
      };
    },
  },
};

const paths = '/protocol/openid-connect';

const protocol: Configuration = {
  routes: {
    authorization: `${paths}/auth`,
    token: `${paths}/token`,
    jwks: `${paths}/certs`,
    end_session: `${paths}/logout`,
    revocation: `${paths}/revoke`,
  },
  responseTypes: ['code'],
  scopes: ownScopes,
  claims: { profile: ['name', 'given_name', 'family_name'], email: ['email'], openid: ['sub'] },
  clientAuthMethods: ['none'],
  pkce: { required: () => true },
  conformIdTokenClaims: false,
  issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
  rotateRefreshToken: () => true,
  clockTolerance: 5,
  enabledJWA: { idTokenSigningAlgValues: [signatureAlgorithm] },
  ttl: {
    AccessToken: seconds.accessToken,
    AuthorizationCode: seconds.code,
    IdToken: seconds.idToken,
    Interaction: seconds.interaction,
    Grant: seconds.session,
    RefreshToken: seconds.session,
    Session: (_ctx: KoaContextWithOIDC, session) => (session.accountId ? seconds.session : seconds.anonymous),
  },
};
