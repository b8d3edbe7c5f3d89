import { SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Permission } from '#contract/unions.ts';
import { listOperations, type Operation } from '#server/contract/operations.ts';
import { type Actor, allPermissions, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const projectId = await app.projectId('Cedar Ridge');
const hiddenId = await app.projectId('Harbor Point');
const foreignId = await app.projectId('', 'halden');
const operations = listOperations();

const bodies: Partial<Record<string, unknown>> = {
  updateCurrentUser: { first_name: 'Test' },
  createItem: { name: 'Canopy' },
  updateItem: { name: 'Canopy' },
  approveItem: { milestone: 4 },
  rejectItem: {},
  inviteCompanyUser: { email: 'ana@northbank.example' },
  updateCompanyUser: { title: 'Estimator' },
  assignProjects: { projects: [] },
  inviteMember: { email: 'ana@northbank.example' },
  updateMember: { role_id: null },
  createTags: [{ type: 'ITEM', name: 'Envelope' }],
  startImpersonation: { project_id: projectId },
  updateSwitches: { switches: { amplify: true } },
  updateFlags: { flags: { notifications: true } },
  createRole: { name: 'Site Manager' },
  updateRole: { description: 'Runs the site' },
  setRolePermissions: { permissions: [...allPermissions] },
  createAccessScope: { name: 'California' },
  updateAccessScope: { name: 'Northbank' },
};

const pathOf = ({ path }: Operation, ids: { project?: number; other?: number } = {}) =>
  path
    .replace('{project_id}', String(ids.project ?? projectId))
    .replaceAll(/\{\w+\}/g, String(ids.other ?? 1));

const ask = (operation: Operation, as?: Actor, ids?: { project?: number; other?: number }) =>
  app.call(operation.method, pathOf(operation, ids), {
    ...(as ? { as } : {}),
    ...(operation.id in bodies ? { body: bodies[operation.id] } : {}),
    headers: operation.id === 'streamEvents' ? { 'Last-Event-ID': 'x' } : {},
  });

const neededBy = ({ guard }: Operation): Permission[] =>
  guard === 'public' || guard.permission === undefined ? [] : [guard.permission].flat();

const guarded = operations.filter(({ guard }) => guard !== 'public');
const keyed = guarded.flatMap((operation) => neededBy(operation).map((key) => ({ operation, key })));
const inProject = guarded.filter(({ path }) => path.includes('{project_id}'));

let everybody: Actor;
beforeAll(async () => {
  everybody = await app.addPerson(
    allPermissions.filter((permission) => permission !== 'view_all_projects'),
    [projectId],
  );
});

describe.each(guarded.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('is closed to strangers and to tokens that do not hold', async () => {
    const stranger = await ask(operation);
    expect(stranger.statusCode).toBe(401);
    expect(stranger.json()).toMatchObject({ code: 'unauthenticated' });
    expect(stranger.headers['www-authenticate']).toBe('Bearer');
    for (const token of await badTokens()) {
      const answer = await ask(operation, { ...everybody, token });
      expect([answer.statusCode, answer.body]).toEqual([401, stranger.body]);
    }
  });
});

describe.each(keyed.map(({ operation, key }) => [operation.id, key, operation] as const))(
  '%s without %s',
  (_id, key, operation) => {
    it('is refused with the key', async () => {
      const others = allPermissions.filter((permission) => permission !== key);
      const person = await app.addPerson(others, [projectId]);
      const answer = await ask(operation, person);
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toMatchObject({ code: 'forbidden', permission: key });
    });
  },
);

describe.each(inProject.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it("answers another company's project, one out of sight and one that is not there with the same bytes", async () => {
    const missing = await ask(operation, everybody, { project: 987_654 });
    expect(missing.statusCode).toBe(404);
    for (const project of [hiddenId, foreignId]) {
      const answer = await ask(operation, everybody, { project });
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
    }
  });
});

