import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { issueToken } from '#server/identity/oneTimeTokens.ts';
import type { TokenPurpose } from '#server/identity/oneTimeTokenRepository.ts';
import { verifyPassword } from '#server/identity/passwords.ts';
import { testApp } from '#tests/support/testApp.ts';
import { accountLinkJob } from './accountLinkJob.ts';

const app = await testApp();
const password = 'nine courses of stone';
const person = { first_name: ' Ines ', last_name: 'Kaya', password };

type Account = {
  status: string;
  password_hash: string | null;
  first_name: string;
  sessions_ended_at: string;
};
const accountOf = async (id: number): Promise<Account> => {
  const [row] = await app.asOwner<Account>('select * from app_user where id = $1', [id]);
  if (!row) throw new Error('No such account.');
  return row;
};

async function linkFor(
  purpose: TokenPurpose,
  status = purpose === 'sign_up' ? 'INVITED' : 'ACTIVE',
  now = new Date(),
) {
  const who = await app.addPerson([]);
  await app.asOwner('update app_user set status = $2 where id = $1', [who.id, status]);
  const token = await app.database.asTenant(1, (tx) => issueToken(tx, { purpose, userId: who.id, now }));
  return { who, token };
}

const post = (path: string, body: unknown, host?: 'halden') =>
  app.call('POST', path, { body, ...(host ? { host } : {}) });
