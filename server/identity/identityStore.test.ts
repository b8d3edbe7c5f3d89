import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/support/testDatabase.ts';
import { createIdentityRepository, loadServerSecret } from './identityRepository.ts';
import { fakeIdentityStore } from './identityStoreFake.ts';
import type { IdentityStore } from './identityStore.ts';
import { people } from './testRealms.ts';

const { database, asOwner } = await testDatabase();
const rule = { threshold: 3, firstSeconds: 60, longestSeconds: 200 };
const key = (kid: string) => ({ kid, sealedPrivateJwk: `sealed ${kid}`, publicJwk: { kid } });
const row = (id: string, more: object = {}) => ({
  type: 'RefreshToken',
  id,
  payload: { a: id },
  expiresIn: 60,
  ...more,
});

async function inPostgres(): Promise<IdentityStore> {
  for (const [id, slug] of [
    [1, 'northbank'],
    [2, 'halden'],
  ] as const) {
    await asOwner('insert into tenant (id, slug, name) values ($1, $2, $2)', [id, slug]);
  }
  for (const person of await people()) {
    await asOwner(
      `insert into app_user (tenant_id, id, email, first_name, last_name, password_hash) values ($1, $2, $3, $4, $5, $6)`,
      [person.tenantId, person.id, person.email, person.firstName, person.lastName, person.passwordHash],
    );
  }
  return createIdentityRepository(database);
}

const kinds = {
  'in memory': async (): Promise<IdentityStore> => fakeIdentityStore(await people()),
  'in PostgreSQL': inPostgres,
};

describe.each(Object.entries(kinds))('the identity store %s', (_name, create) => {
  let store: IdentityStore;
  beforeAll(async () => {
    store = await create();
  });

  it('gives back what it was given, to the same company and type only', async () => {
    await store.savePayload(1, row('one', { payload: { scope: 'openid', nested: { deep: [1] } } }));
    expect(await store.findPayload(1, 'RefreshToken', 'one')).toEqual({
      payload: { scope: 'openid', nested: { deep: [1] } },
      consumedAt: undefined,
    });
    expect(await store.findPayload(2, 'RefreshToken', 'one')).toBeUndefined();
    expect(await store.findPayload(1, 'Session', 'one')).toBeUndefined();
    await store.savePayload(1, row('one', { payload: { scope: 'less' } }));
    expect((await store.findPayload(1, 'RefreshToken', 'one'))?.payload).toEqual({ scope: 'less' });
  });

  it('finds a session by its uid', async () => {
    await store.savePayload(1, row('s', { type: 'Session', uid: 'u-1' }));
    expect((await store.findPayloadByUid(1, 'Session', 'u-1'))?.payload).toEqual({ a: 's' });
    expect(await store.findPayloadByUid(2, 'Session', 'u-1')).toBeUndefined();
  });

  it('returns nothing that has expired, and prunes it', async () => {
    await store.savePayload(1, row('old', { expiresIn: -1 }));
    expect(await store.findPayload(1, 'RefreshToken', 'old')).toBeUndefined();
    await store.prune();
    expect(await store.consumePayload(1, 'RefreshToken', 'old')).toBe(false);
  });

  it('lets one of many consume', async () => {
    await store.savePayload(1, row('once'));
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => store.consumePayload(1, 'RefreshToken', 'once')),
    );
    expect(tries.filter(Boolean)).toHaveLength(1);
    expect((await store.findPayload(1, 'RefreshToken', 'once'))?.consumedAt).toBeGreaterThan(1_700_000_000);
  });

  it('revokes a grant with all that came from it, in one company', async () => {
    await store.savePayload(1, row('g', { type: 'Grant' }));
    await store.savePayload(1, row('of g', { grantId: 'g' }));
    await store.savePayload(1, row('of h', { grantId: 'h' }));
    await store.savePayload(2, row('of g', { grantId: 'g' }));
    await store.revokeGrant(1, 'g');
    expect(await store.findPayload(1, 'Grant', 'g')).toBeUndefined();
    expect(await store.findPayload(1, 'RefreshToken', 'of g')).toBeUndefined();
    expect(await store.findPayload(1, 'RefreshToken', 'of h')).toBeDefined();
    expect(await store.findPayload(2, 'RefreshToken', 'of g')).toBeDefined();
  });

  it('keeps the first key of an id and lists keys in order', async () => {
    for (const kid of ['k1', 'k2', 'k10']) await store.addKey(1, key(kid));
    await store.addKey(1, { ...key('k1'), sealedPrivateJwk: 'a later one' });
    await store.retireKeysExcept(1, 'k10');
    const keys = await store.listKeys(1);
    expect(keys.map(({ kid, retiredAt }) => [kid, retiredAt !== null])).toEqual([
      ['k1', true],
      ['k2', true],
      ['k10', false],
    ]);
    expect(keys[0]).toMatchObject({ sealedPrivateJwk: 'sealed k1', publicJwk: { kid: 'k1' } });
    expect(await store.listKeys(2)).toEqual([]);
  });

  it('locks after the threshold, longer each time, and forgets on success', async () => {
    const count = () => store.countAttempt(1, 'a@x.example', rule);
    expect([await count(), await count(), await count()]).toEqual([
      { allowed: true, lockedSeconds: 0 },
      { allowed: true, lockedSeconds: 0 },
      { allowed: true, lockedSeconds: 60 },
    ]);
    expect(await count()).toMatchObject({ allowed: false });
    expect((await count()).lockedSeconds).toBeGreaterThan(55);
    expect(await store.countAttempt(2, 'a@x.example', rule)).toEqual({ allowed: true, lockedSeconds: 0 });
    await store.clearAttempts(1, 'a@x.example');
    expect(await count()).toEqual({ allowed: true, lockedSeconds: 0 });
  });

  it('lets no more than the threshold through when guesses come at once', async () => {
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => store.countAttempt(1, 'b@x.example', rule)),
    );
    expect(tries.filter(({ allowed }) => allowed)).toHaveLength(3);
    expect(tries.every(({ allowed, lockedSeconds }) => allowed || lockedSeconds >= 1)).toBe(true);
  });

  it('finds people of their own company', async () => {
    expect(await store.findAccountByEmail(1, 'cost@northbank.example')).toMatchObject({
      id: 11,
      firstName: 'Daniel',
      status: 'ACTIVE',
    });
    expect(await store.findAccount(1, 11)).toMatchObject({ email: 'cost@northbank.example' });
    expect(await store.findAccount(2, 11)).toBeUndefined();
    expect(await store.findAccountByEmail(2, 'cost@northbank.example')).toBeUndefined();
  });
});

