import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/tenantTransaction.ts';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { createIdentityRepository } from './identityRepository.ts';
import {
  authorize,
  createBrowser,
  fakeStore,
  northbank,
  openSignIn,
  password,
  people,
  redeem,
  refresh,
  signInFully,
  startIdentity,
  startOf,
} from './testRealms.ts';

/** Two server processes as PostgreSQL sees them: nothing in common but the database. */
const { url, asOwner } = await testDatabase();
await asOwner(`insert into tenant (id, slug, name) values (1, 'northbank', 'Northbank Builders')`);
for (const person of (await people()).filter(({ tenantId }) => tenantId === 1)) {
  await asOwner(
    `insert into app_user (tenant_id, id, email, first_name, last_name, password_hash) values (1, $1, $2, $3, $4, $5)`,
    [person.id, person.email, person.firstName, person.lastName, person.passwordHash],
  );
}
const pools = [openDatabase({ url, poolSize: 4 }), openDatabase({ url, poolSize: 4 })] as const;
const first = await startIdentity(createIdentityRepository(pools[0]));
const second = await startIdentity(createIdentityRepository(pools[1]));
afterAll(() => Promise.all([first.close(), second.close(), ...pools.map((pool) => pool.close())]));

describe('two processes on one database', () => {
  it('agree on the first key although both make one', async () => {
    const certs = '/realms/northbank/protocol/openid-connect/certs';
    const [one, two] = await Promise.all([
      createBrowser(first).open(certs),
      createBrowser(second).open(certs),
    ]);
    expect(one.json()).toEqual(two.json());
    expect(one.json()).toMatchObject({ keys: [{ kid: 'k1' }] });
  });

  it('share one sign-in, step by step', async () => {
    const browser = createBrowser(first);
    const { verifier, page } = await openSignIn(browser);
    browser.moveTo(second);
    const posted = await browser.open(page, { form: { email: 'cost@northbank.example', password } });
    browser.moveTo(first);
    const callback = await browser.open(String(posted.headers.location));
    browser.moveTo(second);
    const code = new URL(String(callback.headers.location)).searchParams.get('code') ?? '';
    const tokens = await redeem(browser, code, verifier);
    expect(await first.verifyAccessToken(northbank, tokens.access_token)).toMatchObject({ userId: 11 });
    browser.moveTo(first);
    const silent = await browser.open(startOf(browser, { prompt: 'none' }).address);
    expect(silent.headers.location).toContain('code=');
  });

  it('see a refresh token that was spent at the other one', async () => {
    const browser = createBrowser(first);
    const tokens = await signInFully(browser);
    const next = await refresh(browser, tokens.refresh_token);
    expect(next.status).toBe(200);
    browser.moveTo(second);
    expect(await refresh(browser, tokens.refresh_token)).toMatchObject({ error: 'invalid_grant' });
    browser.moveTo(first);
    expect(await refresh(browser, next.refresh_token)).toMatchObject({ error: 'invalid_grant' });
  });

  it('give tokens once for a code that reaches both at the same moment', async () => {
    const browser = createBrowser(first);
    const { verifier, callback } = await authorize(browser);
    const code = callback.searchParams.get('code') ?? '';
    const thief = createBrowser(second);
    const both = await Promise.all([redeem(browser, code, verifier), redeem(thief, code, verifier)]);
    const won = both.filter(({ status }) => status === 200);
    expect(won.length).toBeLessThan(2);
    for (const { refresh_token: token } of won) {
      expect(await refresh(browser, token)).toMatchObject({ error: 'invalid_grant' });
    }
  });

  it('count failures together', async () => {
    const browser = createBrowser(first);
    const { page } = await openSignIn(browser);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      browser.moveTo(i % 2 ? second : first);
      const form = { email: 'viewer@northbank.example', password: 'wrong' };
      statuses.push((await browser.open(page, { form })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  it('keep neither passwords nor tokens readable in the database', async () => {
    const browser = createBrowser(first);
    const tokens = await signInFully(browser);
    const rows = await asOwner('select * from oidc_payload');
    const keys = await asOwner('select * from signing_key');
    const kept = JSON.stringify([rows, keys]);
    for (const text of [
      tokens.refresh_token,
      tokens.access_token,
      browser.cookies.get('quoin_session')?.value,
      password,
    ]) {
      expect(kept).not.toContain(text);
    }
    expect(kept).not.toContain('"d":');
  });
});

describe('when the database is away', () => {
  it('answers 503 and says to try again, as a page or as JSON', async () => {
    const store = await fakeStore();
    const app = await startIdentity(store);
    const browser = createBrowser(app);
    const tokens = await signInFully(browser);
    const { page } = await openSignIn(browser, { prompt: 'login' });
    const away = () => Promise.reject(Object.assign(new Error('away'), { name: 'DatabaseError' }));
    const broken = await startIdentity({ ...store, findPayload: away });
    browser.moveTo(broken);
    const answer = await browser.open(page);
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('Sign-in failed on our side');
    expect(await refresh(browser, tokens.refresh_token)).toMatchObject({
      status: 503,
      error: 'server_error',
    });
  });
});
