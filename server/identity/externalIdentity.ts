import { createHash } from 'node:crypto';
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  jwtVerify,
  type JWTVerifyGetKey,
} from 'jose';
import { ApiError, unavailable } from '#server/contract/errors.ts';
import type { Account, IdentityStore, Realm } from './identityStore.ts';
import { realmPath } from './realmPaths.ts';
import {
  AccessTokenError,
  apiAudience,
  type VerifiedToken,
  type VerifyAccessToken,
} from './tokenVerifier.ts';

type Options = {
  /** Base address of the service, before `/realms/{slug}`. */
  baseUrl: string;
  store: Pick<IdentityStore, 'findAccountByEmail' | 'openInvited'>;
  /** Hears once of each invitation that was accepted by signing in. */
  onAccepted?: (tenantId: number, userId: number) => Promise<void>;
  /** For tests. */
  fetch?: typeof fetch;
};

/** Client id of the browser app: tokens made for another client of the realm are not ours. */
const appClientId = 'quoin-web';
const algorithms = ['RS256', 'PS256', 'ES256'];
const timeoutMs = 5000;
const keptMs = 600_000;
/** Unknown key ids ask the service again at most this often. */
const cooldownMs = 30_000;
const longestToken = 16_384;
const remembered = 5000;
/** An account that ends or changes its address is noticed within this time; rights are asked anew within a second. */
const rememberedMs = 30_000;

/** Says in its fixed words that nobody here has this address (docs/product/access.md). */
const unknownPerson = () => new ApiError('invalid', '', { detail: 'User do not exist in the DB' });
const closedAccount = () =>
  new ApiError(
    'unauthenticated',
    'No active account found with the given credentials',
    {},
    {
      'www-authenticate': 'Bearer',
    },
  );

/**
 * Verifies access tokens of an identity service of Keycloak's shape, one realm a company. The service says who somebody is
 * by a verified address; what they may do stays here.
 */
export function createExternalVerifier(options: Options): VerifyAccessToken {
  const { baseUrl, fetch: ask = fetch } = options;
  const keys = realmKeys(baseUrl, ask);
  const seen = new Map<string, { token: VerifiedToken; until: number }>();

  const verify = async (realm: Realm, token: string): Promise<VerifiedToken> => {
    const { payload } = await jwtVerify(token, await keys(realm.slug), {
      algorithms,
      issuer: baseUrl + realmPath(realm.slug),
      audience: apiAudience,
      clockTolerance: 60,
      requiredClaims: ['sub', 'exp', 'iat', 'sid', 'email'],
    });
    const { email } = readClaims(payload);
    const account = await findAccount(options, realm.id, email);
    return {
      userId: account.id,
      email: account.email,
      sessionId: String(payload['sid']),
      issuedAt: (payload.iat ?? 0) * 1000,
      expiresAt: (payload.exp ?? 0) * 1000,
      sessionElsewhere: true,
    };
  };

  return async (realm, token) => {
    if (token.length > longestToken) throw new AccessTokenError('malformed');
    const key = createHash('sha256').update(`${realm.id}:${token}`).digest('base64url');
    const known = seen.get(key);
    if (known && known.until > Date.now()) return known.token;
    const fresh = await verify(realm, token).catch((error: unknown) => {
      throw toTokenError(error);
    });
    seen.delete(key);
    seen.set(key, { token: fresh, until: Math.min(fresh.expiresAt, Date.now() + rememberedMs) });
    if (seen.size > remembered) seen.delete(seen.keys().next().value as string);
    return fresh;
  };
}

/** An id token, or one made for another client, is no way in, even where its audience fits. */
function readClaims({ email, email_verified, azp, typ }: JWTPayload): { email: string } {
  const isAccessToken = typ === undefined || typ === 'Bearer';
  if (!isAccessToken || azp !== appClientId || email_verified !== true || typeof email !== 'string')
    throw new AccessTokenError('not_accepted');
  return { email: email.trim().toLowerCase() };
}

/** Whoever was invited accepts by signing in with the address that the invitation went to. */
async function findAccount(
  { store, onAccepted }: Options,
  tenantId: number,
  email: string,
): Promise<Account> {
  const account = await store.findAccountByEmail(tenantId, email);
  if (!account) throw unknownPerson();
  if (account.status === 'DISABLED') throw closedAccount();
  if (account.status === 'INVITED' && (await store.openInvited(tenantId, account.id)))
    await onAccepted?.(tenantId, account.id);
  return account;
}

/** A realm's keys by its discovery document, asked again after ten minutes; a failure is not kept. */
function realmKeys(baseUrl: string, ask: typeof fetch): (slug: string) => Promise<JWTVerifyGetKey> {
  const known = new Map<string, { keys: Promise<JWTVerifyGetKey>; at: number }>();

  const discover = async (slug: string): Promise<JWTVerifyGetKey> => {
    const issuer = baseUrl + realmPath(slug);
    const answer = await ask(`${issuer}/.well-known/openid-configuration`, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`${issuer} answered ${answer.status}`);
    const found = (await answer.json()) as { issuer?: string; jwks_uri?: string };
    const keysAt = new URL(found.jwks_uri ?? '', issuer);
    if (found.issuer !== issuer || keysAt.origin !== new URL(baseUrl).origin)
      throw new Error(`${issuer} describes itself as another service`);
    return createRemoteJWKSet(keysAt, {
      cooldownDuration: cooldownMs,
      cacheMaxAge: keptMs,
      timeoutDuration: timeoutMs,
      [customFetch]: (url, init) => ask(url, init),
    });
  };

  return (slug) => {
    const entry = known.get(slug);
    if (entry && Date.now() - entry.at < keptMs) return entry.keys;
    const keys = discover(slug).catch((error: unknown) => {
      known.delete(slug);
      throw away(error);
    });
    known.set(slug, { keys, at: Date.now() });
    return keys;
  };
}

const away = (cause: unknown) =>
  unavailable('The identity service of this company does not answer. Try again in a moment.', cause);

/** That the service is away is no fault of the token. */
function toTokenError(error: unknown): unknown {
  if (!(error instanceof errors.JOSEError)) {
    const isOurs = error instanceof ApiError || error instanceof AccessTokenError;
    return isOurs || !(error instanceof TypeError) ? error : away(error);
  }
  if (error instanceof errors.JWTExpired) return new AccessTokenError('expired', error);
  if (error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC') return away(error);
  const unread = error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid;
  return new AccessTokenError(unread ? 'malformed' : 'not_accepted', error);
}
