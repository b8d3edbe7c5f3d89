import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';
import { peopleOf } from '#tests/support/companyPeople.ts';

const app = await testApp();
const { admin, cost, cedar, harbor, roles, units, mails, idOf } = await peopleOf(app);

type Page = Result<'listMembers'>;
type Member = Result<'inviteMember'>;

const list = async (query = '', as = admin) =>
  (await app.call('GET', `/projects/${cedar}/members${query}`, { as })).json<Page>();
const invite = (body: unknown, as = admin, project = cedar) =>
  app.call('POST', `/projects/${project}/team/invite`, { as, body });
const remove = (id: number, as = admin) => app.call('DELETE', `/projects/${cedar}/members/${id}`, { as });
describe('the team of a project', () => {
  it('shows the role that holds, and who alone holds it', async () => {
    const { results, count, internal_count, external_count } = await list('?limit=500');
    expect(results).toHaveLength(count);
    expect(internal_count + external_count).toBe(count);
    const daniel = results.find(({ email }) => email === cost.email);
    expect(daniel).toMatchObject({
      is_invite_pending: false,
      is_external: false,
      is_only_holder: true,
      access_scopes: [{ name: 'Northbank' }],
    });
    expect(daniel?.named_groups[0]?.name).toBe('Cost Manager');
    await app.addPerson([], [cedar]);
    const [other] = await app.asOwner<{ id: string }>(
      `select id from app_user where tenant_id = 1 and email = 'viewer@northbank.example'`,
    );
    await app.asOwner(
      'update project_member set role_id = $3 where tenant_id = 1 and project_id = $1 and user_id = $2',
      [cedar, other?.id, await idOf('role', 'Cost Manager')],
    );
    const shared = (await list(`?role_id=${await idOf('role', 'Cost Manager')}`)).results;
    expect(shared.map(({ is_only_holder }) => is_only_holder)).toEqual([false, false]);
  });

  it('is searched, filtered, sorted and paged', async () => {
    const all = await list('?limit=500&ordering=-name');
    expect((await list('?limit=1&ordering=-name')).results).toEqual(all.results.slice(0, 1));
    expect((await list('?search=wellspring')).count).toBe(1);
    expect((await list('?type=external')).results.every(({ is_external }) => is_external)).toBe(true);
    for (const field of ['email', 'role', 'since'])
      expect((await list(`?ordering=${field}`)).count).toBe(all.count);
    expect((await app.call('GET', `/projects/${cedar}/members?ordering=id`, { as: admin })).statusCode).toBe(
      400,
    );
  });

  it('is listed by module: who may open it', async () => {
    const of = async (module: string) =>
      (
        await app.call('GET', `/projects/${cedar}/module-members?module=${module}&limit=500`, { as: admin })
      ).json<Result<'listModuleMembers'>>();
    const risks = await of('risk');
    const foresite = await of('foresite');
    const emails = foresite.results.map(({ email }) => email);
    expect(emails).toContain('architect@halden.example');
    expect(risks.results.map(({ email }) => email)).not.toContain('architect@halden.example');
    expect(
      (await app.call('GET', `/projects/${cedar}/module-members?module=payroll`, { as: admin })).statusCode,
    ).toBe(400);
  });
});

