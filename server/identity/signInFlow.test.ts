import type { FastifyInstance } from 'fastify';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  authorize,
  type Browser,
  createBrowser,
  fakeStore,
  halden,
  issuerOf,
  northbank,
  openSignIn,
  password,
  protocol,
  redeem,
  refresh,
  signInFully,
  startIdentity,
  startOf,
} from './testRealms.ts';

let app: FastifyInstance;
let store: Awaited<ReturnType<typeof fakeStore>>;
let browser: Browser;

beforeEach(async () => {
  store = await fakeStore();
  app = await startIdentity(store);
  browser = createBrowser(app);
});

const email = 'cost@northbank.example';
const callbackOf = async (address: string) =>
  new URL(String((await browser.open(address)).headers.location)).searchParams;

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
      iss: issuerOf('northbank'),
      aud: 'urn:quoin:api',
      sub: '11',
      tenant: 'northbank',
      email,
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      aud: 'quoin-web',
      sub: '11',
      email,
      name: 'Daniel Reyes',
    });
    const caller = await app.verifyAccessToken(northbank, tokens.access_token);
    expect(caller).toMatchObject({ userId: 11, email, sessionId: expect.any(String) as string });
    await expect(app.verifyAccessToken(northbank, tokens.id_token)).rejects.toThrow(/Sign in again/);
    await expect(app.verifyAccessToken(halden, tokens.access_token)).rejects.toThrow(/Sign in again/);
  });

  it('fills in the hinted address, as text and not as markup', async () => {
    const { response } = await openSignIn(browser, { login_hint: '"><script>alert(1)</script>@x.example' });
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('value="&quot;&gt;&lt;script&gt;');
    expect(response.body).not.toContain('<script>alert');
  });

  it('accepts the address in any case and with blanks around it', async () => {
    const { callback } = await authorize(browser, '  Cost@Northbank.Example ');
    expect(callback.searchParams.get('code')).toBeTruthy();
    expect(callback.searchParams.get('state')).toBe('some-state');
  });

  it('answers a wrong password and an unknown account in the same words', async () => {
    const { page } = await openSignIn(browser);
    const tries = [
      await browser.open(page, { form: { email, password: 'wrong' } }),
      await browser.open(page, { form: { email: 'nobody@northbank.example', password } }),
      await browser.open(page, { form: { email: 'architect@halden.example', password } }),
      await browser.open(page, { form: { email, password: 'x'.repeat(3000) } }),
    ];
    for (const { statusCode, body } of tries) {
      expect(statusCode).toBe(401);
      expect(body).toContain('No active account found with the given credentials');
      expect(body).toMatch(/aria-invalid="true"\s+aria-describedby="sign-in-error"/);
    }
    expect((await browser.open(page, { form: { email: '', password: '' } })).statusCode).toBe(400);
    expect((await browser.open(page, { form: { email, password } })).statusCode).toBe(303);
  });

  it('needs no password the second time, in the same browser only', async () => {
    await signInFully(browser);
    const { verifier, address } = startOf(browser, { prompt: 'none' });
    const code = (await callbackOf(address)).get('code') ?? '';
    expect(await redeem(browser, code, verifier)).toMatchObject({ status: 200 });
    const stranger = createBrowser(app);
    const answer = await stranger.open(startOf(stranger, { prompt: 'none' }).address);
    expect(answer.headers.location).toContain('error=login_required');
  });

  it('asks for a sign-in when the hint names somebody else, and not when it names the same person', async () => {
    await authorize(browser);
    const same = await browser.open(startOf(browser, { login_hint: ' Cost@northbank.example' }).address);
    expect(same.headers.location).toContain('code=');
    const other = await openSignIn(browser, { login_hint: 'viewer@northbank.example' });
    expect(other.response.body).toContain('value="viewer@northbank.example"');
    const silent = startOf(browser, { login_hint: 'viewer@northbank.example', prompt: 'none' });
    expect((await browser.open(silent.address)).headers.location).toContain('error=login_required');
  });

  it('changes accounts when another person signs in over a session', async () => {
    const first = await signInFully(browser);
    const { verifier, page } = await openSignIn(browser, { prompt: 'login' });
    const posted = await browser.open(page, { form: { email: 'viewer@northbank.example', password } });
    const between = await browser.open(String(posted.headers.location));
    expect(between.body).toContain('Changing accounts');
    expect(between.body).not.toMatch(/<script>/);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(between.body)?.[1] ?? '';
    const confirmed = await browser.open(`${protocol(browser)}/logout/confirm`, {
      form: { xsrf, logout: 'yes' },
    });
    const code = (await callbackOf(String(confirmed.headers.location))).get('code') ?? '';
    const second = await redeem(browser, code, verifier);
    expect(decodeJwt(second.access_token).sub).toBe('12');
    expect(await refresh(browser, first.refresh_token)).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    });
  });
});

