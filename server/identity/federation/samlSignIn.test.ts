import { beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { encodeSaml, type SamlAnswer, samlProvider } from '#tests/support/samlProvider.ts';
import { createOutside, done } from '#tests/support/secondRealm.ts';
import { testApp } from '#tests/support/testApp.ts';
import { type Browser, createBrowser, openSignIn } from '../testRealms.ts';

const world = createOutside();
const app = await testApp({ outside: world.outside });
const provider = samlProvider();
world.hosts.set('idp.halden.example', () => Promise.resolve(new Response(provider.metadata())));
const admin = await app.actor('admin@northbank.example');
const email = 'architect@halden.example';

type Connection = Result<'getSsoConnection'>;
const connection = await done<Connection>(app, admin, 'POST', '/sso/connections', {
  kind: 'saml',
  name: 'Halden Identity',
  metadata_url: provider.entityId,
});
const path = `/sso/connections/${connection.id}`;
const acs = new URL(connection.return_address).pathname;
await app.asOwner(`insert into domain_rule (tenant_id, id, domain, connection_id, proof, verified_at)
  values (1, 501, 'halden.example', ${connection.id}, 'x', now())`);

const at = (slug: string) => createBrowser(app.app, slug, `http://${slug}.localhost:4150`);
const locationOf = (answer: { headers: Record<string, unknown> }) => String(answer.headers['location']);

/** Leaves the sign-in page; comes back with what the provider was asked. */
async function leave(browser: Browser) {
  const { page, verifier } = await openSignIn(browser);
  const away = locationOf(await browser.open(`${page}/connections/${connection.id}`));
  return { page, verifier, ...askedBy(away) };
}

function askedBy(address: string) {
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe('https://idp.halden.example/sso');
  return { request: searchParams.get('SAMLRequest') ?? '', relayState: searchParams.get('RelayState') ?? '' };
}

let assertions = 0;

/** The provider's form, signed for what was asked. */
function answerTo(asked: { request: string; relayState: string }, change: Partial<SamlAnswer> = {}) {
  const own = provider.connection({ entityId: connection.own_entity_id, acsUrl: connection.return_address });
  const xml = provider.write(own, provider.idOf(asked.request), new Date(), {
    assertionId: `_assertion-${++assertions}`,
    attributes: { mail: email },
    ...change,
  });
  return { SAMLResponse: encodeSaml(provider.sign(xml)), RelayState: asked.relayState };
}

/** Browsers send no cookies of ours along with a form of another site. */
const post = (form: Record<string, string>, slug = 'northbank', address = acs) =>
  at(slug).open(address, { form, headers: { origin: 'https://idp.halden.example' } });

async function expectRefused(form: Record<string, string>, words: string) {
  const answer = await post(form);
  expect(answer.statusCode).toBe(403);
  expect(answer.headers.location).toBeUndefined();
  expect(answer.body).toContain(words);
}

describe('a SAML connection', () => {
  it('takes over the metadata of its provider', async () => {
    expect(connection).toMatchObject({
      state: expect.any(String) as string,
      enabled: false,
      certificates: [],
    });
    const loaded = await done<Connection>(app, admin, 'POST', `${path}/load-metadata`);
    expect(loaded).toMatchObject({ provider_entity_id: provider.entityId, enabled: false });
    expect(loaded.certificates).toMatchObject([{ subject: 'CN=idp.halden.example' }]);
  });

  it('describes us to the provider, and nobody else’s connection', async () => {
    const own = await at('northbank').open(acs.replace(/endpoint$/, 'metadata'));
    expect(own.headers['content-type']).toContain('application/samlmetadata+xml');
    expect(own.body).toContain(`entityID="${connection.own_entity_id}"`);
    expect(own.body).toContain(`Location="${connection.return_address}"`);
    const foreign = acs.replace('/realms/northbank/', '/realms/halden/').replace(/endpoint$/, 'metadata');
    const [others, missing] = [
      await at('halden').open(foreign),
      await at('halden').open(foreign.replace(`/${connection.id}/`, '/999999/')),
    ];
    expect([others.statusCode, missing.statusCode]).toEqual([404, 404]);
    expect(others.body).toBe(missing.body);
  });

  it('is turned on after a sign-in came back in a test', async () => {
    const begun = await done<Result<'testSsoConnection'>>(app, admin, 'POST', `${path}/test`);
    const page = await post(answerTo(askedBy(String(begun.sign_in_url))));
    expect(page.body).toContain('Test finished');
    const tested = await done<Connection>(app, admin, 'GET', path);
    expect(tested.test?.steps.map(({ state }) => state)).not.toContain('failed');
    expect(await done(app, admin, 'PATCH', path, { enabled: true })).toMatchObject({ state: 'on' });
  });

  it('tells the administrator in a test why an answer was refused', async () => {
    const begun = await done<Result<'testSsoConnection'>>(app, admin, 'POST', `${path}/test`);
    await post(answerTo(askedBy(String(begun.sign_in_url)), { audience: 'urn:other' }));
    const { test } = await done<Connection>(app, admin, 'GET', path);
    expect(test?.steps.find(({ key }) => key === 'sign_in')).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('meant for another application') as string,
    });
  });
});