describe('inviting to a project', () => {
  it('asks an outsider by mail and shows the answer as pending', async () => {
    const answer = await invite({
      email: 'joel.marsh@alderglass.example',
      role_id: roles.partner,
      access_scope_id: null,
    });
    expect(answer.statusCode).toBe(201);
    const joel = answer.json<Member>();
    expect(joel).toMatchObject({
      is_invite_pending: true,
      is_external: true,
      named_groups: [{ id: roles.partner, name: 'Trade Partner' }],
      access_scopes: [],
    });
    expect((await mails(joel.email))[0]?.subject).toContain('Cedar Ridge');
    const twice = await invite({ email: 'Joel.Marsh@alderglass.example ', role_id: roles.partner });
    expect(twice.json()).toMatchObject({ code: 'rule', errors: { email: ['email already registered'] } });
    // Known in the company now: the next project needs neither role nor unit, and the mail names it.
    expect((await invite({ email: joel.email }, admin, harbor)).statusCode).toBe(201);
    expect(await mails(joel.email)).toHaveLength(2);
  });

  it('lets somebody of the company in at once, with the role and unit they have', async () => {
    const person = await app.addPerson(['foresite_access']);
    const answer = await invite({
      email: person.email,
      role_id: roles.administrator,
      access_scope_id: units.west,
    });
    expect(answer.statusCode).toBe(201);
    const member = answer.json<Member>();
    expect(member).toMatchObject({ is_invite_pending: false, access_scopes: [], project_role: null });
    expect(member.named_groups.map(({ id }) => id)).toEqual([person.id]);
    expect(await mails(person.email)).toEqual([]);
    await expect
      .poll(async () => (await app.call('GET', `/projects/${cedar}`, { as: person })).statusCode)
      .toBe(200);
  });

  it('gives nobody more than the inviter holds, here or in the company', async () => {
    const inviter = await app.addPerson(['invite_members_to_project', 'foresite_access'], [cedar]);
    const body = {
      email: 'greedy@northbank.example',
      role_id: roles.administrator,
      access_scope_id: units.west,
    };
    const message = 'This role has permissions that you do not have. Ask an administrator to assign it.';
    expect((await invite(body, inviter)).json()).toMatchObject({ errors: { role_id: [message] } });
    // A role of this project alone is no right to hand out roles that hold in the whole company.
    await app.asOwner(
      'update project_member set role_id = $3 where tenant_id = 1 and project_id = $1 and user_id = $2',
      [cedar, inviter.id, roles.administrator],
    );
    expect((await invite(body, inviter)).json()).toMatchObject({ errors: { role_id: [message] } });
    const patched = await app.call('PATCH', `/projects/${cedar}/members/${inviter.id}`, {
      as: inviter,
      body: { role_id: roles.viewer },
    });
    expect(patched.json()).toMatchObject({ errors: { role_id: [message] } });
  });

  it('offers and accepts the inviter’s business units and those below, administrators every one', async () => {
    const inviter = await app.addPerson(['invite_members_to_project'], [cedar]);
    await app.asOwner('insert into user_access_scope values (1, $1, $2)', [inviter.id, units.west]);
    await app.asOwner(
      `insert into role_permission select 1, $1, permission from role_permission where tenant_id = 1 and role_id = $2 on conflict do nothing`,
      [inviter.id, roles.viewer],
    );
    await expect
      .poll(async () => {
        const options = (
          await app.call('GET', `/projects/${cedar}/team/invite-options`, { as: inviter })
        ).json<Result<'getInviteOptions'>>();
        return options.roles.filter(({ is_grantable }) => is_grantable).some(({ id }) => id === roles.viewer);
      })
      .toBe(true);
    const options = async (as = inviter) =>
      (await app.call('GET', `/projects/${cedar}/team/invite-options`, { as })).json<
        Result<'getInviteOptions'>
      >();
    expect((await options()).access_scopes.map(({ id }) => id)).toEqual([units.west]);
    expect((await options()).email_domains).toEqual(['northbank.example']);
    expect((await options(admin)).access_scopes).toHaveLength(4);
    expect((await options(admin)).roles.every(({ is_grantable }) => is_grantable)).toBe(true);
    const body = { email: 'unit@northbank.example', role_id: roles.viewer };
    expect((await invite({ ...body, access_scope_id: units.east }, inviter)).json()).toMatchObject({
      errors: { access_scope_id: ['User is not assigned to this Business Unit'] },
    });
    expect((await invite({ ...body, access_scope_id: units.west }, inviter)).statusCode).toBe(201);
  });

  it('adds a colleague once when two do it at the same time', async () => {
    const person = await app.addPerson([]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => invite({ email: person.email })));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      201, 422, 422, 422, 422,
    ]);
  });

  it('suggests colleagues who are not on the team', async () => {
    const person = await app.addPerson([]);
    const suggest = async () =>
      (await app.call('GET', `/projects/${cedar}/team/candidates?email=${person.email}`, { as: cost })).json<
        Result<'listCandidates'>
      >();
    expect((await suggest()).results).toMatchObject([{ email: person.email, roles: [{}] }]);
    await invite({ email: person.email });
    expect((await suggest()).count).toBe(0);
    expect(
      (await app.call('GET', `/projects/${cedar}/team/candidates?email=co`, { as: cost })).statusCode,
    ).toBe(400);
  });
});

