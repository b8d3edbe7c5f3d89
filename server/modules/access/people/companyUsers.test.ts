import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';
import { peopleOf } from '#tests/support/companyPeople.ts';

const app = await testApp();
const {
  admin,
  cost,
  roles,
  units,
  readAccount: one,
  patchAccount: patch,
  inviteToCompany: invite,
} = await peopleOf(app);

type Page = Result<'listCompanyUsers'>;
type User = Result<'getCompanyUser'>;

const list = async (query = '', as = admin) =>
  (await app.call('GET', `/company-users${query}`, { as })).json<Page>();

describe('the list of accounts', () => {
  it('is searched by name and e-mail, filtered, sorted and paged by the server', async () => {
    const all = await list('?limit=500');
    expect(all.results).toHaveLength(all.count);
    expect(all.results.map(({ email }) => email)).toEqual(
      (await list('?limit=500&ordering=name')).results.map(({ email }) => email),
    );
    expect((await list('?search=REYES')).results).toMatchObject([
      {
        email: 'cost@northbank.example',
        roles: [{ name: 'Cost Manager' }],
        access_scopes: [{ name: 'Northbank' }],
      },
    ]);
    expect((await list('?search=wellspring.example')).count).toBe(1);
    expect((await list('?search=100%25')).count).toBe(0);
    expect((await list('?type=external')).results.map(({ email }) => email)).toEqual([
      'architect@halden.example',
      'ruth.calder@norsefacades.example',
      'owner@wellspring.example',
    ]);
    expect((await list(`?role_id=${roles.viewer},${roles.estimator}`)).count).toBe(3);
    const [first, second] = all.results;
    expect((await list('?limit=1&offset=1')).results).toEqual([second]);
    expect((await list('?ordering=-name&limit=500')).results.at(-1)).toEqual(first);
    expect((await list('?offset=5000')).count).toBe(all.count);
  });

  it('finds people of a unit and of those below it', async () => {
    const below = await list(`?access_scope_id=${units.root}&limit=500`);
    const west = await list(`?access_scope_id=${units.west}&limit=500`);
    expect(west.count).toBeGreaterThan(2);
    expect(below.count).toBeGreaterThan(west.count);
    expect((await list(`?access_scope_id=${units.foreign}`)).count).toBe(0);
  });

  it('orders by every column it names and refuses others', async () => {
    for (const field of [
      'name',
      'email',
      'status',
      'role',
      'type',
      'project_count',
      'last_seen_at',
      'invited_at',
    ]) {
      const answer = await app.call('GET', `/company-users?ordering=-${field}`, { as: admin });
      expect(answer.statusCode).toBe(200);
    }
    const answer = await app.call('GET', '/company-users?ordering=password_hash', { as: admin });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).not.toContain('argon');
  });
});

