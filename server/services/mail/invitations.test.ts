import { describe, expect, it } from 'vitest';
import { issueToken, readToken, redeemToken } from '#server/identity/oneTimeTokens.ts';
import { testApp } from '#tests/support/testApp.ts';
import { sendInvitation } from './invitations.ts';

const app = await testApp();
const origin = 'http://northbank.localhost:4150';
const now = new Date('2026-11-20T12:00:00Z');
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const inTenant = <T>(work: Parameters<typeof app.database.asTenant<T>>[1], tenant = 1) =>
  app.database.asTenant(tenant, work);

type Mail = { id: string; recipient: string; subject: string; text: string; html: string };
const lastMail = async (): Promise<Mail> => {
  const [mail] = await app.asOwner<Mail>('select * from mail_message order by id desc limit 1');
  if (!mail) throw new Error('No mail was written.');
  return mail;
};
const tokenIn = ({ text }: Mail): string => /\?token=([\w-]+)/.exec(text)?.[1] ?? '';

async function invite(projectName?: string) {
  const person = await app.addPerson([]);
  await app.asOwner(`update app_user set status = 'INVITED' where id = $1`, [person.id]);
  await inTenant((tx) =>
    sendInvitation(tx, {
      tenant: { name: 'Northbank <Builders>' },
      userId: person.id,
      invitedBy: 'Maya "M" <b>Okafor</b>',
      ...(projectName ? { projectName } : {}),
      origin,
      now,
    }),
  );
  const mail = await lastMail();
  return { person, mail, token: tokenIn(mail) };
}

describe('an invitation', () => {
  it('is a mail with a link that only its hash is kept of', async () => {
    const { person, mail, token } = await invite('Cedar Ridge');
    expect(mail.recipient).toBe(person.email);
    expect(mail.subject).toBe('Invitation to the project Cedar Ridge at Northbank <Builders>');
    expect(mail.text).toContain(`${origin}/users/complete?token=${token}`);
    expect(mail.html).toContain('Maya &quot;M&quot; &lt;b&gt;Okafor&lt;/b&gt; invited you to');
    expect(mail.html).not.toMatch(/<b>|<img|url\(|src=/);
    expect(token).toMatch(/^[\w-]{43}$/);
    const kept = await app.asOwner<object>('select * from one_time_token');
    expect(JSON.stringify(kept)).not.toContain(token);
    const [row] = await app.asOwner<{ invited_at: string }>('select invited_at from app_user where id = $1', [
      person.id,
    ]);
    expect(row?.invited_at).not.toBeNull();
  });

  it('works for seven days, in its own company alone', async () => {
    const { person, token } = await invite();
    const read = (at: Date, tenant = 1) => inTenant((tx) => readToken(tx, token, at), tenant);
    expect(await read(later(7 * 24 - 0.01))).toMatchObject({
      state: 'open',
      purpose: 'sign_up',
      userId: person.id,
      email: person.email,
    });
    expect((await read(later(7 * 24)))?.state).toBe('expired');
    expect(await read(now, 2)).toBeUndefined();
    expect(await inTenant((tx) => redeemToken(tx, token, 'sign_up', now), 2)).toBe(false);
  });

  it('replaces the one before', async () => {
    const { person, token } = await invite();
    const second = await inTenant((tx) => issueToken(tx, { purpose: 'sign_up', userId: person.id, now }));
    const states = await Promise.all(
      [token, second].map(async (one) => (await inTenant((tx) => readToken(tx, one, now)))?.state),
    );
    expect(states).toEqual(['used', 'open']);
  });

  it('is spent once, however many try at the same moment', async () => {
    const { token } = await invite();
    const tries = Array.from({ length: 8 }, () => inTenant((tx) => redeemToken(tx, token, 'sign_up', now)));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
    expect((await inTenant((tx) => readToken(tx, token, now)))?.state).toBe('used');
  });

  it('opens nothing that it was not made for', async () => {
    const { person, token } = await invite();
    expect(await inTenant((tx) => redeemToken(tx, token, 'set_password', now))).toBe(false);
    await inTenant((tx) => issueToken(tx, { purpose: 'set_password', userId: person.id, now }));
    expect((await inTenant((tx) => readToken(tx, token, now)))?.state).toBe('open');
    expect(await inTenant((tx) => redeemToken(tx, token, 'sign_up', later(7 * 24)))).toBe(false);
    for (const wrong of ['', 'x', token.slice(1), `${token.slice(0, 42)}'`, `${token}=`, '\0'.repeat(43)])
      expect(await inTenant((tx) => readToken(tx, wrong, now))).toBeUndefined();
  });

  it('is rolled back with what invited them', async () => {
    const { person } = await invite();
    const [before] = await app.asOwner<{ count: string }>('select count(*) from mail_message');
    const broken = inTenant(async (tx) => {
      await sendInvitation(tx, {
        tenant: { name: 'X' },
        userId: person.id,
        invitedBy: 'Y',
        origin,
        now,
      });
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await app.asOwner('select count(*) from mail_message')).toEqual([before]);
  });
});

describe('the outbox', () => {
  const open = (path: string, host = 'northbank.localhost:4150') =>
    app.app.inject({ method: 'GET', url: path, headers: { host, accept: 'text/html' } });

  it('shows a company its own mails and no other’s', async () => {
    const { person, mail, token } = await invite();
    const list = await open('/outbox');
    expect(list.statusCode).toBe(200);
    expect(list.body).toContain(person.email);
    expect(list.body).not.toContain(token);
    const one = await open(`/outbox/${mail.id}`);
    expect(one.body).toContain(`${origin}/users/complete?token=${token}`);
    expect(one.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect((await open('/outbox', 'halden.localhost:4150')).body).not.toContain(person.email);
    for (const [path, host] of [
      [`/outbox/${mail.id}`, 'halden.localhost:4150'],
      ['/outbox/987654'],
      ['/outbox/x'],
      ['/outbox', 'nobody.localhost:4150'],
      ['/outbox', 'localhost:4150'],
    ] as const)
      expect((await open(path, host)).statusCode).toBe(404);
  });
});

describe('an outbox that is off', () => {
  it('is not there', async () => {
    const closed = await testApp({ settings: { MAIL_OUTBOX: 'off' } });
    for (const url of ['/outbox', '/outbox/1'])
      expect(
        (
          await closed.app.inject({
            url,
            headers: { host: 'northbank.localhost:4150', accept: 'text/html' },
          })
        ).statusCode,
      ).toBe(404);
  });
});
