import type { JWK } from 'jose';
import {
  type AdapterFactory,
  type Configuration,
  errors,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import { clientAdapter, compareByHash } from './federation/applications.ts';
import type { FederationStore } from './federation/federationStore.ts';
import type { IdentityStore, Realm } from './identityStore.ts';
import type { RealmPages } from './pages/realmPages.ts';
import { cookieNames } from './cookieNames.ts';
import { failureText } from './failureText.ts';
import { themeOf } from './pages/theme.ts';
import {
  apiScope,
  appClientId,
  describeAccount,
  findActiveAccount,
  grantWithoutConsent,
  ownScopes,
  signInPolicy,
} from './realmPolicy.ts';
import { realmPath, signInPath } from './realmPaths.ts';
import { deriveKey } from './sealedKey.ts';
import { createSignOut } from './signOut.ts';
import { signatureAlgorithm } from './signingKeys.ts';
import { storeAdapter } from './storeAdapter.ts';
import { apiAudience } from './tokenVerifier.ts';

/** The longest that a session may ask for nothing: a week. */
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
  /** Where applications that sign in here are looked up. */
  federation?: FederationStore | undefined;
  /** How long a session may ask for nothing. */
  idleSeconds: number;
};

/** The OpenID provider of one company. It keeps nothing in memory: any process can answer any request. */
export function createRealmProvider(setup: RealmSetup): Provider {
  const { realm, origin, store, pages } = setup;
  const signOut = createSignOut(store, realm.id, pages);
  const provider = new Provider(origin + realmPath(realm.slug), {
    ...protocol,
    ttl: {
      ...protocol.ttl,
      Session: (_ctx: KoaContextWithOIDC, session) =>
        session.accountId ? setup.idleSeconds : seconds.anonymous,
    },
    adapter: adapters(setup),
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
    loadExistingGrant: grantWithoutConsent,
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
  compareByHash(provider);
  provider.proxy = true; // the route in front sets the forwarded headers itself, see providerRoutes.ts
  provider.use(signOut.withoutInlineScript as never);
  return provider;
}

/** Other applications are read from their table; all else is the provider's own state. */
function adapters({ store, realm, federation }: RealmSetup): AdapterFactory {
  const stored = storeAdapter(store, realm.id);
  if (!federation) return stored;
  const clients = clientAdapter(federation, realm.id);
  return (type) => (type === 'Client' ? clients : stored(type));
}

const ownApp = (origin: string, baseOrigin: string | undefined) => ({
  client_id: appClientId,
  token_endpoint_auth_method: 'none' as const,
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code' as const],
  redirect_uris: [`${origin}/auth/callback`, `${origin}/auth/window`, `${origin}/auth/quiet`],
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
    // The API is for the company's own app: another application learns who somebody is, and no more.
    defaultResource: (_ctx, client) => (client?.clientId === appClientId ? apiAudience : []),
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, resource, client) => {
      if (resource !== apiAudience || client.clientId !== appClientId) throw new errors.InvalidTarget();
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
  claims: {
    profile: ['name', 'given_name', 'family_name'],
    email: ['email', 'email_verified'],
    openid: ['sub'],
  },
  clientAuthMethods: ['none', 'client_secret_basic'],
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
  },
};
