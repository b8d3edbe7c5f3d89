import { describe, expect, it } from 'vitest';
import { permissions, type Permission } from '#contract/unions.ts';
import { type PermissionEntry, PERMISSIONS } from '#domain/access';
import type { Result } from '#server/contract/handlers.ts';
import { allPermissions, type Actor, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const viewer = await app.actor('viewer@northbank.example');
const architect = await app.actor('architect@halden.example');

type Role = Result<'getRole'>;
type Refusal = { code: string; message: string; errors?: Record<string, string[]>; permission?: string };

const list = async (query = 'limit=500', as: Actor = admin) =>
  (await app.call('GET', `/permission-roles?${query}`, { as })).json<Result<'listRoles'>>();
const roleNamed = async (name: string): Promise<Role> => {
  const row = (await list()).results.find((role) => role.name === name);
  return (await app.call('GET', `/permission-roles/${row?.id}`, { as: admin })).json<Role>();
};
const create = (body: object, as: Actor = admin) => app.call('POST', '/permission-roles', { as, body });
const patch = (id: number, body: object, headers: Record<string, string> = {}) =>
  app.call('PATCH', `/permission-roles/${id}`, { as: admin, body, headers });
const ids = (role: Role) => role.members.map(({ id }) => id);

it('knows a permission for each key of the contract, and no other', () => {
  const named: Record<Permission, PermissionEntry> = PERMISSIONS;
  expect(Object.keys(named).sort()).toEqual([...permissions].sort());
});

describe('the roles of a company', () => {
  it('are listed with how much they grant and who holds them', async () => {
    const page = await list();
    expect(page).toMatchObject({ count: 9, internal_count: 6, external_count: 3 });
    expect(page.results[0]).toMatchObject({
      name: 'Company Administrator',
      permission_count: permissions.length,
      member_count: 1,
      pending_count: 0,
      members: [{ first_name: 'Maya', last_name: 'Okafor' }],
    });
    expect((await list('type=external&search=partner')).results.map(({ name }) => name)).toEqual([
      'Design Partner',
      'Trade Partner',
    ]);
    expect((await list('is_impersonable=false')).count).toBe(6);
    const byGrants = (await list('ordering=-permission_count&limit=2')).results;
    expect(byGrants.map(({ name }) => name)).toEqual(['Company Administrator', 'Project Executive']);
    expect((await list('ordering=name&limit=2&offset=1')).results).toHaveLength(2);
  });

  it('are open to those who may see or change them only', async () => {
    const reader = await app.addPerson(['view_usertenantpermissions']);
    expect((await app.call('GET', '/permission-roles', { as: reader })).statusCode).toBe(200);
    expect((await app.call('GET', '/permission-roles', { as: viewer })).json<Refusal>().permission).toBe(
      'view_usertenantpermissions',
    );
    expect((await create({ name: 'Sneaked in' }, reader)).json<Refusal>().permission).toBe(
      'account_administration_access',
    );
    const noDelete = await app.addPerson(
      allPermissions.filter((key) => key !== 'delete_usertenantpermissions'),
    );
    const made = (await create({ name: 'Kept' })).json<Role>();
    const refused = await app.call('DELETE', `/permission-roles/${made.id}`, { as: noDelete });
    expect(refused.json<Refusal>().permission).toBe('delete_usertenantpermissions');
  });

  it('are made, changed one part at a time, copied and deleted; history tells each step in words', async () => {
    const unit = await app.asOwner<{ id: string }>(
      `select id from access_scope where tenant_id = 1 and name = 'Mountain'`,
    );
    const answer = await create({
      name: '  Site Manager ',
      description: 'Runs the site',
      permissions: ['risk_access', 'foresite_access', 'risk_access'],
      members: [viewer.id],
    });
    expect(answer.statusCode).toBe(201);
    const made = answer.json<Role>();
    expect(made).toMatchObject({
      name: 'Site Manager',
      type: 'internal',
      is_impersonable: false,
      version: 1,
      permissions: ['foresite_access', 'risk_access'],
      access_scopes: [],
    });
    const changed = await patch(made.id, {
      permissions: ['foresite_access', 'issue_access'],
      access_scopes: [Number(unit[0]?.id)],
      members: [],
      is_impersonable: true,
    });
    expect(changed.json<Role>()).toMatchObject({
      version: 2,
      members: [],
      access_scopes: [{ name: 'Mountain' }],
    });
    const copy = (await app.call('POST', `/permission-roles/${made.id}/clone`, { as: admin })).json<Role>();
    expect(copy).toMatchObject({
      name: 'Site Manager copy',
      permissions: ['foresite_access', 'issue_access'],
      is_impersonable: true,
      access_scopes: [{ name: 'Mountain' }],
      members: [],
    });
    const again = (await app.call('POST', `/permission-roles/${made.id}/clone`, { as: admin })).json<Role>();
    expect(again.name).toBe('Site Manager copy 2');

    const history = (await app.call('GET', `/permission-roles/${made.id}/history`, { as: admin })).json<
      Result<'listRoleHistory'>
    >();
    expect(history.results[0]).toMatchObject({ entity_name: 'Site Manager', actor: { id: admin.id } });
    expect(history.results[0]?.changes.map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Can be impersonated', 'No', 'Yes'],
      ['Granted', null, 'See and edit issues'],
      ['Withdrawn', 'See risks', null],
      ['Members removed', 'Grace Whitlock', null],
      ['Business units added', null, 'Mountain'],
    ]);

    expect((await app.call('DELETE', `/permission-roles/${made.id}`, { as: admin })).statusCode).toBe(204);
    expect((await app.call('GET', `/permission-roles/${made.id}`, { as: admin })).statusCode).toBe(404);
  });

  it('have their permissions as a list of their own', async () => {
    const { id } = (await create({ name: 'Listed', permissions: ['issue_access'] })).json<Role>();
    const path = `/permission-roles/${id}/permissions`;
    expect((await app.call('GET', path, { as: admin })).json()).toEqual({
      count: 1,
      results: ['issue_access'],
    });
    const set = await app.call('POST', path, { as: admin, body: { permissions: ['risk_access'] } });
    expect([set.statusCode, set.json()]).toEqual([201, { count: 1, results: ['risk_access'] }]);
    const strange = await app.call('POST', path, { as: admin, body: { permissions: ['be_root'] } });
    expect(strange.statusCode).toBe(400);
  });

  it('are saved from the version that was read', async () => {
    const { id, version } = (await create({ name: 'Versioned' })).json<Role>();
    expect((await patch(id, { description: 'One' }, { 'if-match': `"${version}"` })).statusCode).toBe(200);
    const stale = await patch(id, { description: 'Two' }, { 'if-match': `"${version}"` });
    expect([stale.statusCode, stale.json<{ current: object }>().current]).toMatchObject([
      412,
      { description: 'One', version: 2 },
    ]);
  });
});

