import type { FastifyInstance } from 'fastify';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  authorize,
  type Browser,
  createBrowser,
  fakeStore,
  openSignIn,
  password,
  startIdentity,
  startOf,
} from './testRealms.ts';

let app: FastifyInstance;
let browser: Browser;

beforeEach(async () => {
  app = await startIdentity(await fakeStore());
  browser = createBrowser(app);
});

const form = { email: 'cost@northbank.example', password };

describe('the sign-in form', () => {
  it.each([
    ['another site', { origin: 'http://evil.localhost' }],
    ['another company', { origin: 'http://halden.localhost:4120' }],
    ['a hidden origin', { origin: 'null' }],
  ])('is refused from %s', async (_what, headers) => {
    const { page } = await openSignIn(browser);
    const answer = await browser.open(page, { form, headers });
    expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined]);
  });

  it('belongs to the browser that began', async () => {
    const { page } = await openSignIn(browser);
    const other = createBrowser(app);
    expect((await other.open(page)).statusCode).toBe(400);
    const answer = await other.open(page, { form });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('This sign-in has expired or was opened in another browser');
    expect(answer.body).toContain('Log in again');
  });

  it('is over once it was used', async () => {
    const { page } = await openSignIn(browser);
    const { headers } = await browser.open(page, { form });
    await browser.open(String(headers.location));
    expect((await browser.open(page)).statusCode).toBe(400);
    expect([...browser.cookies.keys()].filter((name) => name.startsWith('quoin_sign_in'))).toEqual([]);
  });

  it('refuses what is not a form, or is too long', async () => {
    const { page } = await openSignIn(browser);
    const headers = { 'content-type': 'application/json', origin: browser.origin };
    expect((await browser.open(page, { method: 'POST', headers })).statusCode).toBe(415);
    const long = await browser.open(page, { form: { email: 'x'.repeat(20_000), password: 'x' } });
    expect(long.statusCode).toBe(413);
  });

  it('keeps a session over a restart of the server, and in a second one', async () => {
    const store = await fakeStore();
    const [first, second] = [await startIdentity(store), await startIdentity(store)];
    browser.moveTo(first);
    const { page } = await openSignIn(browser);
    browser.moveTo(second);
    const { headers } = await browser.open(page, { form });
    await first.close();
    expect((await browser.open(String(headers.location))).headers.location).toContain('code=');
    browser.moveTo(await startIdentity(store));
    const silent = await browser.open(startOf(browser, { prompt: 'none' }).address);
    expect(silent.headers.location).toContain('code=');
  });
});

describe('realms and hosts', () => {
  const paths = [
    'protocol/openid-connect/auth',
    'protocol/openid-connect/certs',
    '.well-known/openid-configuration',
  ];

  it('answers its own realm on its own host', async () => {
    const found = await browser.open(`/realms/northbank/.well-known/openid-configuration`);
    expect(found.json()).toMatchObject({
      issuer: 'http://northbank.localhost:4120/realms/northbank',
      token_endpoint: 'http://northbank.localhost:4120/realms/northbank/protocol/openid-connect/token',
      code_challenge_methods_supported: ['S256'],
    });
    const certs = await browser.open('/realms/northbank/protocol/openid-connect/certs');
    expect(certs.json()).toMatchObject({ keys: [{ kid: 'k1', alg: 'RS256' }] });
    expect(certs.body).not.toMatch(/"(d|p|q)":/);
  });

  it.each(paths)('answers 404 for another company’s realm at %s', async (path) => {
    const page = await browser.open(`/realms/halden/${path}`);
    const missing = await browser.open(`/realms/nobody/${path}`);
    expect([page.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect(page.body.replaceAll('halden', 'nobody')).toBe(missing.body);
    const json = await browser.open(`/realms/halden/${path}`, { headers: { accept: 'application/json' } });
    expect(json.json()).toEqual({ code: 'not_found', message: expect.any(String) as string });
  });

  it.each([
    'northbank.localhost',
    'northbank.localhost:9',
    'evil.localhost:4120',
    'localhost:4120',
    '[',
    'a b',
  ])('answers 404 on the host %s', async (host) => {
    const answer = await browser.open('/realms/northbank/protocol/openid-connect/certs', {
      headers: { host },
    });
    expect(answer.statusCode).toBe(404);
  });

  it('does not believe forwarded headers', async () => {
    const headers = { 'x-forwarded-host': 'evil.localhost', 'x-forwarded-proto': 'https' };
    const found = await browser.open('/realms/northbank/.well-known/openid-configuration', { headers });
    expect(found.body).not.toContain('evil');
    expect((await browser.open(startOf(browser).address, { headers })).headers.location).toMatch(
      /^\/realms\//,
    );
  });
});

describe('headers and cookies', () => {
  it('protects every answer', async () => {
    const { response, page } = await openSignIn(browser);
    const answers = [
      response,
      await browser.open(page, { form: { ...form, password: 'wrong' } }),
      await browser.open('/realms/northbank/login/nothing'),
      await browser.open('/realms/northbank/protocol/openid-connect/auth'),
      await browser.open('/realms/northbank/protocol/openid-connect/logout'),
      await browser.open('/realms/nobody/protocol/openid-connect/auth'),
    ];
    for (const { headers, body } of answers) {
      expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
      });
      expect(headers['cache-control']).toContain('no-store');
      expect(body).not.toMatch(/ style=|<style|<script(?! type="module" src=)| on\w+=/);
    }
  });

  it('sets host-only cookies that scripts cannot read, prefixed and secure behind https', async () => {
    await authorize(browser);
    const https = (slug: string) => `https://${slug}.quoin.example`;
    const secured = await startIdentity(await fakeStore(), https);
    const away = createBrowser(secured, 'northbank', https('northbank'));
    const { page } = await openSignIn(away);
    const posted = await away.open(page, { form });
    const done = await away.open(String(posted.headers.location));
    expect(done.headers['strict-transport-security']).toMatch(/max-age=31536000/);
    const set = [done.headers['set-cookie']]
      .flat()
      .filter((text) => String(text).startsWith('__Host-quoin_session'));
    expect(set).toHaveLength(2);
    for (const text of set) expect(text).toMatch(/path=\/; .*samesite=lax; secure; httponly/);
    expect(String(set)).not.toMatch(/domain=/i);
    expect([...browser.cookies.keys()]).toContain('quoin_session');
  });

  it('serves its files for ever under their hash, and no others', async () => {
    const { response } = await openSignIn(browser);
    const files = [...response.body.matchAll(/(?:href|src)="(\/realms\/assets\/[^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(files).toHaveLength(4);
    for (const path of files) {
      const { statusCode, headers } = await browser.open(String(path));
      expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    }
    for (const name of ['identity.css', '..%2fidentityPlugin.ts', 'x']) {
      expect((await browser.open(`/realms/assets/${name}`)).statusCode).toBe(404);
    }
  });

  it.each([
    ['theme=dark', 'data-theme="dark"'],
    ['a=b; theme=light', 'data-theme="light"'],
  ])('follows the cookie %s', async (cookie, attribute) => {
    const { body } = await browser.open('/realms/northbank/login/nothing', { headers: { cookie } });
    expect(body).toContain(attribute);
    const bad = await browser.open('/realms/northbank/login/nothing', { headers: { cookie: 'theme="><b>' } });
    expect(bad.body).not.toContain('data-theme');
  });
});