describe('in PostgreSQL only', () => {
  const store = createIdentityRepository(database);
  const passed = (email: string, interval: string) =>
    asOwner(
      `update login_attempt set updated_at = updated_at - $2::interval, locked_until = locked_until - $2::interval
       where tenant_id = 2 and email = $1`,
      [email, interval],
    );

  it('doubles the lock up to the longest, and starts over after a quiet day', async () => {
    const seen: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      seen.push((await store.countAttempt(2, 'c@x.example', rule)).lockedSeconds);
      await passed('c@x.example', '10 minutes');
    }
    expect(seen).toEqual([0, 0, 60, 120, 200, 200]);
    await passed('c@x.example', '1 day');
    expect(await store.countAttempt(2, 'c@x.example', rule)).toEqual({ allowed: true, lockedSeconds: 0 });
  });

  it('prunes counts and long retired keys, and keeps the others', async () => {
    await store.addKey(2, key('k1'));
    await store.addKey(2, key('k2'));
    await store.retireKeysExcept(2, 'k2');
    await store.prune();
    expect(await store.listKeys(2)).toHaveLength(2);
    await asOwner(`update signing_key set retired_at = retired_at - interval '31 days' where tenant_id = 2`);
    await store.countAttempt(2, 'd@x.example', rule);
    await passed('d@x.example', '2 days');
    await store.prune();
    expect((await store.listKeys(2)).map(({ kid }) => kid)).toEqual(['k2']);
    expect(await asOwner(`select from login_attempt where email = 'd@x.example'`)).toHaveLength(0);
  });

  it('makes one server secret, whoever asks first', async () => {
    const secrets = await Promise.all([1, 2, 3, 4].map(() => loadServerSecret(database)));
    expect(new Set(secrets).size).toBe(1);
    expect(secrets[0]?.length).toBeGreaterThan(60);
  });
});
