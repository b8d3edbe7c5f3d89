import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Browser,
  createBrowser,
  fakeStore,
  protocol,
  refresh,
  signInFully,
  startIdentity,
  startOf,
} from './testRealms.ts';

let app: FastifyInstance;
let browser: Browser;

beforeEach(async () => {
  app = await startIdentity(await fakeStore());
  browser = createBrowser(app);
});

const logout = (parameters: Record<string, string>, from = browser) =>
  from.open(`${protocol(from)}/logout?${new URLSearchParams(parameters).toString()}`);
const afterwards = () => `${browser.origin}/tenant-selection?from_logout=true`;

async function isSignedIn() {
  const answer = await browser.open(startOf(browser, { prompt: 'none' }).address);
  return !String(answer.headers.location).includes('login_required');
}

describe('signing out', () => {
  it('goes straight on with an id token of the signed-in person, and ends session and tokens', async () => {
    const tokens = await signInFully(browser);
    expect(await isSignedIn()).toBe(true);
    const answer = await logout({
      id_token_hint: tokens.id_token,
      post_logout_redirect_uri: afterwards(),
      state: 'x',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${afterwards()}&state=x`]);
    expect(browser.cookies.has('quoin_session')).toBe(false);
    expect(await isSignedIn()).toBe(false);
    expect(await refresh(browser, tokens.refresh_token)).toMatchObject({
      status: 400,
      error: 'invalid_grant',
    });
  });

  it('asks first when nothing proves that the person wants it', async () => {
    await signInFully(browser);
    const stranger = await signInFully(createBrowser(app), 'viewer@northbank.example');
    const unproven: Record<string, string>[] = [
      {},
      { client_id: 'quoin-web' },
      { id_token_hint: stranger.id_token },
    ];
    for (const parameters of unproven) {
      const answer = await logout(parameters);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain('Sign out of Quoin?');
      expect(await isSignedIn()).toBe(true);
    }
  });

  it('ends the session when the person says yes, and not without the secret of the page', async () => {
    await signInFully(browser);
    const page = await logout({ client_id: 'quoin-web', post_logout_redirect_uri: `${browser.origin}/` });
    const confirm = `${protocol(browser)}/logout/confirm`;
    expect((await browser.open(confirm, { form: { xsrf: 'guess', logout: 'yes' } })).statusCode).toBe(400);
    expect(await isSignedIn()).toBe(true);
    const again = await logout({ client_id: 'quoin-web', post_logout_redirect_uri: `${browser.origin}/` });
    expect(page.body).toContain('name="xsrf"');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(again.body)?.[1] ?? '';
    const done = await browser.open(confirm, { form: { xsrf, logout: 'yes' } });
    expect(done.headers.location).toBe(`${browser.origin}/`);
    expect(await isSignedIn()).toBe(false);
  });

  it('goes on at once when nobody is signed in', async () => {
    const answer = await logout({ client_id: 'quoin-web', post_logout_redirect_uri: afterwards() });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, afterwards()]);
    const bare = await logout({});
    const said = await browser.open(String(bare.headers.location));
    expect(said.body).toContain('You are signed out');
  });

  it.each([
    'http://evil.localhost/',
    'http://northbank.localhost:4120/other',
    'http://northbank.localhost:4120/tenant-selection',
    'http://halden.localhost:4120/',
  ])('does not go to %s', async (target) => {
    const { id_token: hint } = await signInFully(browser);
    const answer = await logout({ id_token_hint: hint, post_logout_redirect_uri: target });
    expect(answer.statusCode).toBe(400);
    expect(await isSignedIn()).toBe(true);
  });
});