describe('changing an account', () => {
  const someone = async () => {
    const person = await app.addPerson([]);
    return one(person.id);
  };

  it('writes what is given, refuses what is stale, and history tells', async () => {
    const { id, version } = await someone();
    const answer = await patch(
      id,
      { first_name: ' Ada ', title: '', role_ids: [roles.viewer], access_scope_ids: [units.west] },
      admin,
      { 'If-Match': `"${version}"` },
    );
    expect(answer.json()).toMatchObject({
      first_name: 'Ada',
      title: null,
      roles: [{ name: 'Viewer' }],
      access_scopes: [{ id: units.west }],
      version: version + 1,
    });
    expect(answer.headers.etag).toContain(String(version + 1));
    const stale = await patch(id, { title: 'Estimator' }, admin, { 'If-Match': String(version) });
    expect(stale.statusCode).toBe(412);
    const [entry] = (await app.call('GET', `/company-users/${id}/history`, { as: admin })).json<
      Result<'listCompanyUserHistory'>
    >().results;
    expect(entry).toMatchObject({ undoable: false });
    expect(entry?.changes.map(({ label, to }) => `${label}: ${to}`)).toEqual(
      expect.arrayContaining(['First name: Ada', 'Roles: Viewer', 'Business units: Pacific Northwest']),
    );
  });

  it.each([
    ['no role at all', { role_ids: [] }, 'role_ids', 'You must select a Role'],
    ["another company's role", { role_ids: [roles.foreign] }, 'role_ids', 'One of these roles'],
    [
      "another company's unit",
      { access_scope_ids: [units.foreign] },
      'access_scope_ids',
      'One of these business units',
    ],
  ])('refuses %s', async (_name, body, field, message) => {
    const answer = await patch((await someone()).id, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json<{ errors: Record<string, string[]> }>().errors[field]?.[0]).toContain(message);
  });

  it('gives an outsider neither an internal role nor a unit', async () => {
    const outsider = (await list('?search=wellspring')).results[0] as User;
    expect((await patch(outsider.id, { role_ids: [roles.viewer] })).json()).toMatchObject({
      errors: { role_ids: ['External users can not be assigned to this role'] },
    });
    expect((await patch(outsider.id, { access_scope_ids: [units.west] })).statusCode).toBe(422);
  });

  it('deactivates with the sessions, and opens the account again', async () => {
    const { id } = await someone();
    expect((await patch(id, { status: 'DISABLED' })).json()).toMatchObject({ status: 'DISABLED' });
    const [row] = await app.asOwner<{ ended: boolean }>(
      `select sessions_ended_at > now() - interval '1 minute' as ended from app_user where tenant_id = 1 and id = $1`,
      [id],
    );
    expect(row?.ended).toBe(true);
    expect((await patch(id, { status: 'ACTIVE' })).json()).toMatchObject({ status: 'ACTIVE' });
    const made = (await invite({ email: 'late@alderglass.example', role_id: roles.partner })).json<User>();
    expect((await patch(made.id, { status: 'ACTIVE' })).statusCode).toBe(422);
    await patch(made.id, { status: 'DISABLED' });
    expect((await patch(made.id, { status: 'ACTIVE' })).json()).toMatchObject({ status: 'INVITED' });
  });

  it('lets nobody deactivate themself, and leaves the company an administrator', async () => {
    expect((await patch(admin.id, { status: 'DISABLED' })).json()).toMatchObject({
      errors: { status: ['You cannot deactivate your own account. Ask another administrator to do it.'] },
    });
    await app.asOwner(
      `delete from role_permission where tenant_id = 1 and permission = 'account_administration_access' and role_id <> $1`,
      [roles.administrator],
    );
    const last = await patch(admin.id, { role_ids: [roles.viewer] });
    expect([last.statusCode, last.json<{ code: string }>().code]).toEqual([409, 'last_administrator']);
    const second = await app.addPerson(['account_administration_access']);
    const both = await Promise.all([
      patch(admin.id, { role_ids: [roles.viewer] }, second),
      patch(second.id, { status: 'DISABLED' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409]);
    await app.asOwner(`update app_user set status = 'ACTIVE' where tenant_id = 1 and id = $1`, [second.id]);
    await app.asOwner('delete from user_role where tenant_id = 1 and user_id = $1', [admin.id]);
    await app.asOwner('insert into user_role values (1, $1, $2)', [admin.id, roles.administrator]);
  });

  it('is for administrators, field by field', async () => {
    expect((await patch(cost.id, { title: 'Boss' }, cost)).statusCode).toBe(403);
    expect((await patch(987_654, { title: 'Boss' })).statusCode).toBe(404);
    for (const field of ['email', 'is_external', 'version', 'password_hash', 'tenant_id', 'preferences']) {
      expect([(await patch(cost.id, { [field]: 1 })).statusCode, field]).toEqual([400, field]);
    }
    const stranger = await app.actor('architect@halden.example', 'halden');
    const answer = await patch(cost.id, { title: 'Boss' }, stranger);
    expect(answer.statusCode).toBe(404);
  });
});

describe('the search of colleagues', () => {
  it('needs three letters and finds by the start of e-mail or name', async () => {
    const search = (letters: string, as = cost) =>
      app.call('GET', `/company-users/search?email=${encodeURIComponent(letters)}`, { as });
    expect((await search('co')).statusCode).toBe(400);
    expect((await search('  c')).statusCode).toBe(400);
    expect((await search('COST@')).json<Result<'searchCompanyUsers'>>().results).toMatchObject([
      { email: 'cost@northbank.example', roles: [{ name: 'Cost Manager' }] },
    ]);
    expect((await search('rey')).json<Result<'searchCompanyUsers'>>().count).toBe(1);
    expect((await search('eyes')).json<Result<'searchCompanyUsers'>>().count).toBe(0);
    expect((await search('%_%')).json<Result<'searchCompanyUsers'>>().count).toBe(0);
  });
});
