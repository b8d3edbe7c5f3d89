import { beforeEach, describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Browser, createBrowser, openSignIn } from '../testRealms.ts';
import { createOutside, done } from '#tests/support/secondRealm.ts';
import { type Claims, createStubProvider } from '#tests/support/stubProvider.ts';
import { testApp } from '#tests/support/testApp.ts';

const issuer = 'https://id.provider.example';
const world = createOutside();
const app = await testApp({ outside: world.outside });
const stub = await createStubProvider(issuer, 'client-1');
world.hosts.set('id.provider.example', stub.fetch);
const admin = await app.actor('admin@northbank.example');
const email = 'cost@northbank.example';

const connection = await done<Result<'getSsoConnection'>>(app, admin, 'POST', '/sso/connections', {
  kind: 'oidc',
  name: 'Provider',
  issuer,
  client_id: 'client-1',
  client_secret: 'a secret of the client',
});
await app.asOwner(`insert into domain_rule (tenant_id, id, domain, connection_id, proof, verified_at)
  values (1, 501, 'northbank.example', ${connection.id}, 'x', now()), (1, 502, 'halden.example', null, 'y', now())`);

let browser: Browser;
let away: string;
beforeEach(async () => {
  await app.asOwner(`update sso_connection set enabled = true where tenant_id = 1 and id = ${connection.id}`);
  await app.asOwner('delete from federated_identity');
  browser = createBrowser(app.app, 'northbank', 'http://northbank.localhost:4150');
  away = await leave();
});

const pathOf = (address: string) => address.replace(/^https?:\/\/[^/]+/, '');
const known: Claims = { email, email_verified: true };

async function leave(): Promise<string> {
  const { page } = await openSignIn(browser);
  return String((await browser.open(`${page}/connections/${connection.id}`)).headers.location);
}
const comeBack = (claims: Claims, iss?: string) => browser.open(pathOf(stub.answerTo(away, claims, iss)));
/** The words with which an answer was refused, without a trace in the database; a new sign-in has begun then. */
async function refusalOf(claims: Claims, iss?: string): Promise<string> {
  const answer = await comeBack(claims, iss);
  const links = await app.asOwner('select from federated_identity');
  if (answer.statusCode !== 403 || links.length > 0) return `taken: ${answer.statusCode}`;
  away = await leave();
  return answer.body;
}

