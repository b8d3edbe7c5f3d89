import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createLocalJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { IdentityStore, Realm } from './identityStore.ts';
import { listPublicKeys, signatureAlgorithm } from './signingKeys.ts';

/** Audience of access tokens: Quoin's API. */
export const apiAudience = 'urn:quoin:api';

/**
 * Who is calling, as a verified access token says; `sessionId` is the sign-in session it came from. Moments are in
 * milliseconds since 1970.
 */
export type VerifiedToken = {
  userId: number;
  email: string;
  sessionId: string;
  issuedAt: number;
  expiresAt: number;
  /** An identity service elsewhere keeps the session. */
  sessionElsewhere?: boolean;
};

/** Throws `AccessTokenError` unless the token is one of this company's realm and valid now. */
export type VerifyAccessToken = (realm: Realm, token: string) => Promise<VerifiedToken>;

const reasons = {
  malformed: 'The access token cannot be read. Sign in again.',
  expired: 'The access token has expired. Refresh it or sign in again.',
  not_accepted: 'The access token is not one for this company. Sign in again.',
} as const;

/** A refused access token: answer 401. `reason` is stable, `cause` is for the log. */
export class AccessTokenError extends Error {
  override readonly name = 'AccessTokenError';

  constructor(
    readonly reason: keyof typeof reasons,
    cause?: unknown,
  ) {
    super(reasons[reason], { cause });
  }
}

type KeySet = ReturnType<typeof createLocalJWKSet>;

const skewSeconds = 60;
const longestToken = 8192;
const reloadPauseMs = 1000;

/** Verifies access tokens against the realm's keys in the store. Remembers the last `remembered` tokens until they expire. */
export function createTokenVerifier(
  store: IdentityStore,
  issuerOf: (slug: string) => string,
  remembered = 5000,
): VerifyAccessToken {
  const keys = realmKeys(store);
  const seen = new Map<string, VerifiedToken>();

  const verify = async (realm: Realm, token: string): Promise<VerifiedToken> => {
    const options = {
      algorithms: [signatureAlgorithm],
      issuer: issuerOf(realm.slug),
      audience: apiAudience,
      typ: 'at+jwt',
      clockTolerance: skewSeconds,
      requiredClaims: ['sub', 'exp', 'iat', 'email', 'tenant', 'sid'],
    };
    const first = await keys.current(realm.id);
    const { payload } = await jwtVerify(token, first, options).catch(async (error: unknown) => {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      return jwtVerify(token, await keys.newer(realm.id), options); // signed by a key that another process made
    });
    return readClaims(realm, payload);
  };

  return async (realm, token) => {
    if (token.length > longestToken) throw new AccessTokenError('malformed');
    const key = createHash('sha256').update(`${realm.id}:${token}`).digest('base64url');
    const known = seen.get(key);
    seen.delete(key); // put back behind the others below, so that the first is the least used
    if (known && known.expiresAt > Date.now()) {
      seen.set(key, known);
      return known;
    }
    const fresh = await verify(realm, token).catch((error: unknown) => {
      throw toAccessTokenError(error);
    });
    seen.set(key, fresh);
    if (seen.size > remembered) seen.delete(seen.keys().next().value as string);
    return fresh;
  };
}

function readClaims(realm: Realm, payload: JWTPayload): VerifiedToken {
  const { sub = '', email, tenant, sid, exp = 0, iat = 0 } = payload;
  const isSound = tenant === realm.slug && typeof email === 'string' && typeof sid === 'string';
  if (!isSound || !/^\d{1,15}$/.test(sub)) throw new AccessTokenError('not_accepted');
  return { userId: Number(sub), email, sessionId: sid, issuedAt: iat * 1000, expiresAt: exp * 1000 };
}

/** Errors of the store (database down) pass through: they are no fault of the token. */
function toAccessTokenError(error: unknown): unknown {
  if (!(error instanceof errors.JOSEError)) return error;
  if (error instanceof errors.JWTExpired) return new AccessTokenError('expired', error);
  const unread = error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid;
  return new AccessTokenError(unread ? 'malformed' : 'not_accepted', error);
}

/**
 * Key sets by company. An unknown key id asks the store again, at most once a second however many tokens ask, and
 * they wait for that answer: strangers' tokens cannot flood the database, and a key made just now is never refused.
 */
function realmKeys(store: IdentityStore) {
  type Entry = { set: Promise<KeySet>; at: number; next?: Promise<KeySet> | undefined };
  const entries = new Map<number, Entry>();

  const load = (tenantId: number): Promise<KeySet> => {
    const set = listPublicKeys(store, tenantId).then((keys) => createLocalJWKSet({ keys }));
    const entry: Entry = { set, at: Date.now() };
    entries.set(tenantId, entry);
    set.catch(() => entries.get(tenantId) === entry && entries.delete(tenantId));
    return set;
  };

  return {
    current: (tenantId: number) => entries.get(tenantId)?.set ?? load(tenantId),
    newer: async (tenantId: number): Promise<KeySet> => {
      const entry = entries.get(tenantId);
      if (!entry) return load(tenantId);
      const wait = entry.at + reloadPauseMs - Date.now();
      entry.next ??= wait > 0 ? delay(wait).then(() => load(tenantId)) : load(tenantId);
      return entry.next;
    },
  };
}