describe('a role is refused', () => {
  it('a name that another one has, whatever its capitals', async () => {
    const answer = await create({ name: ' cost MANAGER' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json<Refusal>().errors?.['name']?.[0]).toContain('Cost Manager');
    const own = await roleNamed('Viewer');
    expect((await patch(own.id, { name: 'VIEWER' })).statusCode).toBe(200);
    expect((await patch(own.id, { name: 'Viewer' })).statusCode).toBe(200);
  });

  it('external people, where it is internal, and to become internal while they hold it', async () => {
    const refused = await create({ name: 'Inner circle', members: [viewer.id, architect.id] });
    expect(refused.statusCode).toBe(422);
    expect(refused.json<Refusal>().message).toBe('External users can not be assigned to this role');
    expect(refused.json<Refusal>().errors?.['members']?.[0]).toContain('Lena Brandt');
    const partner = await roleNamed('Design Partner');
    const turned = await patch(partner.id, { type: 'internal' });
    expect([turned.statusCode, turned.json<Refusal>().message]).toEqual([
      422,
      expect.stringContaining('Lena Brandt is an external user and holds this role'),
    ]);
    expect((await roleNamed('Design Partner')).type).toBe('external');
    expect((await list()).results.some(({ name }) => name === 'Inner circle')).toBe(false);
  });

  it('people, units and roles of another company', async () => {
    const [foreign] = await app.asOwner<{ person: string; unit: string; role: string }>(
      `select (select min(id) from app_user where tenant_id = 2) as person,
        (select min(id) from access_scope where tenant_id = 2) as unit, (select min(id) from role where tenant_id = 2) as role`,
    );
    const own = await roleNamed('Viewer');
    const strangers = await patch(own.id, { members: [viewer.id, Number(foreign?.person)] });
    expect([strangers.statusCode, Object.keys(strangers.json<Refusal>().errors ?? {})]).toEqual([
      422,
      ['members'],
    ]);
    const units = await patch(own.id, { access_scopes: [Number(foreign?.unit)] });
    expect([units.statusCode, Object.keys(units.json<Refusal>().errors ?? {})]).toEqual([
      422,
      ['access_scopes'],
    ]);
    const missing = await app.call('GET', '/permission-roles/987654', { as: admin });
    const other = await app.call('GET', `/permission-roles/${foreign?.role}`, { as: admin });
    expect([other.statusCode, other.body]).toEqual([404, missing.body]);
  });

  it('its deletion while somebody holds it, and says who', async () => {
    const held = await roleNamed('Cost Manager');
    const answer = await app.call('DELETE', `/permission-roles/${held.id}`, { as: admin });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<Refusal>()).toMatchObject({
      code: 'in_use',
      message: expect.stringContaining('Daniel Reyes') as string,
    });
    const { id } = (await create({ name: 'On a team' })).json<Role>();
    await app.asOwner(
      `update project_member set role_id = $1 where tenant_id = 1 and user_id = $2
        and project_id = (select min(project_id) from project_member where tenant_id = 1 and user_id = $2)`,
      [id, viewer.id],
    );
    const onTeam = await app.call('DELETE', `/permission-roles/${id}`, { as: admin });
    expect([onTeam.statusCode, onTeam.json<Refusal>().message]).toEqual([
      409,
      expect.stringContaining('team of'),
    ]);
  });

  it.each(['id', 'tenant_id', 'version', 'permission_count', 'project_count'])(
    'the field %s',
    async (field) => {
      const own = await roleNamed('Viewer');
      const answer = await patch(own.id, { description: 'x', [field]: 1 });
      expect([answer.statusCode, Object.keys(answer.json<Refusal>().errors ?? {})]).toEqual([400, [field]]);
    },
  );
});

