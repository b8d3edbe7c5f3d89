import { createHmac } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportJWK, exportSPKI, generateKeyPair, importJWK, type JWK, SignJWT, UnsecuredJWT } from 'jose';
import { open } from './sealedKey.ts';
import { loadSigningKeys, rotateSigningKey } from './signingKeys.ts';
import { fakeStore, halden, issuerOf, northbank, secret } from './testRealms.ts';
import { AccessTokenError, createTokenVerifier, type VerifyAccessToken } from './tokenVerifier.ts';

let store: Awaited<ReturnType<typeof fakeStore>>;
let verify: VerifyAccessToken;
let signing: JWK;
let foreign: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  store = await fakeStore();
  await loadSigningKeys(store, halden.id, secret);
  signing = (await loadSigningKeys(store, northbank.id, secret)).signing[0] as JWK;
  foreign = await generateKeyPair('RS256', { extractable: true });
});
beforeEach(() => {
  verify = createTokenVerifier(store, issuerOf);
});

type Change = { claims?: object; header?: object; key?: JWK | CryptoKey; without?: string };

/** A good token, with the named parts changed. */
async function tokenWith({ claims = {}, header = {}, key = signing, without = '' }: Change = {}) {
  const now = Math.floor(Date.now() / 1000);
  const payload: Record<string, unknown> = {
    iss: issuerOf('northbank'),
    aud: 'urn:quoin:api',
    sub: '11',
    iat: now,
    exp: now + 300,
    tenant: 'northbank',
    email: 'cost@northbank.example',
    sid: 'session-1',
    ...claims,
  };
  delete payload[without];
  const signer = 'kty' in key ? await importJWK(key, 'RS256') : key;
  return new SignJWT(payload)
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'k1', ...header })
    .sign(signer);
}

const refused = async (token: string, realm = northbank) => {
  const error: unknown = await verify(realm, token).then(
    (accepted) => accepted,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(AccessTokenError);
  return (error as AccessTokenError).reason;
};

const seconds = (offset: number) => Math.floor(Date.now() / 1000) + offset;

describe('access tokens', () => {
  it('says who is calling', async () => {
    expect(await verify(northbank, await tokenWith())).toMatchObject({
      userId: 11,
      email: 'cost@northbank.example',
      sessionId: 'session-1',
    });
  });

  it('allows a clock that is a minute off', async () => {
    expect(await verify(northbank, await tokenWith({ claims: { exp: seconds(-50) } }))).toBeDefined();
    expect(await verify(northbank, await tokenWith({ claims: { nbf: seconds(50) } }))).toBeDefined();
  });

  it.each<[string, Change, string]>([
    ['has expired', { claims: { exp: seconds(-70) } }, 'expired'],
    ['is not valid yet', { claims: { nbf: seconds(90) } }, 'not_accepted'],
    [
      'comes from another issuer',
      { claims: { iss: 'http://evil.localhost/realms/northbank' } },
      'not_accepted',
    ],
    ['comes from another realm', { claims: { iss: issuerOf('halden') } }, 'not_accepted'],
    ['names another tenant', { claims: { tenant: 'halden' } }, 'not_accepted'],
    ['is for another audience', { claims: { aud: 'urn:other:api' } }, 'not_accepted'],
    ['is an id token', { header: { typ: 'JWT' }, claims: { aud: 'quoin-web' } }, 'not_accepted'],
    ['is an id token by its type alone', { header: { typ: 'JWT' } }, 'not_accepted'],
    ['has no type', { header: { typ: undefined } }, 'not_accepted'],
    ['has no expiry', { without: 'exp' }, 'not_accepted'],
    ['has no subject', { without: 'sub' }, 'not_accepted'],
    ['has no issuer', { without: 'iss' }, 'not_accepted'],
    ['has no tenant', { without: 'tenant' }, 'not_accepted'],
    ['has no e-mail', { without: 'email' }, 'not_accepted'],
    ['has no session', { without: 'sid' }, 'not_accepted'],
    ['has a session that is no text', { claims: { sid: 7 } }, 'not_accepted'],
    ['does not say when it was issued', { without: 'iat' }, 'not_accepted'],
    ['has a subject that is no user', { claims: { sub: '11 or 1=1' } }, 'not_accepted'],
    ['asks for an unknown extension', { header: { crit: ['exp2'], exp2: 1 } }, 'not_accepted'],
  ])('refuses one that %s', async (_why, change, reason) => {
    const token = await tokenWith(change).catch(async () => {
      const [, payload, signature] = (await tokenWith()).split('.');
      const header = { alg: 'RS256', typ: 'at+jwt', kid: 'k1', ...change.header };
      return [Buffer.from(JSON.stringify(header)).toString('base64url'), payload, signature].join('.');
    });
    expect(await refused(token)).toBe(reason);
  });

  it('refuses a right header with a wrong key', async () => {
    expect(await refused(await tokenWith({ key: foreign.privateKey }))).toBe('not_accepted');
  });

  it('refuses a key that the token brings along', async () => {
    const jwk = await exportJWK(foreign.publicKey);
    const address = 'http://evil.localhost/keys';
    for (const header of [{ jwk }, { jku: address, kid: 'evil' }, { x5u: address, kid: undefined }]) {
      expect(await refused(await tokenWith({ key: foreign.privateKey, header }))).toBe('not_accepted');
    }
  });

  it('refuses a changed payload and a cut signature', async () => {
    const [header, , signature] = (await tokenWith()).split('.');
    const other = (await tokenWith({ claims: { sub: '12' } })).split('.')[1];
    expect(await refused([header, other, signature].join('.'))).toBe('not_accepted');
    expect(await refused([header, other, ''].join('.'))).toBe('not_accepted');
  });

  it('refuses alg none', async () => {
    const claims = { sub: '11', tenant: 'northbank', email: 'x@x.example', iat: 1, exp: seconds(300) };
    const unsigned = new UnsecuredJWT(claims).setIssuer(issuerOf('northbank')).setAudience('urn:quoin:api');
    expect(['not_accepted', 'malformed']).toContain(await refused(unsigned.encode()));
  });

  it('refuses HS256 with the public key as its secret', async () => {
    const publicJwk = (await store.listKeys(northbank.id))[0]?.publicJwk as JWK;
    const pem = await exportSPKI((await importJWK(publicJwk, 'RS256', { extractable: true })) as CryptoKey);
    const [, payload] = (await tokenWith()).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'at+jwt', kid: 'k1' })).toString(
      'base64url',
    );
    const signature = createHmac('sha256', pem).update(`${header}.${payload}`).digest('base64url');
    expect(await refused(`${header}.${payload}.${signature}`)).toBe('not_accepted');
  });

  it('refuses a good token of another company, although its key id is the same', async () => {
    expect(await refused(await tokenWith(), halden)).toBe('not_accepted');
    const [stored] = await store.listKeys(halden.id);
    const text = open(secret, `${halden.id}:k1`, stored?.sealedPrivateJwk ?? '');
    const forged = await tokenWith({ key: JSON.parse(text ?? '{}') as JWK });
    expect(await refused(forged)).toBe('not_accepted');
  });

  it.each(['', 'x', 'a.b.c', '...', 'ey.ey.ey', 'x'.repeat(10_000)])('refuses %j', async (text) => {
    expect(await refused(text)).toBe('malformed');
  });
});

