import { describe, expect, it } from 'vitest';
import { verifyPassword } from '#server/identity/passwords.ts';
import { testApp } from '#tests/support/testApp.ts';
import { linksOf, password, person } from '#tests/support/mailedLinks.ts';

const app = await testApp();
const { accountOf, linkFor, post } = linksOf(app);

describe('completing sign-up', () => {
  it('tells whoever sent the invitation', async () => {
    const { who, token } = await linkFor('sign_up');
    const host = await app.actor('admin@northbank.example');
    await app.asOwner('update app_user set invited_by_id = $2 where id = $1', [who.id, host.id]);
    expect((await post('/users/complete', { token, ...person })).statusCode).toBe(200);
    const news = await app.call('GET', '/notifications?limit=1', { as: host });
    expect(news.json()).toMatchObject({
      results: [{ kind: 'invite_accepted', creator: { id: who.id, first_name: 'Ines' }, is_read: false }],
    });
  });

  it('opens the account with name and password, and says whom to sign in', async () => {
    const { who, token } = await linkFor('sign_up');
    expect((await post('/users/link', { token })).json()).toEqual({
      state: 'open',
      purpose: 'sign_up',
      email: who.email,
      first_name: 'Test',
      last_name: 'Person',
    });
    const answer = await post('/users/complete', { token, ...person });
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: who.email }]);
    const account = await accountOf(who.id);
    expect(account).toMatchObject({ status: 'ACTIVE', first_name: 'Ines' });
    // No one invited them here, so nobody is notified.
    expect(await app.asOwner('select 1 from notification where creator_id = $1', [who.id])).toEqual([]);
    expect(await verifyPassword(account.password_hash, password)).toBe(true);
    const history = await app.asOwner<{ fields: object }>(
      `select fields from change_entry where entity = 'user' and entity_id = $1`,
      [who.id],
    );
    expect(history[0]?.fields).toMatchObject({
      first_name: { from: 'Test', to: 'Ines' },
      status: { from: 'INVITED', to: 'ACTIVE' },
    });
  });

  it('happens once, however many try at the same moment', async () => {
    const { token } = await linkFor('sign_up');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post('/users/complete', { token, ...person })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
      200, 422, 422, 422, 422, 422,
    ]);
  });

  it.each([
    ['password1234', 'too common'],
    ['short', 'at least 12'],
    ['          ', 'at least 12'],
  ])('refuses the password %j at its field and leaves the link as it was', async (weak, reason) => {
    const { who, token } = await linkFor('sign_up');
    const answer = await post('/users/complete', { token, ...person, password: weak });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { password: string[] } }>().errors.password[0]).toContain(reason);
    expect((await accountOf(who.id)).status).toBe('INVITED');
    expect((await post('/users/complete', { token, ...person })).statusCode).toBe(200);
  });

  it('refuses the e-mail as a password', async () => {
    const { who, token } = await linkFor('sign_up');
    const answer = await post('/users/complete', { token, ...person, password: who.email.toUpperCase() });
    expect(answer.json()).toMatchObject({
      errors: { password: ['Do not use your e-mail as your password.'] },
    });
  });

  it('takes nothing else along', async () => {
    const { token } = await linkFor('sign_up');
    for (const field of ['email', 'status', 'is_external', 'role_id', 'tenant_id', 'user_id']) {
      const answer = await post('/users/complete', { token, ...person, [field]: 1 });
      expect(answer.json()).toMatchObject({ errors: { [field]: ['This field is not known here.'] } });
    }
  });
});