describe('signing in by SAML', () => {
  beforeEach(async () => {
    await app.asOwner(`update sso_connection set enabled = true where id = ${connection.id}`);
    await app.asOwner('delete from federated_identity');
  });

  it('goes from the sign-in page to the provider and back to the browser that began it', async () => {
    const browser = at('northbank');
    const asked = await leave(browser);
    const posted = await post(answerTo(asked));
    expect(posted.statusCode).toBe(303);
    const resume = locationOf(posted);
    expect(resume).toMatch(new RegExp(`^${asked.page}/return\\?ticket=`));
    expect((await at('northbank').open(resume)).statusCode).toBe(400);
    expect(locationOf(await browser.open(resume))).toContain('/remember?visit=');
    const linked = await app.asOwner('select subject from federated_identity where tenant_id = 1');
    expect(linked).toEqual([{ subject: 'lena.brandt' }]);
  });

  it('takes an answer once', async () => {
    const asked = await leave(at('northbank'));
    const form = answerTo(asked);
    expect((await post(form)).statusCode).toBe(303);
    await expectRefused(form, 'expired');
    const next = await leave(at('northbank'));
    await expectRefused({ ...form, RelayState: next.relayState }, 'belongs to another sign-in');
  });

  it('takes an assertion once, were it made for another request as well', async () => {
    const change = { assertionId: '_twice' };
    expect((await post(answerTo(await leave(at('northbank')), change))).statusCode).toBe(303);
    await expectRefused(answerTo(await leave(at('northbank')), change), 'used already');
  });

  it('refuses what is unsigned, altered, or not asked for', async () => {
    const asked = await leave(at('northbank'));
    const { SAMLResponse } = answerTo(asked);
    const xml = Buffer.from(SAMLResponse, 'base64').toString();
    const altered = encodeSaml(xml.replace('lena.brandt', 'lena.other'));
    await expectRefused(
      { SAMLResponse: altered, RelayState: asked.relayState },
      'does not fit its certificate',
    );
    const bare = encodeSaml(xml.replace(/<ds:Signature .*<\/ds:Signature>/s, ''));
    const { relayState } = await leave(at('northbank'));
    await expectRefused({ SAMLResponse: bare, RelayState: relayState }, 'is not signed');
    await expectRefused({ SAMLResponse }, 'expired');
    expect(await app.asOwner('select from federated_identity')).toEqual([]);
  });

  it('goes nowhere else, whatever the relay state says', async () => {
    const { SAMLResponse } = answerTo(await leave(at('northbank')));
    for (const RelayState of [
      'https://evil.example/',
      '//evil.example',
      '/projects',
      'javascript:alert(1)',
    ]) {
      await expectRefused({ SAMLResponse, RelayState }, 'expired');
    }
    expect(await app.asOwner('select from federated_identity')).toEqual([]);
  });

  it('speaks for its own domains and for nobody unknown', async () => {
    const attributes = (mail: string) => ({ attributes: { mail } });
    const foreign = answerTo(await leave(at('northbank')), attributes('cost@northbank.example'));
    await expectRefused(foreign, 'may not sign in people of northbank.example');
    const below = answerTo(await leave(at('northbank')), attributes(`${email}.evil.example`));
    await expectRefused(below, 'people of halden.example.evil.example');
    const unknown = await post(answerTo(await leave(at('northbank')), attributes('nobody@halden.example')));
    expect(locationOf(unknown)).toMatch(/\/auth_error\?reason=unknown_user$/);
    expect(await app.asOwner('select from federated_identity')).toEqual([]);
  });

  it('stops when the connection is turned off, also for those who are on their way', async () => {
    const form = answerTo(await leave(at('northbank')));
    await app.asOwner(`update sso_connection set enabled = false where id = ${connection.id}`);
    await expectRefused(form, 'is turned off here');
    const browser = at('northbank');
    const begun = await openSignIn(browser);
    expect((await browser.open(`${begun.page}/connections/${connection.id}`)).statusCode).toBe(404);
  });

  it('belongs to its company: another’s connection is not there', async () => {
    const asked = await leave(at('northbank'));
    const elsewhere = acs.replace('/realms/northbank/', '/realms/halden/');
    const answer = await post(answerTo(asked), 'halden', elsewhere);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers.location).toBeUndefined();
    expect((await post(answerTo(asked), 'halden')).statusCode).toBe(404);
    const stranger = at('halden');
    const { page } = await openSignIn(stranger);
    expect((await stranger.open(`${page}/connections/${connection.id}`)).statusCode).toBe(404);
    const owner = await app.addPerson(['account_administration_access'], [], 'halden');
    await app.asOwner(`insert into tenant_flag (tenant_id, flag, enabled) values (2, 'sso_setup', true)
      on conflict (tenant_id, flag) do update set enabled = true`);
    expect((await app.call('GET', path, { as: owner })).statusCode).toBe(404);
    expect((await app.call('POST', `${path}/test`, { as: owner })).statusCode).toBe(404);
    expect((await post(answerTo(asked))).statusCode).toBe(303);
  });

  it('does not take the answer of another connection', async () => {
    const other = await done<Connection>(app, admin, 'POST', '/sso/connections', {
      kind: 'saml',
      name: 'Second',
      metadata_xml: provider.metadata(),
    });
    const asked = await leave(at('northbank'));
    const address = new URL(other.return_address).pathname;
    expect((await post(answerTo(asked), 'northbank', address)).statusCode).toBe(403);
    expect((await post(answerTo(asked))).statusCode).toBe(303);
  });
});