describe('the last administrator', () => {
  it('stays: neither the right, nor the members, nor the account can be taken away', async () => {
    await app.asOwner(
      `delete from role_permission where tenant_id = 1 and permission = 'account_administration_access'
        and role_id <> (select id from role where tenant_id = 1 and name = 'Company Administrator')`,
    );
    const role = await roleNamed('Company Administrator');
    expect(ids(role)).toEqual([admin.id]);
    for (const body of [
      { members: [] },
      { permissions: role.permissions.filter((key) => key !== 'account_administration_access') },
    ]) {
      const answer = await patch(role.id, body);
      expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([409, 'last_administrator']);
    }
    const two = await patch(role.id, { members: [admin.id, viewer.id] });
    expect(new Set(ids(two.json<Role>()))).toEqual(new Set([admin.id, viewer.id]));
    await app.asOwner(`update app_user set status = 'DISABLED' where tenant_id = 1 and id = $1`, [viewer.id]);
    const left = await patch(role.id, { members: [viewer.id] });
    expect(left.json<Refusal>().code).toBe('last_administrator');
    await app.asOwner(`update app_user set status = 'ACTIVE' where tenant_id = 1 and id = $1`, [viewer.id]);
  });

  it('stays when two step down at the same moment', async () => {
    const role = await roleNamed('Company Administrator');
    await patch(role.id, { members: [admin.id] });
    const second = (
      await create({
        name: 'Second administrator',
        permissions: ['account_administration_access', 'view_usertenantpermissions'],
        members: [viewer.id],
      })
    ).json<Role>();
    const answers = await Promise.all([patch(role.id, { members: [] }), patch(second.id, { members: [] })]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });
});

it('lists five hundred roles of all permissions at once, page by page and by count', async () => {
  await app.asOwner(
    `insert into role (tenant_id, id, name) select 1, 500000 + n, 'Crew ' || lpad(n::text, 3, '0') from generate_series(1, 500) n`,
  );
  await app.asOwner(
    `insert into role_permission (tenant_id, role_id, permission)
      select 1, 500000 + n, p from generate_series(1, 500) n, unnest($1::text[]) p`,
    [permissions],
  );
  const reader = await app.addPerson(['view_usertenantpermissions']);
  const page = await list('limit=500&search=crew&ordering=-name', reader);
  expect([page.count, page.results.length]).toEqual([500, 500]);
  expect(page.results[0]).toMatchObject({ name: 'Crew 500', permission_count: permissions.length });
  const last = await list('limit=100&offset=400&search=crew&ordering=name', reader);
  expect(last.results.map(({ name }) => name)).toEqual(
    Array.from({ length: 100 }, (_, place) => `Crew ${401 + place}`),
  );
});
