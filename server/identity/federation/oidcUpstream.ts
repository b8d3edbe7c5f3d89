import * as oidc from 'openid-client';
import { addressProblem } from '#domain/access';
import { type Connection, type Pending, UpstreamRefused, type UpstreamPerson } from './connection.ts';
import { type GuardedFetch, OutsideRefused } from './guardedFetch.ts';

export type OidcOptions = {
  fetch: GuardedFetch;
  allowsLoopback: boolean;
  /** Opens the sealed client secret; undefined where there is none. */
  secretOf: (connection: Connection) => string | undefined;
};

type Leaving = { connection: Connection; pending: Pending; state: string; returnAddress: string };

/** How long a provider's description is believed, in milliseconds. */
const keptMs = 300_000;
const remembered = 200;

/** OpenID Connect towards the provider of a company: code flow with PKCE, state, nonce, and the issuer checked. */
export function createOidcUpstream(options: OidcOptions) {
  const known = new Map<string, { config: Promise<oidc.Configuration>; at: number }>();

  /** `fresh` asks again, for tests and for what an administrator has just changed. */
  const describe = (connection: Connection, fresh = false): Promise<oidc.Configuration> => {
    const { issuer, client_id } = connection.config;
    const key = JSON.stringify([connection.id, issuer, client_id, connection.sealedSecret]);
    const entry = known.get(key);
    if (!fresh && entry && Date.now() - entry.at < keptMs) return entry.config;
    const config = discover(options, connection);
    known.set(key, { config, at: Date.now() });
    config.catch(() => known.delete(key));
    if (known.size > remembered) known.delete(known.keys().next().value as string);
    return config;
  };

  return {
    describe,

    /** Counts the keys that can verify a token, with their algorithms. */
    listKeys: async (config: oidc.Configuration): Promise<{ count: number; algorithms: string[] }> => {
      const address = config.serverMetadata().jwks_uri ?? '';
      const answer = await options.fetch(address, { headers: { accept: 'application/json' } });
      if (!answer.ok) throw new OutsideRefused(`${address} answered ${answer.status}.`);
      const { keys } = (await answer.json()) as { keys?: { kty?: string; use?: string; alg?: string }[] };
      const usable = (keys ?? []).filter(({ kty, use }) => kty !== 'oct' && (use ?? 'sig') === 'sig');
      const named = usable.map(({ alg, kty }) => alg ?? kty ?? '').filter(Boolean);
      return { count: usable.length, algorithms: [...new Set(named)] };
    },

    leave: async ({ connection, pending, state, returnAddress }: Leaving, hint: string): Promise<string> => {
      const config = await describe(connection);
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: returnAddress,
        response_type: 'code',
        scope: connection.config.scopes,
        state,
        nonce: pending.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
        code_challenge_method: 'S256',
        ...(hint ? { login_hint: hint } : {}),
      });
      return address.href;
    },

    comeBack: async (leaving: Leaving, search: string): Promise<UpstreamPerson> => {
      const { connection, pending, state, returnAddress } = leaving;
      try {
        const config = await describe(connection);
        const tokens = await oidc.authorizationCodeGrant(config, new URL(returnAddress + search), {
          pkceCodeVerifier: pending.verifier,
          expectedNonce: pending.nonce,
          expectedState: state,
          idTokenExpected: true,
        });
        return await readPerson(config, connection, tokens);
      } catch (error) {
        throw toRefusal(error, connection);
      }
    },
  };
}

async function discover(options: OidcOptions, connection: Connection): Promise<oidc.Configuration> {
  const { issuer, client_id } = connection.config;
  const secret = options.secretOf(connection);
  const isPlain = issuer.startsWith('http:') && options.allowsLoopback;
  try {
    const config = await oidc.discovery(new URL(issuer), client_id, secret, undefined, {
      [oidc.customFetch]: (url, init) => options.fetch(url, init as Parameters<GuardedFetch>[1]),
      execute: isPlain ? [oidc.allowInsecureRequests] : [],
    });
    const described = config.serverMetadata();
    for (const address of [described.authorization_endpoint, described.token_endpoint, described.jwks_uri])
      if (!address || addressProblem(address, options.allowsLoopback))
        throw new OutsideRefused(`${new URL(issuer).host} names no safe address for signing in.`);
    return withWays(config, connection, secret, options, isPlain);
  } catch (error) {
    throw toRefusal(error, connection);
  }
}

/** The way the provider takes the secret, and the signature of each id token checked although it came over TLS. */
function withWays(
  found: oidc.Configuration,
  { config }: Connection,
  secret: string | undefined,
  options: OidcOptions,
  isPlain: boolean,
): oidc.Configuration {
  const described = found.serverMetadata();
  const ways = described.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const way = !secret
    ? oidc.None()
    : ways.includes('client_secret_basic')
      ? oidc.ClientSecretBasic(secret)
      : oidc.ClientSecretPost(secret);
  const made = new oidc.Configuration(described, config.client_id, secret, way);
  made[oidc.customFetch] = (url, init) => options.fetch(url, init as Parameters<GuardedFetch>[1]);
  if (isPlain) oidc.allowInsecureRequests(made);
  oidc.enableNonRepudiationChecks(made);
  return made;
}

type Tokens = Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>;

async function readPerson(
  config: oidc.Configuration,
  connection: Connection,
  tokens: Tokens,
): Promise<UpstreamPerson> {
  const { email_claim, verified_claim } = connection.config;
  const own = tokens.claims() as Record<string, unknown> & { sub: string };
  const asks = own[email_claim] === undefined && config.serverMetadata().userinfo_endpoint;
  const more = asks ? await oidc.fetchUserInfo(config, tokens.access_token, own.sub) : {};
  const claims: Record<string, unknown> = { ...more, ...own };
  const email = claims[email_claim];
  const verified = claims[verified_claim];
  const { groups } = claims;
  return {
    subject: own.sub,
    email: typeof email === 'string' ? email.trim().toLowerCase() : '',
    emailVerified: verified === true || verified === 'true',
    groups: Array.isArray(groups) ? groups.length : 0,
  };
}

/** What went wrong, in a sentence; the library's own error stays as the cause for the log. */
function toRefusal(error: unknown, { name }: Connection): UpstreamRefused {
  if (error instanceof UpstreamRefused) return error;
  const outside = causesOf(error).find((one) => one instanceof OutsideRefused);
  if (outside) return new UpstreamRefused('unreachable', (outside as Error).message, error);
  if (error instanceof oidc.AuthorizationResponseError)
    return new UpstreamRefused('provider_refused', `${name} answered "${error.error}".`, error);
  const refused =
    error instanceof oidc.ResponseBodyError
      ? error.error
      : error instanceof oidc.WWWAuthenticateChallengeError && 'invalid_client';
  if (refused)
    return new UpstreamRefused(
      'provider_refused',
      `${name} did not accept the sign-in: "${refused}". Compare client ID, client secret and redirect address with what is registered there.`,
      error,
    );
  const why = causesOf(error)
    .map((one) => (one instanceof Error ? one.message : ''))
    .find(Boolean);
  return new UpstreamRefused(
    'not_accepted',
    `The answer of ${name} was not accepted: ${why ?? 'unknown'}.`,
    error,
  );
}

function causesOf(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let one = error; one instanceof Error && found.length < 6; one = one.cause) found.push(one);
  return found;
}