describe('the cache of verified tokens', () => {
  it('checks a token once, and never keeps it beyond its end', async () => {
    const token = await tokenWith();
    await verify(northbank, token);
    const listKeys = vi.spyOn(store, 'listKeys');
    expect(await verify(northbank, token)).toMatchObject({ userId: 11 });
    expect(listKeys).not.toHaveBeenCalled();
    vi.useFakeTimers({ now: Date.now() + 400_000, toFake: ['Date'] });
    expect(await refused(token)).toBe('expired');
    vi.useRealTimers();
  });

  it('is bound to the company', async () => {
    const token = await tokenWith();
    await verify(northbank, token);
    expect(await refused(token, halden)).toBe('not_accepted');
  });

  it('stays within its size', async () => {
    const small = createTokenVerifier(store, issuerOf, 2);
    for (const sub of ['1', '2', '3', '1']) {
      expect(await small(northbank, await tokenWith({ claims: { sub } }))).toMatchObject({
        userId: Number(sub),
      });
    }
  });
});

describe('keys that change', () => {
  it('takes up a key made by another process, and goes on with tokens of the old one', async () => {
    const before = await tokenWith();
    await verify(northbank, before);
    await rotateSigningKey(store, northbank.id, secret);
    const [fresh] = (await loadSigningKeys(store, northbank.id, secret)).signing;
    expect(fresh?.kid).toBe('k2');
    const after = await tokenWith({ key: fresh as JWK, header: { kid: 'k2' } });
    expect(await verify(northbank, after)).toMatchObject({ userId: 11 });
    expect(await createTokenVerifier(store, issuerOf)(northbank, before)).toMatchObject({ userId: 11 });
  });

  it('asks the store about unknown keys at most once a second, however many ask', async () => {
    await verify(northbank, await tokenWith());
    const listKeys = vi.spyOn(store, 'listKeys');
    const token = await tokenWith({ key: foreign.privateKey, header: { kid: 'nobody' } });
    await Promise.all(Array.from({ length: 20 }, () => refused(token)));
    expect(listKeys).toHaveBeenCalledTimes(1);
  });

  it('passes on that the store is away, which is no fault of the token', async () => {
    vi.spyOn(store, 'listKeys').mockRejectedValueOnce(new Error('away'));
    const token = await tokenWith();
    await expect(verify(northbank, token)).rejects.toThrow('away');
    expect(await verify(northbank, token)).toMatchObject({ userId: 11 });
  });
});
