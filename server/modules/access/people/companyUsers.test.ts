import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const admin = await app.actor('admin@northbank.example');
const cost = await app.actor('cost@northbank.example');
const cedar = await app.projectId('Cedar Ridge');
const harbor = await app.projectId('Harbor Point');
const foreign = await app.projectId('', 'halden');

type Page = Result<'listCompanyUsers'>;
type User = Result<'getCompanyUser'>;

const idOf = async (table: 'role' | 'access_scope', name: string, tenant = 1) => {
  const [row] = await app.asOwner<{ id: string }>(
    `select id from ${table} where tenant_id = $1 and name = $2`,
    [tenant, name],
  );
  return Number(row?.id);
};
const roles = {
  administrator: await idOf('role', 'Company Administrator'),
  estimator: await idOf('role', 'Estimator'),
  viewer: await idOf('role', 'Viewer'),
  partner: await idOf('role', 'Trade Partner'),
  foreign: await idOf('role', 'Company Administrator', 2),
};
const units = {
  root: await idOf('access_scope', 'Northbank'),
  west: await idOf('access_scope', 'Pacific Northwest'),
  foreign: await idOf('access_scope', 'Halden', 2),
};

const list = async (query = '', as = admin) =>
  (await app.call('GET', `/company-users${query}`, { as })).json<Page>();
const one = async (id: number) => (await app.call('GET', `/company-users/${id}`, { as: admin })).json<User>();
const patch = (id: number, body: unknown, as = admin, headers = {}) =>
  app.call('PATCH', `/company-users/${id}`, { as, body, headers });
const invite = (body: unknown, as = admin) => app.call('POST', '/company-users', { as, body });
const mails = (email: string) =>
  app.asOwner<{ subject: string }>(
    'select subject from mail_message where tenant_id = 1 and recipient = $1',
    [email],
  );

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

