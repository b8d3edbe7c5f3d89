import { describe, expect, it } from 'vitest';
import { API_KEY_LIMITS, API_SCOPES } from '#domain/public-api';
import type { Result } from '#server/contract/handlers.ts';
import { listOperations } from '#server/contract/operations.ts';
import { addApiKey } from '#tests/support/addApiKey.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp({ settings: { RATE_LIMIT: '100000', LOG_LEVEL: 'trace' } });
const lines = catchLog();
const projectId = await app.projectId('Cedar Ridge');
const hiddenId = await app.projectId('Harbor Point');
const items = `/projects/${projectId}/scenario-items`;
const owner = () =>
  app.addPerson(
    allPermissions.filter((key) => key !== 'view_all_projects'),
    [projectId],
  );
const get = (as: Actor, path = `${items}?limit=1`) => app.call('GET', path, { as });
const soon = async (as: Actor, status: number, path?: string) => {
  await expect.poll(async () => (await get(as, path)).statusCode).toBe(status);
};

/** Every line of the log from here on; the logger keeps its stream under a symbol. */
function catchLog(): string[] {
  const caught: string[] = [];
  const log = app.app.log as unknown as Record<symbol, unknown>;
  const symbol = Object.getOwnPropertySymbols(log).find((one) => one.description === 'pino.stream');
  if (!symbol) throw new Error('The logger has no stream.');
  log[symbol] = { write: (line: string) => caught.push(line) };
  return caught;
}

