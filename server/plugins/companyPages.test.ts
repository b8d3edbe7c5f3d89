import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/testApp.ts';
import { createCompanyMemory } from './companyMemory.ts';

const app = await testApp();
const base = { host: 'localhost:4150', accept: 'text/html' };
const memory = createCompanyMemory('thirty-two characters for the tests', 'http://localhost:4150');
const path = '/realms/northbank/protocol/openid-connect/auth/uid';
const visit = { slug: 'northbank', person: 'Daniel <b>Reyes</b>', path };
const open = (url: string, headers: object = {}) => app.app.inject({ url, headers: { ...base, ...headers } });
const pathOf = (address: string) => address.slice('http://localhost:4150'.length);
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';

describe('the companies of a device', () => {
  it('are those that it has signed in to, under their names of today', async () => {
    const noted = await open(pathOf(memory.addressOf(visit)));
    expect([noted.statusCode, noted.headers.location]).toEqual([
      303,
      `http://northbank.localhost:4150${path}`,
    ]);
    expect(noted.headers['set-cookie']).toMatch(/HttpOnly; SameSite=Lax$/);
    const page = await open('/', { cookie: cookieOf(noted) });
    expect(page.body).toContain('Northbank Builders');
    expect(page.body).toContain('Daniel &lt;b&gt;Reyes&lt;/b&gt;');
    expect(page.body).not.toContain('Halden');
    expect((await open('/')).body).not.toContain('Northbank');
  });

  it('come the last used first, once each, and are forgotten with the company', async () => {
    const first = memory.cookieWith(undefined, { slug: 'northbank', person: 'A' });
    const second = memory.cookieWith(first, { slug: 'halden', person: 'B' });
    const third = memory.cookieWith(second.split(';')[0], { slug: 'northbank', person: 'C' });
    expect(memory.read(third.split(';')[0])).toEqual([
      { slug: 'northbank', person: 'C' },
      { slug: 'halden', person: 'B' },
    ]);
    const gone = memory.cookieWith(undefined, { slug: 'nobody', person: 'D' }).split(';')[0] ?? '';
    expect((await open('/', { cookie: gone })).body).not.toContain('nobody');
  });

  it('cannot be made up', async () => {
    const [body, signature] = cookieOf({
      headers: { 'set-cookie': memory.cookieWith(undefined, visit) },
    })
      .slice('quoin_companies='.length)
      .split('.');
    const other = createCompanyMemory('another secret of thirty-two chars', 'http://localhost:4150');
    for (const value of [
      `${body}x.${signature}`,
      `${body}.${signature}x`,
      `${body}`,
      '',
      other.cookieWith(undefined, visit).split(';')[0]?.slice('quoin_companies='.length),
    ]) {
      const page = await open('/', { cookie: `quoin_companies=${value}` });
      expect([page.statusCode, page.body.includes('Northbank')]).toEqual([200, false]);
    }
  });

  it.each([
    ['no visit', '/remember'],
    [
      'a visit of one’s own making',
      `/remember?visit=${Buffer.from('{"slug":"x","path":"/"}').toString('base64url')}.x`,
    ],
    ['two visits', '/remember?visit=a&visit=b'],
    ['an old one', pathOf(memory.addressOf(visit, Date.now() - 6 * 60_000))],
    ['another host behind it', pathOf(memory.addressOf({ ...visit, path: '//evil.example/' }))],
    ['another company’s realm', pathOf(memory.addressOf({ ...visit, path: '/realms/halden/x' }))],
    ['a page of the app', pathOf(memory.addressOf({ ...visit, path: '/projects' }))],
  ])('lead nowhere with %s', async (_what, url) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.headers.location, answer.headers['set-cookie']]).toEqual([
      404,
      undefined,
      undefined,
    ]);
  });

  it('are noted at the product’s own address alone', async () => {
    const answer = await open(pathOf(memory.addressOf(visit)), { host: 'northbank.localhost:4150' });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([404, undefined]);
  });

  it('take the prefix of host-only cookies behind https', () => {
    const secure = createCompanyMemory('s'.repeat(32), 'https://quoin.example');
    expect(secure.cookieWith(undefined, visit)).toMatch(/^__Host-quoin_companies=.*Path=\/;.*; Secure$/);
  });
});

describe('finding a company by mail', () => {
  const send = (email: string, headers: object = {}) =>
    app.app.inject({
      method: 'POST',
      url: '/find',
      headers: {
        ...base,
        origin: 'http://localhost:4150',
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: new URLSearchParams({ email }).toString(),
    });
  const mailsTo = (recipient: string) =>
    app.asOwner<{ tenant_id: number; text: string }>(
      'select tenant_id, text from mail_message where recipient = $1 order by tenant_id, id',
      [recipient],
    );

  it('answers the same whether any company knows the address; each of them writes for itself', async () => {
    const known = await send('Architect@halden.example');
    const unknown = await send('nobody@nowhere.example');
    expect(known.statusCode).toBe(200);
    expect(known.body.replace('Architect@halden.example', 'X')).toBe(
      unknown.body.replace('nobody@nowhere.example', 'X'),
    );
    await expect.poll(async () => (await mailsTo('architect@halden.example')).length).toBe(2);
    const [northbank, halden] = await mailsTo('architect@halden.example');
    expect(northbank?.text).toContain(
      'http://northbank.localhost:4150/?loginHint=architect%40halden.example',
    );
    expect(northbank?.text).not.toMatch(/Halden Architects|halden\.localhost/);
    expect(halden?.text).not.toMatch(/Northbank/);
    expect(await mailsTo('nobody@nowhere.example')).toEqual([]);
  });

  it('stops after a few for one address', async () => {
    for (let i = 0; i < 6; i += 1) await send('viewer@northbank.example');
    await expect.poll(async () => (await mailsTo('viewer@northbank.example')).length).toBe(3);
  });

  it.each([
    ['another site', { origin: 'http://evil.example' }],
    ['a company', { origin: 'http://northbank.localhost:4150' }],
    ['nowhere', { origin: 'null' }],
  ])('is refused from %s', async (_where, headers) => {
    expect((await send('cost@northbank.example', headers)).statusCode).toBe(404);
    expect(await mailsTo('cost@northbank.example')).toEqual([]);
  });

  it('asks again for what is no address', async () => {
    const answer = await send('<script>');
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('value="&lt;script&gt;"');
  });
});

it('shows the texts about the product without a company, and links them at the bottom', async () => {
  const home = await open('/');
  for (const name of ['about', 'services', 'contacts', 'omniclass-disclaimer'])
    expect(home.body).toContain(`href="/doc/${name}"`);
  for (const name of ['about', 'services', 'contacts', 'privacy-policy', 'terms-and-conditions', 'academy']) {
    const ofCompany = await open(`/doc/${name}`, { host: 'northbank.localhost:4150' });
    const here = await open(`/doc/${name}`);
    expect([name, here.statusCode, here.body]).toEqual([name, ofCompany.statusCode, ofCompany.body]);
  }
  expect((await open('/doc/nothing')).statusCode).toBe(404);
});
