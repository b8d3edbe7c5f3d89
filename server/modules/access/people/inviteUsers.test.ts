import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';
import { peopleOf } from '#tests/support/companyPeople.ts';

const app = await testApp();
const { admin, cost, roles, units, mails, inviteToCompany: invite } = await peopleOf(app);

type Page = Result<'listCompanyUsers'>;
type User = Result<'getCompanyUser'>;

const pending = async () =>
  (await app.call('GET', '/company-users?status=INVITED', { as: admin })).json<Page>().pending_count ?? 0;

describe('inviting into the company', () => {
  it('makes an account that waits for an answer, with one mail and history', async () => {
    const before = await pending();
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
    expect(await pending()).toBe(before + 1);
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