describe('rows of another company', () => {
  it.each([
    ['GET', `/projects/${projectId}/scenario-items/{id}`, 'item'],
    ['PATCH', `/projects/${projectId}/scenario-items/{id}/reject`, 'item'],
    ['DELETE', `/projects/${projectId}/scenario-items/{id}`, 'item'],
    ['GET', `/projects/${projectId}/scenario-items/{id}/history`, 'item'],
    ['POST', '/change-sets/{id}/undo', 'change_set'],
  ] as const)('%s %s is as one that is not there', async (method, path, table) => {
    const [row] = await app.asOwner<{ id: string }>(`select id from ${table} where tenant_id = 2 limit 1`);
    const options = { as: everybody, ...(method === 'PATCH' ? { body: {} } : {}) };
    const missing = await app.call(method, path.replace('{id}', '987654'), options);
    const foreign = await app.call(method, path.replace('{id}', String(row?.id)), options);
    expect(missing.statusCode).toBe(404);
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
  });

  it('cannot be pointed at from a body', async () => {
    const [person] = await app.asOwner<{ id: string }>('select id from app_user where tenant_id = 2 limit 1');
    for (const field of ['component_id', 'assignee_id', 'proposed_by_id']) {
      const answer = await app.call('POST', `/projects/${projectId}/scenario-items`, {
        as: everybody,
        body: { name: 'Canopy', [field]: Number(person?.id) },
      });
      expect([400, 422]).toContain(answer.statusCode);
    }
  });

  it('are out of reach of a token on the other company’s host', async () => {
    const architect = await app.actor('architect@halden.example', 'halden');
    expect((await app.call('GET', '/projects', { as: architect })).statusCode).toBe(200);
    expect((await app.call('GET', '/projects', { as: architect, host: 'northbank' })).statusCode).toBe(401);
    expect((await app.call('GET', '/projects', { as: everybody, host: 'halden' })).statusCode).toBe(401);
  });
});

describe('hosts', () => {
  it.each(['localhost:4150', 'nobody.localhost:4150', 'a.northbank.localhost:4150', '127.0.0.1:4150', ''])(
    '"%s" is no company',
    async (host) => {
      const answer = await app.call('GET', '/tenant', { headers: { host } });
      expect(answer.statusCode).toBe(404);
    },
  );

  it('ignores forwarded hosts', async () => {
    const answer = await app.call('GET', '/tenant', {
      host: 'northbank',
      headers: { 'x-forwarded-host': 'halden.localhost:4150', forwarded: 'host=halden.localhost' },
    });
    expect(answer.json()).toMatchObject({ slug: 'northbank' });
  });
});

describe('a change of rights', () => {
  it('is soon seen: role, team, account', async () => {
    const person = await app.addPerson(['foresite_access'], [projectId]);
    const list = () => app.call('GET', `/projects/${projectId}/scenario-items`, { as: person });
    const soon = async (status: number) => {
      await expect.poll(async () => (await list()).statusCode).toBe(status);
    };
    expect((await list()).statusCode).toBe(200);
    await app.asOwner('delete from role_permission where tenant_id = 1 and role_id = $1', [person.id]);
    await soon(403);
    await app.asOwner(`insert into role_permission values (1, $1, 'foresite_access')`, [person.id]);
    await soon(200);
    await app.asOwner('delete from project_member where tenant_id = 1 and user_id = $1', [person.id]);
    await soon(404);
    await app.asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1`, [person.id]);
    await soon(401);
  });
});

describe('sight of a project', () => {
  it('comes with the business unit at or above it, not with one below or beside', async () => {
    const person = await app.addPerson(['foresite_access']);
    const get = () => app.call('GET', `/projects/${projectId}`, { as: person });
    const place = async (unit: string) => {
      await app.asOwner('delete from user_access_scope where tenant_id = 1 and user_id = $1', [person.id]);
      await app.asOwner(
        `insert into user_access_scope select 1, $1, id from access_scope where tenant_id = 1 and name = $2`,
        [person.id, unit],
      );
      await new Promise((resolve) => setTimeout(resolve, 950));
      const listed = await app.call('GET', '/projects?search=Cedar', { as: person });
      const { statusCode } = await get();
      expect(listed.json<{ count: number }>().count).toBe(statusCode === 200 ? 1 : 0);
      return statusCode;
    };
    expect((await get()).statusCode).toBe(404);
    expect(await place('Pacific Northwest')).toBe(200);
    expect(await place('Northbank')).toBe(200);
    expect(await place('Northeast')).toBe(404);
  });
});

async function badTokens(): Promise<string[]> {
  const [head, claims, signature] = everybody.token.split('.') as [string, string, string];
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const asAdmin = { ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), sub: '1' };
  const shared = await new SignJWT(asAdmin)
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: 'k1' })
    .sign(Buffer.from('0123456789abcdef0123456789abcdef'));
  return [
    'nonsense',
    `${head}.${encode(asAdmin)}.${signature}`,
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${claims}.`,
    shared,
    await app.sign(everybody, { expiresIn: -120 }),
    await app.sign(everybody, { kid: 'k99' }),
    await app.sign({ ...everybody, slug: 'halden' }),
  ];
}
