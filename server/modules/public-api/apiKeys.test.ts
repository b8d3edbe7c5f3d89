import { describe, expect, it } from 'vitest';
import { API_KEY_LIMITS } from '#domain/public-api';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

type ApiKey = Result<'getApiKey'>;
type Refusal = { code: string; message: string; errors?: Record<string, string[]>; permission?: string };

const app = await testApp();
const keyRights = ['view_apikey', 'add_apikey', 'change_apikey'] as const;
const maya = await app.addPerson([...keyRights, 'foresite_access', 'risk_access', 'change_risk']);
const other = await app.addPerson([...keyRights, 'foresite_access', 'issue_access']);
const reader = await app.addPerson(['view_apikey']);

const create = (body: object, as: Actor = maya) =>
  app.call('POST', '/api-keys', { as, body: { permissions: ['foresite_access'], ...body } });
const made = async (body: object, as: Actor = maya) => {
  const answer = await create(body, as);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Result<'createApiKey'>>();
};
const patch = (id: number, body: object, as: Actor = maya, headers: Record<string, string> = {}) =>
  app.call('PATCH', `/api-keys/${id}`, { as, body, headers });
const list = async (query = '') =>
  (await app.call('GET', `/api-keys?${query}`, { as: maya })).json<Result<'listApiKeys'>>();
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe('API keys', () => {
  it('are made with the whole key answered once; nothing that is kept holds it', async () => {
    const { key, secret } = await made({
      name: ' Warehouse ',
      permissions: ['change_risk'],
      expires_on: day(90),
    });
    expect(key).toMatchObject({
      name: 'Warehouse',
      status: 'active',
      permissions: ['risk_access', 'change_risk'],
      lost_permissions: [],
      expires_on: day(90),
      last_used_at: null,
      created_by: { id: maya.id },
      is_owner_active: true,
      revoked_at: null,
      version: 1,
    });
    expect(secret).toMatch(/^quoin_[0-9a-f]{12}_[\w-]{43}$/);
    expect(secret.startsWith(`${key.prefix}_`)).toBe(true);
    const secretPart = secret.slice(key.prefix.length + 1);
    const rows = await app.asOwner<{ secret_hash: string }>('select * from api_key where prefix = $1', [
      key.prefix,
    ]);
    const hash = rows[0]?.secret_hash ?? '';
    expect(hash).toHaveLength(43);
    const everything = [
      ...rows,
      ...(await app.asOwner('select * from change_entry where entity = $1', ['api_key'])),
      ...(await app.asOwner('select * from change_set order by id desc limit 5')),
      ...(await app.asOwner('select * from event order by seq desc limit 5')),
      ...(await app.asOwner('select * from idempotency_key')),
      (await app.call('GET', `/api-keys/${key.id}`, { as: maya })).json(),
      (await app.call('GET', `/api-keys/${key.id}/history`, { as: maya })).json(),
      await list(),
    ];
    expect(JSON.stringify(everything)).not.toContain(secretPart);
    const history = await app.asOwner('select fields from change_entry where entity = $1', ['api_key']);
    expect(JSON.stringify(history)).not.toContain(hash);
  });

  it('have a name of their own, a day to come and scopes that their maker holds', async () => {
    await made({ name: 'Taken' });
    for (const [body, field] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'tAKEN' }, 'name'],
      [{ name: 'Past', expires_on: day(-2) }, 'expires_on'],
      [{ name: 'Far', expires_on: '2190-01-01' }, 'expires_on'],
      [{ name: 'More', permissions: ['foresite_access', 'issue_access'] }, 'permissions'],
      [{ name: 'Closed', permissions: ['view_apikey'] }, 'permissions'],
      // What a scope needs has to be in reach too.
      [{ name: 'Need', permissions: ['add_scenario'] }, 'permissions'],
    ] as const) {
      const answer = await create(body);
      expect([answer.statusCode, Object.keys(answer.json<Refusal>().errors ?? {})], answer.body).toEqual([
        422,
        [field],
      ]);
    }
    for (const body of [
      { name: 'x'.repeat(API_KEY_LIMITS.name + 1) },
      { name: 'None', permissions: [] },
      { name: 'Strange', permissions: ['be_root'] },
      { name: 'Server', secret_hash: 'a' },
    ])
      expect((await create(body)).statusCode).toBe(400);
    expect((await create({ name: 'No right' }, reader)).json<Refusal>().permission).toBe('add_apikey');
  });

  it('are changed one part at a time, with no scope that owner or changer lacks', async () => {
    const { key } = await made({ name: 'Changing', expires_on: day(30) });
    const changed = await patch(key.id, { name: 'Changed', expires_on: null, permissions: ['risk_access'] });
    expect(changed.json()).toMatchObject({
      name: 'Changed',
      expires_on: null,
      permissions: ['risk_access'],
      version: 2,
    });
    expect((await patch(key.id, { name: 'Late' }, maya, { 'if-match': '1' })).statusCode).toBe(412);
    // Maya holds change_risk, the other does not; the other holds issue_access, Maya does not.
    for (const [permissions, as] of [
      [['change_risk'], other],
      [['issue_access'], other],
      [['issue_access'], maya],
    ] as const)
      expect((await patch(key.id, { permissions }, as)).statusCode).toBe(422);
    expect((await patch(key.id, { permissions: ['foresite_access', 'risk_access'] }, other)).statusCode).toBe(
      200,
    );
    expect((await patch(key.id, { name: 'x' }, reader)).json<Refusal>().permission).toBe('change_apikey');
    const history = (await app.call('GET', `/api-keys/${key.id}/history`, { as: reader })).json<
      Result<'listApiKeyHistory'>
    >();
    expect(history.results.map(({ kind }) => kind)).toEqual(['updated', 'updated', 'created']);
    expect(history.results[1]?.changes.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Name', 'Changing', 'Changed'],
      ['Granted', null, 'See risks'],
      ['Withdrawn', 'See ForeSite', null],
      ['Expires on', expect.any(String), null],
    ]);
  });

  it('are revoked for good; the name is free again', async () => {
    const { key } = await made({ name: 'Leaving' });
    const revoked = await app.call('POST', `/api-keys/${key.id}/revoke`, { as: other });
    expect(revoked.statusCode, revoked.body).toBe(201);
    expect(revoked.json<ApiKey>()).toMatchObject({
      status: 'revoked',
      revoked_at: expect.any(String) as string,
      revoked_by: { id: other.id },
    });
    expect((await app.call('POST', `/api-keys/${key.id}/revoke`, { as: maya })).statusCode).toBe(409);
    expect((await patch(key.id, { name: 'Back' })).statusCode).toBe(409);
    const set = (
      await app.asOwner<{ id: string }>('select max(id) as id from change_set where tenant_id = 1')
    )[0];
    const everybody = await app.addPerson(allPermissions);
    expect((await app.call('POST', `/change-sets/${set?.id}/undo`, { as: everybody })).statusCode).toBe(422);
    await made({ name: 'Leaving' });
  });

  it('are found, sorted and paged', async () => {
    for (const [name, expires_on] of [
      ['Page B', day(3)],
      ['Page A', null],
      ['Page C', day(60)],
    ] as const)
      await made({ name, expires_on });
    await app.asOwner(`update api_key set expires_on = current_date - 5 where name = 'Page C'`);
    const names = async (query: string) => (await list(query)).results.map(({ name }) => name);
    expect(await names('search=page')).toEqual(['Page A', 'Page B', 'Page C']);
    expect(await names('search=page&ordering=-name&limit=2')).toEqual(['Page C', 'Page B']);
    expect(await names('search=page&limit=2&offset=2')).toEqual(['Page C']);
    expect((await list('search=page&limit=1')).count).toBe(3);
    expect(await names('search=page&status=expiring')).toEqual(['Page B']);
    expect(await names('search=page&status=expired')).toEqual(['Page C']);
    expect(await names('search=page&status=active')).toEqual(['Page A']);
    expect(await names('search=page&ordering=expires_on')).toEqual(['Page C', 'Page B', 'Page A']);
    for (const ordering of ['status', 'last_used_at', 'created_at', '-created_by'])
      expect(await names(`search=page&ordering=${ordering}`)).toHaveLength(3);
    expect((await app.call('GET', '/api-keys?ordering=secret_hash', { as: maya })).statusCode).toBe(400);
  });

  it('say which of their scopes their owner has lost', async () => {
    const person = await app.addPerson([...keyRights, 'foresite_access', 'issue_access']);
    const { key } = await made({ name: 'Losing', permissions: ['foresite_access', 'issue_access'] }, person);
    await app.asOwner(`delete from role_permission where role_id = $1 and permission = 'issue_access'`, [
      person.id,
    ]);
    const read = (await app.call('GET', `/api-keys/${key.id}`, { as: maya })).json<ApiKey>();
    expect(read.lost_permissions).toEqual(['issue_access']);
  });

  it('are at most so many in use', async () => {
    await app.asOwner(
      `insert into api_key (tenant_id, id, name, prefix) select 1, 500000 + n, 'Many ' || n, 'quoin_m' || n from generate_series(1, $1::int) n`,
      [API_KEY_LIMITS.keys],
    );
    expect((await create({ name: 'One too many' })).statusCode).toBe(409);
    await app.asOwner('delete from api_key where id > 500000');
  });
});

describe('the contract for programs', () => {
  it('holds the calls of keys with all they refer to, and no other', async () => {
    const answer = await app.call('GET', '/public-contract', { as: reader });
    const document = answer.json<{
      servers: { url: string }[];
      paths: Record<string, Record<string, { operationId: string; security: object[] }>>;
      components: Record<string, Record<string, unknown>>;
    }>();
    expect(document.servers).toEqual([{ url: 'http://northbank.localhost:4150/api' }]);
    const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
    expect(operations.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(['listItems', 'createItem', 'saveRisks', 'getEstimate', 'listProjects']),
    );
    expect(operations.find(({ operationId }) => operationId === 'createItem')?.security).toEqual([
      { apiKey: ['foresite_access', 'add_scenarioitem'] },
    ]);
    expect(Object.keys(document.paths).filter((path) => /user|role|sso|setting|api-key/.test(path))).toEqual(
      [],
    );
    expect(answer.body).not.toContain('"x-');
    for (const [, ref = ''] of answer.body.matchAll(/"\$ref":"#\/components\/([^"]+)"/g)) {
      const [kind = '', name = ''] = ref.split('/');
      expect(document.components[kind]?.[name], ref).toBeDefined();
    }
  });
});