describe('a call with an API key', () => {
  it('is let in on the host of its company, and is nobody anywhere else', async () => {
    const key = await addApiKey(app, await owner(), API_SCOPES);
    expect((await get(key)).statusCode).toBe(200);
    const bad: Actor[] = [
      { ...key, slug: 'halden' },
      { ...key, apiKey: `${key.apiKey.slice(0, -1)}${key.apiKey.endsWith('a') ? 'b' : 'a'}` },
      { ...key, apiKey: key.apiKey.replace(/quoin_.{12}/, 'quoin_000000000000') },
      { ...key, apiKey: 'nonsense' },
      await addApiKey(app, key, API_SCOPES, 'revoked'),
      await addApiKey(app, key, API_SCOPES, 'expired'),
    ];
    const answers = await Promise.all(bad.map((one) => get(one)));
    for (const answer of answers) {
      expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Api-Key']);
      expect(answer.body).toBe(answers[0]?.body);
    }
    // A key is not a token, and no key of which nothing is kept lets anybody in.
    expect((await get({ ...key, token: key.apiKey, apiKey: '' })).statusCode).toBe(401);
    await app.asOwner(`update api_key set secret_hash = '' where id = $1`, [key.keyId]);
    await soon(key, 401);
  });

  it('may what both its scopes and its owner may, as it is at the moment', async () => {
    const person = await owner();
    const key = await addApiKey(app, person, ['foresite_access']);
    expect((await get(key)).statusCode).toBe(200);
    const refused = await get(key, `/projects/${projectId}/risks`);
    expect(refused.json()).toMatchObject({ code: 'forbidden', permission: 'risk_access' });
    expect(refused.json<{ message: string }>().message).toContain('This API key may not do this');
    const created = await app.call('POST', items, { as: key, body: { name: 'By a key' } });
    expect(created.json()).toMatchObject({ permission: 'add_scenarioitem' });
    await app.asOwner(`delete from role_permission where role_id = $1 and permission = 'foresite_access'`, [
      person.id,
    ]);
    await soon(key, 403);
    await app.asOwner(`insert into role_permission values (1, $1, 'foresite_access')`, [person.id]);
    await soon(key, 200);
    await app.asOwner('delete from project_member where tenant_id = 1 and user_id = $1', [person.id]);
    await soon(key, 404);
    await app.asOwner(`update app_user set status = 'DISABLED' where id = $1`, [person.id]);
    await soon(key, 401);
  });

  it('ends within a second of its revocation', async () => {
    const key = await addApiKey(app, await owner(), API_SCOPES);
    expect((await get(key)).statusCode).toBe(200);
    const admin = await app.addPerson(allPermissions);
    await app.call('POST', `/api-keys/${key.keyId}/revoke`, { as: admin });
    await soon(key, 401);
  });

  it('sees the projects of its owner', async () => {
    const narrow = await addApiKey(app, await owner(), ['foresite_access']);
    const all = await addApiKey(app, await app.addPerson(allPermissions), ['foresite_access']);
    const count = async (as: Actor) => (await get(as, '/projects')).json<Result<'listProjects'>>().count;
    expect(await count(narrow)).toBe(1);
    expect((await get(narrow, `/projects/${hiddenId}`)).statusCode).toBe(404);
    expect(await count(all)).toBeGreaterThan(1);
    expect((await get(all, `/projects/${hiddenId}`)).statusCode).toBe(200);
  });

  it('shows no figure beyond its scopes, not even where its owner has a role of their own', async () => {
    const person = await owner();
    const figures = async (scopes: Parameters<typeof addApiKey>[2]) => {
      const key = await addApiKey(app, person, scopes);
      const [row] = (await get(key, '/projects?search=Cedar')).json<Result<'listProjects'>>().results;
      return [row?.forecast === null, row?.current_estimate === null];
    };
    expect(await figures(['foresite_access'])).toEqual([false, false]);
    expect(await figures(['risk_access'])).toEqual([true, true]);
    expect(await figures(['estimate_access'])).toEqual([true, false]);
    await app.asOwner('update project_member set role_id = user_id where user_id = $1', [person.id]);
    expect(await figures(['foresite_access'])).toEqual([false, false]);
    expect(await figures(['risk_access'])).toEqual([true, true]);
    expect(await figures(['estimate_access'])).toEqual([true, false]);
  });

  it('needs the public API to be switched on', async () => {
    const key = await addApiKey(app, await owner(), API_SCOPES);
    const turn = (on: boolean) =>
      app.asOwner(`update tenant_flag set enabled = $1 where tenant_id = 1 and flag = 'public_api'`, [on]);
    await turn(false);
    expect((await get(key)).json()).toMatchObject({ code: 'forbidden', flag: 'public_api' });
    await turn(true);
    await soon(key, 200);
  });

  it('cannot leave the public API', async () => {
    const key = await addApiKey(app, await app.addPerson(allPermissions), API_SCOPES);
    for (const path of ['/current_user', '/company-users', '/api-keys', '/permission-roles', '/switches']) {
      const answer = await get(key, path);
      expect([path, answer.statusCode, answer.json()]).toEqual([
        path,
        403,
        {
          code: 'closed_to_keys',
          message: expect.stringContaining('An API key cannot make this call') as string,
        },
      ]);
    }
  });

  it('stands in history with its name, for its owner', async () => {
    const person = await owner();
    const key = await addApiKey(app, person, API_SCOPES);
    const answer = await app.call('POST', items, { as: key, body: { name: 'Written by a program' } });
    expect(answer.statusCode, answer.body).toBe(201);
    const { id } = answer.json<Result<'createItem'>>();
    const history = (await get(person, `${items}/${id}/history`)).json<Result<'listItemHistory'>>();
    expect(history.results[0]).toMatchObject({
      actor: { id: person.id },
      api_key: key.keyName,
      source: 'api',
    });
    await app.call('PATCH', `${items}/${id}`, { as: person, body: { name: 'Written by hand' } });
    const after = (await get(person, `${items}/${id}/history`)).json<Result<'listItemHistory'>>();
    expect(after.results[0]).toMatchObject({ api_key: null, source: 'hand' });
  });

  it('repeats its own calls alone', async () => {
    const person = await owner();
    const key = await addApiKey(app, person, API_SCOPES);
    const make = (as: Actor) =>
      app.call('POST', items, { as, body: { name: 'Twice' }, headers: { 'idempotency-key': 'same-key-1' } });
    const ids: unknown[] = [];
    for (const as of [person, key, key]) ids.push((await make(as)).json<{ id: number }>().id);
    expect(ids[1]).not.toBe(ids[0]);
    expect(ids[2]).toBe(ids[1]);
  });

  it('leaves nothing of its secret in the log', async () => {
    const key = await addApiKey(app, await owner(), API_SCOPES);
    const secret = key.apiKey.slice(-43);
    const before = lines.length;
    await get(key);
    await get(key, '/company-users');
    await get({ ...key, slug: 'halden' });
    await app.call('POST', items, { as: key, body: '{' });
    expect(lines.length).toBeGreaterThan(before);
    expect(lines.slice(before).some((line) => line.includes(`"apiKey":${key.keyId}`))).toBe(true);
    expect(lines.join('')).not.toContain(secret);
  });

  it('is noted, without a write for each', async () => {
    const key = await addApiKey(app, await owner(), API_SCOPES);
    const texts: string[] = [];
    const stop = app.database.observe((text) => texts.push(text));
    for (let call = 0; call < 5; call += 1) await get(key);
    stop();
    expect(texts.filter((text) => text.includes('update api_key'))).toHaveLength(1);
    const [row] = await app.asOwner<{ used: boolean }>(
      `select last_used_at > now() - interval '1 minute' as used from api_key where id = $1`,
      [key.keyId],
    );
    expect(row?.used).toBe(true);
  });

  it('says how many calls are left, and refuses one too many until the minute is over', async () => {
    const key = await addApiKey(app, await owner(), API_SCOPES);
    const calm = await addApiKey(app, await owner(), API_SCOPES);
    const first = await get(key, '/tags');
    expect(first.headers).toMatchObject({
      'ratelimit-limit': String(API_KEY_LIMITS.callsPerMinute),
      'ratelimit-remaining': String(API_KEY_LIMITS.callsPerMinute - 1),
    });
    expect(Number(first.headers['ratelimit-reset'])).toBeGreaterThan(0);
    const more = Array.from({ length: API_KEY_LIMITS.callsPerMinute - 1 }, () => get(key, '/company-users'));
    expect(new Set((await Promise.all(more)).map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
    const refused = await get(key, '/tags');
    expect([refused.statusCode, refused.headers['ratelimit-remaining']]).toEqual([429, '0']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(calm, '/tags')).statusCode).toBe(200);
  });
});

describe('the calls of the public API', () => {
  const open = listOperations().filter(({ isPublicApi }) => isPublicApi);

  it('ask for scopes that a key may carry', () => {
    const scopes: ReadonlySet<string> = new Set(API_SCOPES);
    const strange = open.flatMap(({ id, guard }) =>
      (guard === 'public' ? [] : [guard.permission ?? [], guard.anyPermission ?? []].flat())
        .filter((key) => !scopes.has(key))
        .map((key) => `${id} ${key}`),
    );
    expect(strange).toEqual([]);
  });

  it('are reads and writes of projects and what is in them: no person, role, setting or file', () => {
    expect(open.length).toBeGreaterThan(40);
    const places = [
      ...new Set(open.map(({ path }) => path.replace(/^\/projects\/\{project_id\}/, '').split('/')[1] ?? '')),
    ];
    expect(places.sort()).toEqual([
      '',
      'components',
      'components-usage',
      'construction-categories',
      'design-milestones',
      'estimate',
      'issues',
      'project-choices',
      'project-groups',
      'projects',
      'risk-categories',
      'risks',
      'scenario-items',
      'scenarios',
      'status',
      'tags',
    ]);
    expect(
      open.filter(
        ({ guard, uploads, projectIn }) =>
          guard === 'public' || uploads || !['path', null].includes(projectIn),
      ),
    ).toEqual([]);
    expect(open.map(({ success }) => success.contentType ?? 'application/json')).toEqual(
      open.map(() => 'application/json'),
    );
  });
});