describe('what the protocol refuses', () => {
  it.each([
    ['no PKCE', { code_challenge: '', code_challenge_method: '' }],
    ['plain PKCE', { code_challenge_method: 'plain' }],
    ['another response type', { response_type: 'token' }],
    ['another resource', { resource: 'urn:other:api' }],
  ])('refuses %s', async (_what, change) => {
    const { searchParams } = new URL(
      String((await browser.open(startOf(browser, change).address)).headers.location).replace('#', '?'),
    );
    expect(searchParams.get('error')).toMatch(/invalid_request|unsupported_response_type|invalid_target/);
    expect(searchParams.get('code')).toBeNull();
  });

  it.each([
    'http://evil.localhost/auth/callback',
    'http://halden.localhost:4120/auth/callback',
    'http://northbank.localhost:4120/auth/callback/',
    'http://northbank.localhost:4120/auth/callback?to=//evil',
    'http://northbank.localhost:4120@evil.localhost/auth/callback',
    '//evil.localhost',
    'javascript:alert(1)',
  ])('does not go to %s', async (redirect) => {
    const answer = await browser.open(startOf(browser, { redirect_uri: redirect }).address);
    expect(answer.statusCode).toBe(400);
    expect(answer.headers.location).toBeUndefined();
    expect(answer.body).toContain('log you in right now');
  });

  it('does not know other clients', async () => {
    expect((await browser.open(startOf(browser, { client_id: 'other' }).address)).statusCode).toBe(400);
  });

  it('refuses a code with a wrong verifier, and a replayed one together with its tokens', async () => {
    const { verifier, callback } = await authorize(browser);
    const code = callback.searchParams.get('code') ?? '';
    const wrong = 'w'.repeat(43);
    expect(await redeem(browser, code, wrong)).toMatchObject({ status: 400, error: 'invalid_grant' });
    const tokens = await redeem(browser, code, verifier);
    expect(tokens.status).toBe(200);
    expect(await redeem(browser, code, verifier)).toMatchObject({ status: 400, error: 'invalid_grant' });
    expect(await refresh(browser, tokens.refresh_token)).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    });
  });

  it('gives tokens to one of two who redeem a code at once', async () => {
    const { verifier, callback } = await authorize(browser);
    const code = callback.searchParams.get('code') ?? '';
    const both = await Promise.all([redeem(browser, code, verifier), redeem(browser, code, verifier)]);
    expect(both.filter(({ status }) => status === 200).length).toBeLessThan(2);
  });
});

describe('refreshing', () => {
  it('gives a new refresh token each time', async () => {
    const first = await signInFully(browser);
    const second = await refresh(browser, first.refresh_token);
    expect(second.status).toBe(200);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(await app.verifyAccessToken(northbank, second.access_token)).toMatchObject({ userId: 11 });
  });

  it('ends the whole grant when a spent token comes back', async () => {
    const first = await signInFully(browser);
    const second = await refresh(browser, first.refresh_token);
    expect(await refresh(browser, first.refresh_token)).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    });
    expect(await refresh(browser, second.refresh_token)).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    });
  });

  it('ends with the account', async () => {
    const { refresh_token: token } = await signInFully(browser);
    Object.assign(store.accounts[0] ?? {}, { status: 'DISABLED' });
    expect(await refresh(browser, token)).toMatchObject({ status: 400, error: 'invalid_grant' });
    const { page } = await openSignIn(browser);
    expect((await browser.open(page, { form: { email, password } })).statusCode).toBe(401);
    const silent = await browser.open(startOf(browser, { prompt: 'none' }).address);
    expect(silent.headers.location).toContain('error=login_required');
  });

  it('keeps no bearer secret in the store as it is', async () => {
    const { refresh_token: token } = await signInFully(browser);
    const kept = JSON.stringify([...store.rows.entries()]);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(browser.cookies.get('quoin_session')?.value);
  });
});
