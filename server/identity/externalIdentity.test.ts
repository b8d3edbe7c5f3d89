import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import { createExternalVerifier } from './externalIdentity.ts';
import { fakeStore, halden, northbank } from './testRealms.ts';

const baseUrl = 'https://id.example/auth';
const issuer = `${baseUrl}/realms/northbank`;
type Pair = Awaited<ReturnType<typeof generateKeyPair>>;
const makeKey = async (kid: string) => {
  const pair = await generateKeyPair('RS256');
  return { kid, pair, jwk: { ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256' } };
};
const [first, second] = [await makeKey('a'), await makeKey('b')];

/** An identity service that answers for one realm and counts what it is asked. */
function service(over: { document?: object; status?: number; away?: boolean } = {}) {
  const asked: string[] = [];
  const state = { keys: [first.jwk] as JWK[], ...over, asked };
  const ask = ((url: string | URL) => {
    asked.push(String(url));
    if (state.away) return Promise.reject(new TypeError('fetch failed'));
    const body = String(url).endsWith('openid-configuration')
      ? { issuer, jwks_uri: `${issuer}/protocol/openid-connect/certs`, ...state.document }
      : { keys: state.keys };
    return Promise.resolve(new Response(JSON.stringify(body), { status: state.status ?? 200 }));
  }) as typeof fetch;
  return { state, ask };
}

const claims: JWTPayload = {
  sub: 'f3b1c8f0-7c1a-4a52-9e0e-0c9d8b6f5a10',
  azp: 'quoin-web',
  typ: 'Bearer',
  sid: 'session-1',
  email: 'cost@northbank.example',
  email_verified: true,
};
type Made = {
  over?: JWTPayload;
  iss?: string;
  aud?: string | string[];
  key?: { kid: string; pair: Pair };
  end?: number;
};
const tokenWith = ({
  over = {},
  iss = issuer,
  aud = ['urn:quoin:api', 'account'],
  key = first,
  end = 300,
}: Made = {}) => {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...claims, ...over })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
    .setIssuer(iss)
    .setAudience(aud)
    .setIssuedAt(now)
    .setExpirationTime(now + end)
    .sign(key.pair.privateKey);
};

let store: Awaited<ReturnType<typeof fakeStore>>;
beforeEach(async () => {
  store = await fakeStore();
});
const accepted: string[] = [];
const verifierOver = ({ ask }: ReturnType<typeof service>) =>
  createExternalVerifier({
    baseUrl,
    store,
    fetch: ask,
    onAccepted: async (tenantId, userId) => void accepted.push(`${tenantId}:${userId}`),
  });

describe('an identity service elsewhere', () => {
  it('says who somebody is by a verified address', async () => {
    const verify = verifierOver(service());
    expect(
      await verify(northbank, await tokenWith({ over: { email: ' Cost@Northbank.example ' } })),
    ).toMatchObject({
      userId: 11,
      email: 'cost@northbank.example',
      sessionId: 'session-1',
      sessionElsewhere: true,
    });
  });

  it('is asked once for many tokens, and once more for a new key', async () => {
    const one = service();
    const verify = verifierOver(one);
    for (let i = 0; i < 5; i += 1) await verify(northbank, await tokenWith({ over: { sid: `s${i}` } }));
    expect(one.state.asked).toHaveLength(2);
    one.state.keys = [first.jwk, second.jwk];
    await expect(verify(northbank, await tokenWith({ key: second }))).rejects.toMatchObject({
      reason: 'not_accepted',
    });
    expect(one.state.asked).toHaveLength(2); // strangers' key ids do not make us ask again and again
  });

  const cases: [string, Made][] = [
    ['another client', { over: { azp: 'account-console' } }],
    ['no client', { over: { azp: undefined } }],
    ['another audience', { aud: 'account' }],
    ['another realm', { iss: `${baseUrl}/realms/halden` }],
    ['another service', { iss: 'https://evil.example/realms/northbank' }],
    ['an address that is not verified', { over: { email_verified: false } }],
    ['an address that only says so', { over: { email_verified: 'true' } }],
    ['no address', { over: { email: undefined } }],
    ['no session', { over: { sid: undefined } }],
    ['an id token', { over: { typ: 'ID' } }],
    ['a refresh token', { over: { typ: 'Refresh' } }],
    ['a key of somebody else', { key: { kid: 'a', pair: second.pair } }],
    ['a key that nobody knows', { key: second }],
  ];
  it.each(cases)('is not believed with %s', async (_what, made) => {
    await expect(verifierOver(service())(northbank, await tokenWith(made))).rejects.toMatchObject({
      name: 'AccessTokenError',
      reason: 'not_accepted',
    });
  });

  it('is not believed beyond the end of a token, nor at another company', async () => {
    const verify = verifierOver(service());
    await expect(verify(northbank, await tokenWith({ end: -120 }))).rejects.toMatchObject({
      reason: 'expired',
    });
    await expect(verify(halden, await tokenWith())).rejects.toMatchObject({ code: 'unavailable' });
    await expect(verify(northbank, 'x')).rejects.toMatchObject({ reason: 'malformed' });
  });

  it('opens the account of whoever was invited, and says who is not there or not welcome', async () => {
    const verify = verifierOver(service());
    const account = store.accounts[0] as (typeof store.accounts)[number];
    account.status = 'INVITED';
    expect(await verify(northbank, await tokenWith())).toMatchObject({ userId: 11 });
    expect(account.status).toBe('ACTIVE');
    await verify(northbank, await tokenWith({ over: { sid: 'another' } }));
    expect(accepted).toEqual(['1:11']);
    account.status = 'DISABLED';
    await expect(verify(northbank, await tokenWith({ over: { sid: 'next' } }))).rejects.toMatchObject({
      status: 401,
      message: 'No active account found with the given credentials',
    });
    const stranger = await tokenWith({ over: { email: 'architect@halden.example' } });
    await expect(verify(northbank, stranger)).rejects.toMatchObject({
      status: 400,
      body: { detail: 'User do not exist in the DB' },
    });
  });

  it.each([
    ['does not answer', { away: true }],
    ['answers with a failure', { status: 500 }],
    ['describes another issuer', { document: { issuer: 'https://evil.example/realms/northbank' } }],
    ['keeps its keys elsewhere', { document: { jwks_uri: 'https://evil.example/certs' } }],
  ])('that %s is no fault of the token: 503, and it is asked again', async (_what, over) => {
    const one = service(over);
    const verify = verifierOver(one);
    const token = await tokenWith();
    await expect(verify(northbank, token)).rejects.toMatchObject({ code: 'unavailable' });
    Object.assign(one.state, { away: false, status: 200, document: {} });
    expect(await verify(northbank, token)).toMatchObject({ userId: 11 });
  });
});
