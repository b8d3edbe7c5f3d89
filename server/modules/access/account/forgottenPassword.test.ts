import { describe, expect, it } from 'vitest';
import { verifyPassword } from '#server/identity/passwords.ts';
import { noTools } from '#tests/support/noTools.ts';
import { testApp } from '#tests/support/testApp.ts';
import { accountLinkJob } from './accountLinkJob.ts';
import { linksOf, password } from '#tests/support/mailedLinks.ts';

const app = await testApp();
const { accountOf, linkFor, post, lastMail } = linksOf(app);

describe('a new password', () => {
  it('ends every session and the lock, and is announced by mail', async () => {
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
        ...noTools,
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
