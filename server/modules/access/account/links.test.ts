import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { testApp } from '#tests/support/testApp.ts';
import { linksOf, longAgo, password, person } from '#tests/support/mailedLinks.ts';

const app = await testApp();
const { linkFor, post, lastMail } = linksOf(app);

describe('a link that does not hold', () => {
  const bodyOf = (path: string, token: string) =>
    path === '/users/complete' ? { token, ...person } : { token, password };

  it.each([
    ['/users/complete', 'sign_up'],
    ['/users/password', 'set_password'],
  ] as const)('is distinguished from one that never was: %s', async (path, purpose) => {
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
