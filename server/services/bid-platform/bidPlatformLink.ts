import { createHash, randomBytes } from 'node:crypto';
import * as oidc from 'openid-client';
import { type GuardedFetch, OutsideRefused } from '#server/identity/federation/guardedFetch.ts';
import { open, seal } from '#server/identity/sealedKey.ts';
import type { PlatformAccess, PlatformTokens } from './platformAccess.ts';
import { createPlatformReader, type PlatformReader } from './platformReader.ts';
import { PlatformRefused } from './platformRefused.ts';

export type BidPlatformLink = ReturnType<typeof createBidPlatformLink>;

type Options = { fetch: GuardedFetch; secret: string; allowsLoopback: boolean };
/** For whom something is sealed. */
type Person = { tenantId: number; userId: number };

/** How long an access token counts that comes without an end, in seconds. */
const usualSeconds = 3600;

/** What the database keeps of a state. */
export const stateHash = (state: string): string => createHash('sha256').update(state).digest('base64url');

const secretBound = (tenantId: number) => `bid platform ${tenantId}`;
const tokensBound = ({ tenantId, userId }: Person) => `bid platform account ${tenantId}/${userId}`;
const verifierBound = ({ tenantId, userId }: Person, hash: string) =>
  `bid platform sign-in ${tenantId}/${userId}/${hash}`;

/** The way to the bidding platform of a company: sign-in with PKCE and state, tokens sealed for one person, its lists read by pages. */
export function createBidPlatformLink({ fetch, secret, allowsLoopback }: Options) {
  const configOf = (platform: PlatformAccess, tenantId: number): oidc.Configuration => {
    const { authorizeUrl, tokenUrl, clientId, sealedSecret } = platform;
    const own = sealedSecret === null ? undefined : open(secret, secretBound(tenantId), sealedSecret);
    if (sealedSecret !== null && own === undefined)
      throw new PlatformRefused(
        'refused',
        'The client secret can no longer be read. Enter it again in Company Settings.',
      );
    const config = new oidc.Configuration(
      {
        issuer: new URL(tokenUrl).origin,
        authorization_endpoint: authorizeUrl,
        token_endpoint: tokenUrl,
        revocation_endpoint: tokenUrl.replace(/token(\/?)$/, 'revoke$1'),
      },
      clientId,
      own,
      own === undefined ? oidc.None() : oidc.ClientSecretBasic(own),
    );
    config[oidc.customFetch] = (url, init) => fetch(url, init as Parameters<GuardedFetch>[1]);
    if (allowsLoopback && tokenUrl.startsWith('http:')) oidc.allowInsecureRequests(config);
    return config;
  };

  const refresh = async (
    platform: PlatformAccess,
    person: Person,
    tokens: PlatformTokens,
  ): Promise<PlatformTokens> => {
    if (tokens.refresh === null) throw signedOut(platform);
    try {
      const fresh = await oidc.refreshTokenGrant(configOf(platform, person.tenantId), tokens.refresh);
      return toTokens(fresh, tokens.refresh);
    } catch (error) {
      throw toRefusal(error, platform, signedOut(platform));
    }
  };

  return {
    allowsLoopback,
    sealSecret: (tenantId: number, text: string) => seal(secret, secretBound(tenantId), text),
    sealTokens: (person: Person, tokens: PlatformTokens) =>
      seal(secret, tokensBound(person), JSON.stringify(tokens)),
    /** Undefined where they were sealed for somebody else, or with another secret. */
    openTokens: (person: Person, sealed: string): PlatformTokens | undefined => {
      const text = open(secret, tokensBound(person), sealed);
      return text === undefined ? undefined : (JSON.parse(text) as PlatformTokens);
    },

    /** Where a person goes to sign in, and what has to be kept until they come back. */
    leave: async (platform: PlatformAccess, person: Person, returnAddress: string) => {
      const state = randomBytes(32).toString('base64url');
      const verifier = oidc.randomPKCECodeVerifier();
      const hash = stateHash(state);
      const address = oidc.buildAuthorizationUrl(configOf(platform, person.tenantId), {
        redirect_uri: returnAddress,
        response_type: 'code',
        state,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(platform.scopes && { scope: platform.scopes }),
      });
      return {
        address: address.href,
        stateHash: hash,
        sealedVerifier: seal(secret, verifierBound(person, hash), verifier),
      };
    },

    /** Tokens for a code that came back with its state. */
    exchange: async (
      platform: PlatformAccess,
      person: Person,
      back: { code: string; state: string; sealedVerifier: string; returnAddress: string },
    ): Promise<PlatformTokens> => {
      const bound = verifierBound(person, stateHash(back.state));
      const verifier = open(secret, bound, back.sealedVerifier);
      const address = new URL(back.returnAddress);
      address.searchParams.set('code', back.code);
      address.searchParams.set('state', back.state);
      try {
        const tokens = await oidc.authorizationCodeGrant(configOf(platform, person.tenantId), address, {
          pkceCodeVerifier: verifier ?? '',
          expectedState: back.state,
        });
        return toTokens(tokens, null);
      } catch (error) {
        throw toRefusal(error, platform);
      }
    },

    /** Reads the platform as a person; tokens that were refreshed on the way are handed to `keep`. */
    read: (
      platform: PlatformAccess,
      person: Person,
      tokens: PlatformTokens,
      rest: { signal: AbortSignal; keep: (tokens: PlatformTokens) => Promise<void> },
    ): PlatformReader =>
      createPlatformReader({
        ...rest,
        fetch,
        name: platform.name,
        apiUrl: platform.apiUrl,
        tokens,
        refresh: (old) => refresh(platform, person, old),
      }),

    /** Gives the tokens back where the platform takes them; a platform that does not answer keeps nobody connected here. */
    forget: async (platform: PlatformAccess, person: Person, tokens: PlatformTokens): Promise<void> => {
      const config = configOf(platform, person.tenantId);
      await oidc.tokenRevocation(config, tokens.refresh ?? tokens.access).catch(() => undefined);
    },
  };
}

type Grant = { access_token: string; refresh_token?: string; expires_in?: number };

const toTokens = (grant: Grant, before: string | null): PlatformTokens => ({
  access: grant.access_token,
  refresh: grant.refresh_token ?? before,
  expiresAt: new Date(Date.now() + (grant.expires_in ?? usualSeconds) * 1000).toISOString(),
});

const signedOut = ({ name }: PlatformAccess) =>
  new PlatformRefused('signed_out', `${name} has signed you out. Sign in to it again.`);

/** What went wrong in a sentence; the library's own error stays as the cause for the log. */
function toRefusal(error: unknown, { name }: PlatformAccess, onRefused?: PlatformRefused): PlatformRefused {
  if (error instanceof PlatformRefused) return error;
  for (let one = error; one instanceof Error; one = one.cause)
    if (one instanceof OutsideRefused) return new PlatformRefused('unreachable', one.message, error);
  if (error instanceof oidc.ResponseBodyError)
    return (
      onRefused ??
      new PlatformRefused(
        'refused',
        `${name} did not accept the sign-in (${error.error}). Sign in again, or compare client ID, secret and redirect address with what is registered there.`,
        error,
      )
    );
  return new PlatformRefused('refused', `The answer of ${name} was not accepted. Sign in again.`, error);
}