const lastMail = async (recipient: string) => {
  const [mail] = await app.asOwner<{ subject: string; text: string }>(
    'select subject, text from mail_message where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  return mail;
};
const longAgo = () => new Date(Date.now() - 8 * 24 * 3_600_000);

describe('completing sign-up', () => {
  it('tells whoever sent the invitation', async () => {
    const { who, token } = await linkFor('sign_up');
    const host = await app.actor('admin@northbank.example');
    await app.asOwner('update app_user set invited_by_id = $2 where id = $1', [who.id, host.id]);
    expect((await post('/users/complete', { token, ...person })).statusCode).toBe(200);
    const told = await app.call('GET', '/notifications?limit=1', { as: host });
    expect(told.json()).toMatchObject({
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
    // Nobody invited them here, so nobody is told.
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
    ['password1234', 'among the first'],
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

describe('a link that does not hold', () => {
  const bodyOf = (path: string, token: string) =>
    path === '/users/complete' ? { token, ...person } : { token, password };

  it.each([
    ['/users/complete', 'sign_up'],
    ['/users/password', 'set_password'],
  ] as const)('is told apart from one that never was: %s', async (path, purpose) => {
    const expired = await linkFor(purpose, undefined, longAgo());
    const late = await post(path, bodyOf(path, expired.token));
    expect(late.statusCode).toBe(422);
    expect(late.json()).toMatchObject({
      code: 'rule',
      message: expect.stringContaining('has expired') as string,
    });
    expect((await post('/users/link', { token: expired.token })).json()).toMatchObject({ state: 'expired' });
    const never = await post(path, bodyOf(path, 'x'.repeat(43)));
    expect(never.statusCode).toBe(404);
    const other = await linkFor(purpose === 'sign_up' ? 'set_password' : 'sign_up');
    const foreign = await linkFor(purpose);
    const disabled = await linkFor(purpose, 'DISABLED');
    const wrong = await Promise.all([
      post(path, bodyOf(path, other.token)),
      post(path, bodyOf(path, foreign.token), 'halden'),
      post(path, bodyOf(path, disabled.token)),
    ]);
    for (const answer of wrong) expect([answer.statusCode, answer.body]).toEqual([404, never.body]);
  });

  it('is renewed to the address it was for, and to no other', async () => {
    const { who, token } = await linkFor('sign_up', undefined, longAgo());
    expect((await post('/users/link/renew', { token }, 'halden')).statusCode).toBe(404);
    expect((await post('/users/link/renew', { token, email: 'eve@evil.example' })).statusCode).toBe(400);
    expect((await post('/users/link/renew', { token })).statusCode).toBe(204);
    const mail = await lastMail(who.email);
    const fresh = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    expect(mail?.text).toContain(`http://northbank.localhost:4150/users/complete?token=${fresh}`);
    expect((await post('/users/complete', { token: fresh, ...person })).statusCode).toBe(200);
    expect((await post('/users/link', { token: fresh })).json()).toMatchObject({ state: 'used' });
  });

  it('is renewed a few times, then after a wait', async () => {
    const { token } = await linkFor('sign_up');
    const statuses: number[] = [];
    for (let i = 0; i < 7; i += 1) statuses.push((await post('/users/link/renew', { token })).statusCode);
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429]);
    const answer = await post('/users/link/renew', { token });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a new password', () => {
  it('ends every session and the lock, and is told by mail', async () => {
    const { who, token } = await linkFor('set_password');
    await app.asOwner(
      `insert into oidc_payload (tenant_id, type, id, uid, payload, expires_at) values
        (1, 'Session', $2, $2, jsonb_build_object('accountId', $1::text, 'loginTs', 1), now() + interval '1 day'),
        (1, 'RefreshToken', $2, null, jsonb_build_object('accountId', $1::text, 'sessionUid', $2::text), now() + interval '1 day')`,
      [who.id, `session-of-${who.id}`],
    );
    await app.asOwner(
      `insert into login_attempt (tenant_id, email, failures, locked_until) values (1, $1, 9, now() + interval '1 hour')`,
      [who.email],
    );
    const answer = await post('/users/password', { token, password });
    expect([answer.statusCode, answer.json()]).toEqual([200, { email: who.email }]);
    const account = await accountOf(who.id);
    expect(await verifyPassword(account.password_hash, password)).toBe(true);
    expect(account.sessions_ended_at).not.toBeNull();
    expect(
      await app.asOwner(`select id from oidc_payload where payload ->> 'accountId' = $1`, [String(who.id)]),
    ).toEqual([]);
    expect(await app.asOwner('select 1 from login_attempt where email = $1', [who.email])).toEqual([]);
    expect((await lastMail(who.email))?.subject).toBe('Your password for Northbank Builders was changed');
    expect((await post('/users/password', { token, password })).statusCode).toBe(422);
  });
});

describe('a forgotten password', () => {
  type Job = { id: string; payload: never; attempts: number };
  const runJobs = async () => {
    const jobs = await app.asOwner<Job>(`select * from job where kind = 'account_link' and tenant_id = 1`);
    for (const { id, payload } of jobs)
      await accountLinkJob.run({
        tenantId: 1,
        jobId: Number(id),
        payload,
        database: app.database,
        signal: new AbortController().signal,
        progress: () => undefined,
      });
    await app.asOwner('delete from job');
  };

  it('is answered the same whether there is an account or not; the mail goes to those who have one', async () => {
    const active = await linkFor('set_password');
    const invited = await linkFor('sign_up');
    const disabled = await linkFor('sign_up', 'DISABLED');
    const addresses = [
      active.who.email.toUpperCase(),
      invited.who.email,
      disabled.who.email,
      'nobody@nowhere.example',
    ];
    const answers = [];
    for (const email of addresses) answers.push(await post('/users/password/forgot', { email }));
    const seen = answers.map(({ statusCode, body, headers }) =>
      JSON.stringify([statusCode, body, Object.keys(headers).filter((name) => name !== 'date')]),
    );
    expect(new Set(seen).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(204);
    expect(
      await app.asOwner(`select distinct count(*) from job where kind = 'account_link' group by payload`),
    ).toEqual([{ count: '1' }]);
    await runJobs();
    expect((await lastMail(active.who.email))?.subject).toBe('New password for Northbank Builders');
    expect((await lastMail(invited.who.email))?.subject).toBe('Invitation to Northbank Builders');
    expect(await lastMail(disabled.who.email)).toBeUndefined();
    expect(await lastMail('nobody@nowhere.example')).toBeUndefined();
  });

  it('can be asked for a few times, known address or not', async () => {
    const { who } = await linkFor('set_password');
    for (const email of [who.email, 'stranger@nowhere.example']) {
      const statuses: number[] = [];
      for (let i = 0; i < 6; i += 1)
        statuses.push((await post('/users/password/forgot', { email })).statusCode);
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
    }
  });

  it('does not use up the tries of sign-in', async () => {
    const { who } = await linkFor('set_password');
    await post('/users/password/forgot', { email: who.email });
    expect(await app.asOwner('select 1 from login_attempt where email = $1', [who.email])).toEqual([]);
  });
});

describe('whether a user exists', () => {
  const ask = (email: string, token: string) =>
    app.call('GET', `/users/exists?${new URLSearchParams({ email, token }).toString()}`);

  it('is said about the link’s own address alone', async () => {
    const invited = await linkFor('sign_up');
    const active = await linkFor('set_password');
    const exists = async (email: string, token: string) =>
      (await ask(email, token)).json<Result<'userExists'>>().exists;
    expect(await exists(invited.who.email, invited.token)).toBe(false);
    expect(await exists(active.who.email, active.token)).toBe(true);
    expect(await exists('admin@northbank.example', active.token)).toBe(false);
    expect(await exists('nobody@nowhere.example', active.token)).toBe(false);
  });

  it('is not said without a link that works', async () => {
    const expired = await linkFor('set_password', undefined, longAgo());
    const asked = await Promise.all([
      ask('admin@northbank.example', 'x'.repeat(43)),
      ask('nobody@nowhere.example', 'x'.repeat(43)),
      ask(expired.who.email, expired.token),
    ]);
    for (const answer of asked) expect([answer.statusCode, answer.body]).toEqual([404, asked[0]?.body]);
    expect((await ask('admin@northbank.example', 'x')).statusCode).toBe(400);
  });
});

describe('calls that anybody may make', () => {
  it('are few for one address', async () => {
    const limited = await testApp({ settings: { RATE_LIMIT: '1000' } });
    const statuses: number[] = [];
    const waits: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      const answer = await limited.call('POST', '/users/password/forgot', {
        body: { email: `p${i}@x.example` },
      });
      statuses.push(answer.statusCode);
      waits.push(Number(answer.headers['retry-after'] ?? 0));
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
    expect(waits.map((wait) => wait > 0)).toEqual(statuses.map((status) => status === 429));
    expect((await limited.call('GET', '/tenant')).statusCode).toBe(200);
  });
});
