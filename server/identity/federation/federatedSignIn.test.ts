import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Browser, createBrowser, openSignIn, password } from '../testRealms.ts';
import { connectRealms, createOutside, done } from '#tests/support/secondRealm.ts';
import { testApp } from '#tests/support/testApp.ts';

const world = createOutside();
const app = await testApp({ outside: world.outside });
world.livesOn(app.app);
const origin = (slug: string) => `http://${slug}.localhost:4150`;
const admin = await app.actor('admin@northbank.example');
const architect = 'architect@halden.example';
const haldenAdmin = await app.addPerson(['account_administration_access'], [], 'halden');
await app.asOwner(`insert into tenant_flag (tenant_id, flag, enabled) values (2, 'sso_setup', true)
  on conflict (tenant_id, flag) do update set enabled = true`);

const { connection, application } = await connectRealms(app, { here: admin, there: haldenAdmin });
const path = `/sso/connections/${connection.id}`;

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');
const locationOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['location']);

/** Signs in at the other company's realm and comes back with the address that it sends the browser to. */
async function passThrough(address: string, email = architect): Promise<string> {
  const there = createBrowser(app.app, 'halden', origin('halden'));
  const page = locationOf(await there.open(address));
  const posted = await there.open(page, { form: { email, password } });
  const visit =
    new URL(String(posted.headers['refresh']).replace('0;url=', '')).searchParams.get('visit') ?? '';
  const onward = JSON.parse(Buffer.from(visit, 'base64url').toString().split('}')[0] + '}') as {
    path: string;
  };
  return locationOf(await there.open(onward.path));
}

/** Leaves the sign-in page for the connection. */
async function leave(browser: Browser, id = connection.id) {
  const { page } = await openSignIn(browser);
  return { page, answer: await browser.open(`${page}/connections/${id}`) };
}
const northbank = () => createBrowser(app.app, 'northbank', origin('northbank'));

describe('a connection to another realm', () => {
  it('says where it stands: nothing tested, so it cannot be turned on', async () => {
    expect(connection).toMatchObject({
      state: 'untested',
      enabled: false,
      has_secret: true,
      people_count: 0,
    });
    expect(JSON.stringify(connection)).not.toContain(application.client_secret);
    const answer = await app.call('PATCH', path, { as: admin, body: { enabled: true } });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      errors: { enabled: [expect.stringContaining('Test this connection')] },
    });
  });

  it('is tested as far as a sign-in that comes back with a verified e-mail', async () => {
    const begun = await done<Result<'testSsoConnection'>>(app, admin, 'POST', `${path}/test`);
    expect(begun.connection.test?.steps.map(({ key, state }) => [key, state])).toEqual([
      ['description', 'good'],
      ['keys', 'good'],
      ['sign_in', 'waiting'],
      ['email', 'not_tried'],
      ['groups', 'not_tried'],
    ]);
    const back = await passThrough(String(begun.sign_in_url));
    const page = await northbank().open(pathOf(back));
    expect(page.body).toContain('Test finished');
    const tested = await done<Result<'getSsoConnection'>>(app, admin, 'GET', path);
    expect(tested).toMatchObject({ state: 'ready', test: { state: 'remark', by: { id: admin.id } } });
    expect(tested.test?.steps[2]).toMatchObject({ state: 'good', detail: architect });
    expect(await done(app, admin, 'PATCH', path, { enabled: true })).toMatchObject({ state: 'on' });
  });

  it('may not speak for a domain before its ownership has been proven', async () => {
    const rule = await done<Result<'createDomainRule'>>(app, admin, 'POST', '/sso/domains', {
      domain: '@Halden.example',
      connection: connection.id,
    });
    expect(rule).toMatchObject({ domain: 'halden.example', ownership: 'pending', people_count: 1 });
    const browser = northbank();
    const { answer } = await leave(browser);
    const refused = await browser.open(pathOf(await passThrough(locationOf(answer))));
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('may not sign in people of halden.example');

    const early = await app.call('POST', `/sso/domains/${rule.id}/verify`, { as: admin });
    expect(early.statusCode).toBe(422);
    world.records.set('halden.example', [['v=spf1 -all'], rule.record_value.match(/.{1,20}/g) ?? []]);
    const proven = await done<Result<'verifyDomainRule'>>(
      app,
      admin,
      'POST',
      `/sso/domains/${rule.id}/verify`,
    );
    expect(proven).toMatchObject({ ownership: 'verified', version: 2 });
  });

  it('signs somebody in by their verified e-mail, and by the provider’s own key ever after', async () => {
    for (const round of [1, 2]) {
      const browser = northbank();
      const { page, answer } = await leave(browser);
      const resumed = locationOf(await browser.open(pathOf(await passThrough(locationOf(answer)))));
      expect(resumed, `round ${round}`).toContain(`${page}/return?ticket=`);
      const stranger = await northbank().open(resumed);
      expect(stranger.statusCode).toBe(400);
      expect(locationOf(await browser.open(resumed))).toContain('/remember?visit=');
    }
    expect(await done(app, admin, 'GET', path)).toMatchObject({
      people_count: 1,
      last_sign_in_at: expect.any(String) as string,
    });
  });

  it('is where a typed address of its domain leads, and stands on the page as a button', async () => {
    const browser = northbank();
    const { page, response } = await openSignIn(browser);
    expect(response.body).toContain('Continue with Halden Identity');
    const typed = await browser.open(page, { form: { email: ' Somebody@Halden.example ', password: '' } });
    const href = `${page}/connections/${connection.id}?hint=Somebody%40Halden.example`;
    expect(typed.statusCode).toBe(200);
    expect(typed.headers['refresh']).toBe(`0;url=${href}`);
    expect(typed.body).toContain('Going to Halden Identity');
    const leaving = new URL(locationOf(await browser.open(href)));
    expect(leaving.searchParams.get('login_hint')).toBe('Somebody@Halden.example');
    const other = await browser.open(page, { form: { email: 'cost@northbank.example', password: '' } });
    expect(other.statusCode).toBe(400);
  });

  it('gives an application who somebody is and nothing of the API', async () => {
    const browser = createBrowser(app.app, 'halden', origin('halden'));
    const query = {
      client_id: application.client_id,
      redirect_uri: connection.return_address,
      resource: 'urn:quoin:api',
    };
    const wanted = await openSignIn(browser, query);
    expect(wanted.page).toContain('error=invalid_target');
    const elsewhere = await openSignIn(browser, {
      ...query,
      resource: '',
      redirect_uri: 'https://evil.example/',
    });
    expect(elsewhere.page).toBe('undefined');
  });

  it('ends with its secret: the one before stops working at once', async () => {
    const renewed = await done<{ client_secret: string }>(
      app,
      haldenAdmin,
      'POST',
      `/sso/applications/${application.id}/secret`,
    );
    const browser = northbank();
    const { answer } = await leave(browser);
    const refused = await browser.open(pathOf(await passThrough(locationOf(answer))));
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('invalid_client');
    const changed = await done<Result<'getSsoConnection'>>(app, admin, 'PATCH', path, {
      client_secret: renewed.client_secret,
    });
    expect(changed).toMatchObject({ enabled: false, state: 'untested', test: null, people_count: 1 });
    const { page } = await openSignIn(northbank());
    expect((await northbank().open(`${page}/connections/${connection.id}`)).statusCode).toBe(400);
  });

  it('belongs to its company alone', async () => {
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { body: { name: 'Mine' } } : {};
      const answer = await app.call(method, path, { as: haldenAdmin, ...body });
      expect(answer.statusCode).toBe(404);
    }
  });
});
