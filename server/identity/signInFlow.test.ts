import { beforeEach, describe, expect, it } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import {
  type Browser,
  createBrowser,
  fakeStore,
  northbank,
  openSignIn,
  signInFully,
  startIdentity,
} from './testRealms.ts';

let app: FastifyInstance;
let store: Awaited<ReturnType<typeof fakeStore>>;
let browser: Browser;

beforeEach(async () => {
  store = await fakeStore();
  app = await startIdentity(store);
  browser = createBrowser(app);
});

describe('signing in', () => {
  it('ends in tokens of this realm', async () => {
    const tokens = await signInFully(browser);
    expect(tokens).toMatchObject({ status: 200, expires_in: 300 });
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({
      alg: 'RS256',
      typ: 'at+jwt',
      kid: 'k1',
    });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      sub: '11',
      aud: 'urn:quoin:api',
      tenant: 'northbank',
      email: 'cost@northbank.example',
    });
    expect(await app.verifyAccessToken(northbank, tokens.access_token)).toMatchObject({ userId: 11 });
  });
  it('page', async () => {
    const { response } = await openSignIn(browser, { login_hint: 'a"b@x.example' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('value="a&quot;b@x.example"');
  });
});
