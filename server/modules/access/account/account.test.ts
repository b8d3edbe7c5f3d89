import { describe, expect, it } from 'vitest';
import type { Result } from '#server/contract/handlers.ts';
import { hashPassword, verifyPassword } from '#server/identity/passwords.ts';
import { type Actor, testApp } from '#tests/support/testApp.ts';

const app = await testApp();
const old = 'nine courses of stone';
const password = 'a new corner of granite';

async function person(): Promise<Actor> {
  const who = await app.addPerson([]);
  await app.asOwner('update app_user set password_hash = $2 where id = $1', [
    who.id,
    await hashPassword(old),
  ]);
  return who;
}
/** The same person in another browser. */
const elsewhere = async (who: Actor): Promise<Actor> => ({ ...who, token: await app.sign(who) });
const me = (as: Actor) => app.call('GET', '/current_user', { as });
const change = (as: Actor, body: object) => app.call('POST', '/current_user/password', { as, body });
const hashOf = async ({ id }: Actor): Promise<string | null> => {
  const [row] = await app.asOwner<{ password_hash: string | null }>(
    'select password_hash from app_user where id = $1',
    [id],
  );
  return row?.password_hash ?? null;
};
const sessionsOf = async (as: Actor) =>
  (await app.call('GET', '/current_user/sessions', { as })).json<Result<'listSessions'>>();

describe('changing the password', () => {
  it('ends every session but this one, and tells by mail', async () => {
    const here = await person();
    const there = await elsewhere(here);
    expect((await me(there)).statusCode).toBe(200);
    expect((await change(here, { current_password: old, password })).statusCode).toBe(204);
    expect(await verifyPassword(await hashOf(here), password)).toBe(true);
    expect((await me(here)).statusCode).toBe(200);
    await expect.poll(async () => (await me(there)).statusCode).toBe(401);
    const [mail] = await app.asOwner<{ subject: string }>(
      'select subject from mail_message where recipient = $1',
      [here.email],
    );
    expect(mail?.subject).toBe('Your password for Northbank Builders was changed');
  });

  it.each([
    [{ current_password: 'wrong', password }, 'current_password', 'not your current password'],
    [{ current_password: old, password: old }, 'password', 'the password that you have'],
    [{ current_password: old, password: 'password1234' }, 'password', 'too common'],
    [{ current_password: old, password: 'short' }, 'password', 'at least 12'],
  ])('refuses %j at the field %s', async (body, field, reason) => {
    const who = await person();
    const answer = await change(who, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: Record<string, string[]> }>().errors[field]?.[0]).toContain(reason);
    expect(await verifyPassword(await hashOf(who), old)).toBe(true);
  });

  it('lets nobody guess the current one', async () => {
    const who = await person();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1)
      statuses.push((await change(who, { current_password: `guess ${i}`, password })).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await change(who, { current_password: old, password })).statusCode).toBe(429);
  });
});

describe('sessions', () => {
  it('are one’s own, this one marked, and end one by one', async () => {
    const here = await person();
    const there = await elsewhere(here);
    const stranger = await person();
    const { results } = await sessionsOf(here);
    expect(results.length).toBeGreaterThanOrEqual(2);
    expect(results.filter(({ is_current }) => is_current)).toHaveLength(1);
    const other = (await sessionsOf(there)).results.find(({ is_current }) => is_current);
    const end = (as: Actor) => app.call('DELETE', `/current_user/sessions/${other?.id}`, { as });
    const foreign = await end(stranger);
    const missing = await app.call('DELETE', '/current_user/sessions/nothing', { as: stranger });
    expect([foreign.statusCode, foreign.body]).toEqual([404, missing.body]);
    expect((await end(here)).statusCode).toBe(204);
    await expect.poll(async () => (await me(there)).statusCode).toBe(401);
    expect((await me(here)).statusCode).toBe(200);
    expect((await me(stranger)).statusCode).toBe(200);
  });

  it('all end at once with everything that came from them', async () => {
    const here = await person();
    const there = await elsewhere(here);
    const other = await person();
    expect((await app.call('POST', '/current_user/sign-out-everywhere', { as: here })).statusCode).toBe(204);
    for (const as of [here, there]) await expect.poll(async () => (await me(as)).statusCode).toBe(401);
    expect((await me(other)).statusCode).toBe(200);
    expect(
      await app.asOwner(`select id from oidc_payload where payload ->> 'accountId' = $1`, [String(here.id)]),
    ).toEqual([]);
  });
});

describe('one’s own companies', () => {
  it('are those of the address', async () => {
    const architect = await app.actor('architect@halden.example');
    const { results } = (await app.call('GET', '/current_user/companies', { as: architect })).json<
      Result<'listOwnCompanies'>
    >();
    expect(results.map(({ slug }) => slug).sort((a, b) => a.localeCompare(b))).toEqual([
      'halden',
      'northbank',
    ]);
  });
});

describe('the own profile', () => {
  it('has a title that can be taken away', async () => {
    const who = await person();
    const patch = async (title: string | null) =>
      (await app.call('PATCH', '/current_user', { as: who, body: { title } })).json<
        Result<'getCurrentUser'>
      >().title;
    expect(await patch('  Estimator ')).toBe('Estimator');
    expect(await patch(' ')).toBeNull();
  });
});
