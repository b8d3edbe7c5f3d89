import { expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { samlProvider } from '#tests/support/samlProvider.ts';
import { done } from '#tests/support/secondRealm.ts';
import { testApp } from '#tests/support/testApp.ts';

type Connection = Result<'getSsoConnection'>;
type Domain = Result<'updateDomainRule'>;

const provider = samlProvider();
const app = await testApp({
  outside: {
    fetch: () => Promise.resolve(new Response(provider.metadata())),
    readTextRecords: () => Promise.reject(new Error('no answer')),
  },
});
const admin = await app.actor('admin@northbank.example');
const create = (body: object) => app.call('POST', '/sso/connections', { as: admin, body });
const oidc = { kind: 'oidc', issuer: 'https://id.company.example', client_id: 'client' };

it('names what is wrong with a connection at its field', async () => {
  const cases: [object, string][] = [
    [{ ...oidc, name: ' ' }, 'name'],
    [{ ...oidc, name: 'A', issuer: 'http://id.company.example' }, 'issuer'],
    [{ ...oidc, name: 'A', issuer: 'https://id.company.example/.well-known/other' }, 'issuer'],
    [{ ...oidc, name: 'A', scopes: 'email' }, 'scopes'],
    [{ ...oidc, name: 'A', email_claim: ' ' }, 'email_claim'],
    [{ ...oidc, name: 'A', metadata_url: 'https://id.company.example' }, 'metadata_url'],
    [{ kind: 'saml', name: 'A', issuer: 'https://id.company.example' }, 'issuer'],
    [{ kind: 'saml', name: 'A', metadata_xml: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }, 'metadata_xml'],
  ];
  for (const [body, field] of cases) {
    const answer = await create(body);
    expect(answer.statusCode, field).toBe(400);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([field]);
  }
});

it('keeps a secret sealed: no answer, history or row holds it', async () => {
  const client_secret = 'a secret that nobody sees again';
  const made = (await create({ ...oidc, name: 'Sealed', client_secret })).json<Connection>();
  expect(made).toMatchObject({ has_secret: true, state: 'untested' });
  await done(app, admin, 'PATCH', `/sso/connections/${made.id}`, { client_secret: `${client_secret} 2` });
  const rows = await app.asOwner(
    `select c.*, (select json_agg(e.*) from change_entry e where e.tenant_id = 1) as entries from sso_connection c`,
  );
  const history = await done(app, admin, 'GET', '/sso/history');
  expect(JSON.stringify([made, rows, history])).not.toContain(client_secret);
  expect(JSON.stringify(history)).toContain('Client secret');
  expect((await create({ ...oidc, name: 'sealed' })).statusCode).toBe(400);
});

it('forgets its people with the issuer, and voids its test with any setting', async () => {
  const made = (await create({ ...oidc, name: 'Moved' })).json<Connection>();
  const path = `/sso/connections/${made.id}`;
  const ready = async () => {
    await app.asOwner(
      `update sso_connection set enabled = true, test = '{"at":"2026-01-01T00:00:00.000Z","by_id":1,"steps":[]}' where id = $1`,
      [made.id],
    );
    await app.asOwner(
      `insert into federated_identity (tenant_id, connection_id, subject, user_id) values (1, $1, 'one', $2) on conflict do nothing`,
      [made.id, admin.id],
    );
  };
  await ready();
  expect(await done(app, admin, 'PATCH', path, { name: 'Renamed' })).toMatchObject({ enabled: true });
  expect(await done(app, admin, 'PATCH', path, { scopes: 'openid email' })).toMatchObject({
    enabled: false,
    test: null,
    people_count: 1,
  });
  await ready();
  expect(await done(app, admin, 'PATCH', path, { issuer: 'https://id2.company.example' })).toMatchObject({
    enabled: false,
    people_count: 0,
  });
});

it('reads a SAML provider by its metadata, pasted or from its address', async () => {
  const pasted = (
    await create({ kind: 'saml', name: 'Pasted', metadata_xml: provider.metadata() })
  ).json<Connection>();
  expect(pasted).toMatchObject({ provider_entity_id: provider.entityId, state: 'untested' });
  expect(pasted.certificates).toHaveLength(1);
  const drafted = (
    await create({ kind: 'saml', name: 'Drafted', metadata_url: provider.entityId })
  ).json<Connection>();
  expect(drafted.state).toBe('incomplete');
  const loaded = await done<Connection>(app, admin, 'POST', `/sso/connections/${drafted.id}/load-metadata`);
  expect(loaded).toMatchObject({ provider_entity_id: provider.entityId, state: 'untested' });
  const { connection, sign_in_url } = await done<Result<'testSsoConnection'>>(
    app,
    admin,
    'POST',
    `/sso/connections/${loaded.id}/test`,
  );
  expect(connection.test?.steps.map(({ state }) => state)).toEqual(['good', 'good', 'waiting', 'not_tried']);
  expect(sign_in_url).toContain(provider.ssoUrl.split('?')[0]);
});

it('gives domains back to passwords when their connection goes', async () => {
  const made = (await create({ ...oidc, name: 'Leaving' })).json<Connection>();
  const rule = await done<Domain>(app, admin, 'POST', '/sso/domains', {
    domain: 'Leaving.example',
    connection: made.id,
  });
  expect(rule).toMatchObject({ domain: 'leaving.example', ownership: 'pending', is_internal: false });
  const twice = await app.call('POST', '/sso/domains', {
    as: admin,
    body: { domain: 'leaving.example', connection: null },
  });
  expect(twice.json()).toMatchObject({ errors: { domain: ['leaving.example has a rule already'] } });
  const silent = await app.call('POST', `/sso/domains/${rule.id}/verify`, { as: admin });
  expect(silent.statusCode).toBe(503);
  const gone = await app.call('DELETE', `/sso/connections/${made.id}`, { as: admin });
  expect(gone.statusCode).toBe(204);
  const { results } = await done<Result<'listDomainRules'>>(app, admin, 'GET', '/sso/domains?search=leaving');
  expect(results).toMatchObject([{ connection: null, ownership: 'not_needed' }]);
});

it('ends sessions after the hours without activity that a company sets', async () => {
  const hours = async () => {
    const [row] = await app.asOwner<{ hours: number }>(
      `select extract(epoch from max(expires_at) - now())::float8 / 3600 as hours from oidc_payload where tenant_id = 1 and type = 'Session'`,
    );
    return row?.hours ?? 0;
  };
  await app.asOwner(`update oidc_payload set expires_at = now() + interval '7 days' where type = 'Session'`);
  const rules = await done<Result<'getSignInRules'>>(app, admin, 'PATCH', '/sso/rules', { idle_hours: 4 });
  expect(rules).toMatchObject({ idle_hours: 4, version: 2 });
  expect(await hours()).toBeLessThanOrEqual(4);
  const stale = await app.call('PATCH', '/sso/rules', {
    as: admin,
    body: { idle_hours: 8 },
    headers: { 'if-match': '"1"' },
  });
  expect(stale.statusCode).toBe(412);
});