describe('inviting into the company', () => {
  it('makes an account that waits for an answer, with one mail and history', async () => {
    const before = await list('?status=INVITED');
    const answer = await invite({
      email: ' Ana.Ferrer@Northbank.example ',
      role_id: roles.estimator,
      access_scope_id: units.west,
    });
    expect(answer.statusCode).toBe(201);
    const made = answer.json<User>();
    expect(made).toMatchObject({
      email: 'ana.ferrer@northbank.example',
      status: 'INVITED',
      is_external: false,
      roles: [{ id: roles.estimator }],
      access_scopes: [{ id: units.west }],
      projects: [],
    });
    expect(await mails(made.email)).toHaveLength(1);
    expect((await list('?status=INVITED')).pending_count).toBe((before.pending_count ?? 0) + 1);
    const history = await app.call('GET', `/company-users/${made.id}/history`, { as: admin });
    expect(history.json<Result<'listCompanyUserHistory'>>().results).toMatchObject([
      { kind: 'created', entity_name: 'ana.ferrer@northbank.example', actor: { id: admin.id } },
    ]);
  });

  it.each([
    ['no address', { email: '' }, 'email', 'E-mail is required'],
    ['a bad one', { email: 'ana@' }, 'email', 'E-mail is not valid'],
    ['one that is taken', { email: 'COST@northbank.example' }, 'email', 'email already registered'],
    ['no role', { email: 'new@northbank.example' }, 'role_id', 'You must select a Role'],
    [
      "another company's role",
      { email: 'new@northbank.example', role_id: roles.foreign },
      'role_id',
      'You must select a Role',
    ],
    [
      'no unit',
      { email: 'new@northbank.example', role_id: roles.viewer },
      'access_scope_id',
      'You must select a Business Unit',
    ],
    [
      "another company's unit",
      { email: 'new@northbank.example', role_id: roles.viewer, access_scope_id: units.foreign },
      'access_scope_id',
      'User is not assigned to this Business Unit',
    ],
    [
      'an outsider with an internal role',
      { email: 'new@alderglass.example', role_id: roles.viewer },
      'role_id',
      'External users can not be assigned to this role',
    ],
  ])('refuses %s', async (_name, body, field, message) => {
    const answer = await invite(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ code: 'rule', errors: { [field]: [message] } });
  });

  it('takes nothing that is not for the caller to say', async () => {
    for (const field of [
      'id',
      'tenant_id',
      'status',
      'is_external',
      'permissions',
      'password_hash',
      'invited_by_id',
    ]) {
      const answer = await invite({ email: 'new@northbank.example', role_id: roles.viewer, [field]: 1 });
      expect([answer.statusCode, field]).toEqual([400, field]);
    }
  });

  it('makes one account of two invitations at once', async () => {
    const body = { email: 'twice@alderglass.example', role_id: roles.partner };
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite(body)));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      201, 422, 422, 422, 422, 422,
    ]);
    expect(await mails(body.email)).toHaveLength(1);
  });

  it('is sent again after a pause, and not to somebody who has answered', async () => {
    const { id, email } = (
      await invite({ email: 'slow@alderglass.example', role_id: roles.partner })
    ).json<User>();
    const resend = (of = id) => app.call('POST', `/company-users/${of}/resend-invite`, { as: admin });
    const early = await resend();
    expect(early.statusCode).toBe(429);
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
    await app.asOwner(
      `update app_user set invited_at = now() - interval '2 minutes' where tenant_id = 1 and id = $1`,
      [id],
    );
    expect((await resend()).statusCode).toBe(201);
    expect(await mails(email)).toHaveLength(2);
    expect((await resend(cost.id)).statusCode).toBe(422);
    expect((await resend(987_654)).statusCode).toBe(404);
  });

  it('stops at a hundred in an hour', async () => {
    const inviter = await app.addPerson(['account_administration_access']);
    await app.asOwner(
      `insert into app_user (tenant_id, id, email, first_name, last_name, status, invited_at, invited_by_id)
        select 1, 800000 + n, 'crowd' || n || '@alderglass.example', '', '', 'INVITED', now() - interval '1 minute', $1
        from generate_series(1, 100) n`,
      [inviter.id],
    );
    const body = { email: 'one.more@alderglass.example', role_id: roles.partner };
    const answer = await invite(body, inviter);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toMatch(/^35\d\d$/);
    await app.asOwner(`delete from app_user where tenant_id = 1 and id between 800001 and 800100`);
    expect((await invite(body, inviter)).statusCode).toBe(201);
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

describe('assigning projects', () => {
  const assign = (id: number, projects: readonly number[], as: Actor = admin) =>
    app.call('POST', `/company-users/${id}/assign-projects`, { as, body: { projects } });

  it('makes the teams exactly these', async () => {
    const person = await app.addPerson([], [cedar]);
    const answer = await assign(person.id, [harbor]);
    expect(answer.statusCode).toBe(201);
    expect(answer.json<User>().projects.map(({ id }) => id)).toEqual([harbor]);
    const lines = (await app.call('GET', `/company-users/${person.id}/history`, { as: admin })).json<
      Result<'listCompanyUserHistory'>
    >().results;
    expect(lines.map(({ entity, kind }) => `${entity} ${kind}`).sort()).toEqual([
      'project_member created',
      'project_member deleted',
    ]);
    expect(lines.find(({ kind }) => kind === 'deleted')?.changes[0]).toMatchObject({
      label: 'Project',
      from: 'Cedar Ridge Patient Tower',
    });
    expect((await assign(person.id, [])).json<User>().projects).toEqual([]);
  });

  it('leaves alone what the caller does not see, and refuses what is not there', async () => {
    const keeper = await app.addPerson(['account_administration_access', 'view_users'], [cedar]);
    const person = await app.addPerson([], [harbor]);
    const answer = await assign(person.id, [cedar], keeper);
    expect(answer.json<User>().projects.map(({ id }) => id)).toEqual([cedar]);
    expect((await one(person.id)).projects.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      [cedar, harbor].sort((a, b) => a - b),
    );
    const hidden = await assign(person.id, [harbor], keeper);
    const other = await assign(person.id, [foreign], keeper);
    const missing = await assign(person.id, [987_654], keeper);
    expect([hidden, other, missing].map(({ statusCode }) => statusCode)).toEqual([422, 422, 422]);
    expect(hidden.body.replaceAll(String(harbor), 'x')).toBe(missing.body.replaceAll('987654', 'x'));
    expect(other.body.replaceAll(String(foreign), 'x')).toBe(missing.body.replaceAll('987654', 'x'));
  });

  it('takes nobody off their own team, and puts no closed account on one', async () => {
    const self = await app.addPerson(['account_administration_access'], [cedar]);
    expect((await assign(self.id, [], self)).json()).toMatchObject({
      errors: { projects: ['A member cannot remove themself'] },
    });
    const closed = await app.addPerson([]);
    await patch(closed.id, { status: 'DISABLED' });
    expect((await assign(closed.id, [cedar])).statusCode).toBe(422);
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