describe('what a provider answers', () => {
  it('is taken when everything fits', async () => {
    const answer = await comeBack(known);
    expect(answer.headers.location).toMatch(/\/return\?ticket=/);
  });

  it('is refused with another nonce, issuer, audience, key, or a token that has ended', async () => {
    const wrong: Claims[] = [
      { nonce: 'another' },
      { iss: 'https://evil.example' },
      { aud: 'client-2' },
      { exp: 1_600_000_000 },
    ];
    for (const claims of wrong) expect(await refusalOf({ ...known, ...claims })).toMatch(/was not accepted/);
    expect(await refusalOf(known, 'https://evil.example')).toMatch(/was not accepted/);
    stub.forge(true);
    expect(await refusalOf(known)).toMatch(/was not accepted/);
    stub.forge(false);
  });

  it('is refused without a state of ours, with a spent one, and at another connection', async () => {
    const address = pathOf(stub.answerTo(away, known));
    const other = address.replace(`/broker/${connection.id}/`, '/broker/999/');
    const foreign = address.replace(/state=[^&]+/, `state=${'a'.repeat(43)}`);
    for (const wrong of [other, foreign, foreign.replace(/state=[^&]+/, 'state=')]) {
      const answer = await browser.open(wrong);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('expired');
    }
    expect((await browser.open(address)).headers.location).toContain('ticket=');
    expect((await browser.open(address)).statusCode).toBe(403);
  });

  it('may say no: the person reads the provider’s word for it, as text', async () => {
    const state = new URL(away).searchParams.get('state');
    const query = new URLSearchParams({ error: '<b>access_denied', state: state ?? '', iss: issuer });
    const answer = await browser.open(`${pathOf(connection.return_address)}?${query.toString()}`);
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('&lt;b&gt;access_denied');
  });

  it('is no way in without a verified e-mail of a domain that is the provider’s to speak for', async () => {
    const unverified: Claims[] = [{ email }, { email, email_verified: 'yes' }, { email_verified: true }];
    for (const claims of unverified)
      expect(await refusalOf(claims)).toMatch(/did not say that your e-mail is verified/);
    for (const foreign of ['architect@halden.example', `${email}@evil.example`])
      expect(await refusalOf({ email: foreign, email_verified: true })).toContain(
        `may not sign in people of ${foreign.split('@').at(-1)}`,
      );
  });

  it('makes no account, and opens none that was closed', async () => {
    const unknown = await comeBack({ email: 'nobody@northbank.example', email_verified: true });
    expect(unknown.headers.location).toMatch(/\/auth_error\?reason=unknown_user$/);
    await app.asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and email = '${email}'`);
    away = await leave();
    const closed = await comeBack(known);
    expect(closed.headers.location).toMatch(/\/auth_error\?reason=no_account$/);
    await app.asOwner(`update app_user set status = 'ACTIVE' where tenant_id = 1 and email = '${email}'`);
    expect(await app.asOwner('select from federated_identity')).toEqual([]);
  });

  it('does not hand an account from one person of the provider to the next who has its address', async () => {
    expect((await comeBack(known)).statusCode).toBe(303);
    away = await leave();
    const second = await comeBack({ ...known, sub: 'subject-2' });
    expect(second.body).toContain('belongs to another person of Provider');
    const { id } = await app.actor(email);
    const gone = await app.call('DELETE', `/sso/connections/${connection.id}/people/${id}`, { as: admin });
    expect(gone.statusCode).toBe(204);
    away = await leave();
    expect((await comeBack({ ...known, sub: 'subject-2' })).statusCode).toBe(303);
  });

  it('comes too late once the connection is off or was changed', async () => {
    const address = pathOf(stub.answerTo(away, known));
    await app.asOwner(`update sso_connection set enabled = false where id = ${connection.id}`);
    const off = await browser.open(address);
    expect(off.body).toContain('is turned off here');
    await app.asOwner(`update sso_connection set enabled = true where id = ${connection.id}`);
    away = await leave();
    const changed = pathOf(stub.answerTo(away, known));
    await done(app, admin, 'PATCH', `/sso/connections/${connection.id}`, { client_secret: 'another secret' });
    expect((await browser.open(changed)).body).toContain('was changed meanwhile');
    const { page } = await openSignIn(browser);
    expect((await browser.open(`${page}/connections/${connection.id}`)).statusCode).toBe(404);
  });
});

describe('passwords where the company wants single sign-on', () => {
  const signInAs = async (who: string, password = 'quoin-demo') => {
    const own = createBrowser(app.app, 'northbank', 'http://northbank.localhost:4150');
    const { page } = await openSignIn(own);
    return own.open(page, { form: { email: who, password } });
  };
  const setRules = (body: object) => done(app, admin, 'PATCH', '/sso/rules', body);

  it('stop for internal people, in the words of a wrong one, and stay for everybody else', async () => {
    expect((await signInAs(email)).statusCode).toBe(303);
    await setRules({ require_sso: true });
    const [right, wrong] = [await signInAs(email), await signInAs(email, 'not it at all')];
    expect([right.statusCode, wrong.statusCode]).toEqual([401, 401]);
    expect(right.body).toContain('People of northbank.example can continue with Provider.');
    const without = (body: string) => body.replaceAll(/login\/[\w-]+/g, '');
    expect(without(right.body)).toBe(without(wrong.body));
    expect((await signInAs('architect@halden.example')).statusCode).toBe(303);
    expect((await signInAs(admin.email)).statusCode).toBe(303);
  });

  it('stay with the last administrator, whatever the rules say', async () => {
    await setRules({ require_sso: true, administrators_keep_password: false });
    const { id } = await app.addPerson(['account_administration_access']);
    expect((await signInAs(admin.email)).statusCode).toBe(401);
    await app.asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = ${id}`);
    await app.asOwner(`delete from login_attempt where tenant_id = 1`);
    const others = await app.asOwner<{ id: string }>(`select distinct u.id from app_user u
      join user_role l on l.tenant_id = 1 and l.user_id = u.id join role_permission p on p.tenant_id = 1 and p.role_id = l.role_id
      where u.tenant_id = 1 and p.permission = 'account_administration_access' and u.status = 'ACTIVE'`);
    expect(others.map(({ id: one }) => Number(one))).toEqual([admin.id]);
    expect((await signInAs(admin.email)).statusCode).toBe(303);
  });

  it('hold while no connection is on that could take their place', async () => {
    await setRules({ require_sso: true });
    await app.asOwner('update sso_connection set enabled = false');
    expect((await signInAs(email)).statusCode).toBe(303);
  });
});