describe('a member', () => {
  it('gets another role in the project, and their own back', async () => {
    const { id, version } = (await list('?search=owner@wellspring')).results[0] as Member;
    const patch = (role_id: number | null, headers = {}) =>
      app.call('PATCH', `/projects/${cedar}/members/${id}`, { as: admin, body: { role_id }, headers });
    expect((await patch(roles.partner, { 'If-Match': String(version) })).json()).toMatchObject({
      project_role: { name: 'Trade Partner' },
      named_groups: [{ name: 'Trade Partner' }],
    });
    expect((await patch(null, { 'If-Match': String(version) })).statusCode).toBe(412);
    expect((await patch(null)).json()).toMatchObject({
      project_role: null,
      named_groups: [{ name: 'Owner Rep' }],
    });
    expect((await patch(roles.viewer)).json()).toMatchObject({
      errors: { role_id: ['External users can not be assigned to this role'] },
    });
    expect((await patch(roles.foreign)).statusCode).toBe(422);
    expect((await patch(987_654)).statusCode).toBe(422);
  });

  it('is removed by others only, with history', async () => {
    const person = await app.addPerson(['invite_members_to_project'], [cedar]);
    expect((await remove(person.id, person)).json()).toMatchObject({
      message: 'A member cannot remove themself',
    });
    expect((await remove(person.id)).statusCode).toBe(204);
    expect((await remove(person.id)).statusCode).toBe(404);
    const [line] = (await app.call('GET', `/projects/${cedar}/history?limit=1`, { as: admin })).json<
      Result<'listProjectHistory'>
    >().results;
    expect(line).toMatchObject({
      entity: 'project_member',
      entity_id: person.id,
      entity_name: 'Test Person',
      kind: 'deleted',
      undoable: false,
    });
    const undo = await app.call('POST', `/change-sets/${line?.change_set_id}/undo`, { as: admin });
    expect(undo.json()).toMatchObject({
      code: 'rule',
      message: 'Changes of accounts and teams cannot be undone. Change them back by hand instead.',
    });
  });

  it('hears of the invitation again while it is open', async () => {
    const made = (await invite({ email: 'again@alderglass.example', role_id: roles.partner })).json<Member>();
    const resend = (id: number) =>
      app.call('POST', `/projects/${cedar}/members/${id}/resend-invite`, { as: cost });
    expect((await resend(made.id)).statusCode).toBe(429);
    await app.asOwner(
      `update app_user set invited_at = now() - interval '2 minutes' where tenant_id = 1 and id = $1`,
      [made.id],
    );
    expect((await resend(made.id)).json()).toMatchObject({ is_invite_pending: true });
    expect(await mails(made.email)).toHaveLength(2);
    expect((await resend(admin.id)).statusCode).toBe(422);
  });

  it('of another company or project is as one that is not there', async () => {
    const [foreign] = await app.asOwner<{ id: string }>(
      'select id from app_user where tenant_id = 2 limit 1',
    );
    const outside = await app.addPerson([], [harbor]);
    const ask = async (method: 'PATCH' | 'DELETE' | 'POST', id: number) => {
      const path = `/projects/${cedar}/members/${id}${method === 'POST' ? '/resend-invite' : ''}`;
      const answer = await app.call(method, path, {
        as: admin,
        ...(method === 'PATCH' ? { body: { role_id: null } } : {}),
      });
      return [answer.statusCode, answer.body];
    };
    for (const method of ['PATCH', 'DELETE', 'POST'] as const) {
      const missing = await ask(method, 987_654);
      expect(missing[0]).toBe(404);
      expect(await ask(method, Number(foreign?.id))).toEqual(missing);
      expect(await ask(method, outside.id)).toEqual(missing);
    }
  });
});
