import { availableParallelism } from 'node:os';
import { beforeEach, describe, expect, it } from 'vitest';
import { hashPassword, passwordsAtOnce, verifyPassword } from './passwords.ts';
import { signIn } from './signIn.ts';
import { createBrowser, fakeStore, openSignIn, password, startIdentity } from './testRealms.ts';

const minute = 60_000;
const email = 'cost@northbank.example';
const clock = { at: 0, now: () => clock.at };
let store: Awaited<ReturnType<typeof fakeStore>>;

beforeEach(async () => {
  clock.at = Date.parse('2026-10-12T09:00:00Z');
  store = await fakeStore(clock);
});

const attempt = (typed: string, address = email) => signIn(store, 1, address, typed);
async function fail(times: number, address = email) {
  for (let i = 0; i < times; i += 1) await attempt('wrong', address);
}

describe('the lock after failures', () => {
  it.each([email, 'nobody@northbank.example'])(
    'closes %s for a minute after five failures',
    async (address) => {
      await fail(4, address);
      expect(await attempt('wrong', address)).toEqual({ kind: 'locked', seconds: 60 });
      expect(await attempt(password, address)).toEqual({ kind: 'locked', seconds: 60 });
      clock.at += minute - 1000;
      expect(await attempt(password, address)).toEqual({ kind: 'locked', seconds: 1 });
    },
  );

  it('doubles with each further failure, up to fifteen minutes', async () => {
    await fail(5);
    const waits: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      clock.at += 15 * minute;
      const outcome = await attempt('wrong');
      waits.push(outcome.kind === 'locked' ? outcome.seconds : 0);
    }
    expect(waits).toEqual([120, 240, 480, 900, 900, 900]);
  });

  it('opens again, and success forgets the failures', async () => {
    await fail(5);
    clock.at += minute;
    expect(await attempt(password)).toMatchObject({ kind: 'signed_in', account: { id: 11 } });
    await fail(4);
    expect(await attempt(password)).toMatchObject({ kind: 'signed_in' });
  });

  it('counts an address in any spelling, and each company for itself', async () => {
    await fail(3);
    await fail(2, ' COST@northbank.example ');
    expect(await attempt(password)).toMatchObject({ kind: 'locked' });
    expect(await signIn(store, 2, 'architect@halden.example', password)).toMatchObject({ kind: 'signed_in' });
  });

  it('says on the page when to try again, in both processes', async () => {
    const [first, second] = [await startIdentity(store), await startIdentity(store)];
    const browser = createBrowser(first);
    const { page } = await openSignIn(browser);
    for (let i = 0; i < 5; i += 1) {
      browser.moveTo(i % 2 ? first : second);
      await browser.open(page, { form: { email, password: 'wrong' } });
    }
    const locked = await browser.open(page, { form: { email, password } });
    expect(locked.statusCode).toBe(429);
    expect(locked.headers['retry-after']).toBe('60');
    expect(locked.body).toContain('Try again in 1 minute.');
  });
});

describe('who may sign in', () => {
  it('refuses accounts that are disabled, invited or without a password', async () => {
    const account = store.accounts[0] as (typeof store.accounts)[0];
    for (const change of [
      { status: 'DISABLED' },
      { status: 'INVITED' },
      { status: 'ACTIVE', passwordHash: null },
    ]) {
      Object.assign(account, change);
      expect(await attempt(password)).toEqual({ kind: 'refused' });
      await store.clearAttempts(1, email);
    }
  });
});

describe('passwords', () => {
  it('are argon2id of 19 MiB and two passes, salted', async () => {
    const [one, two] = [await hashPassword(password), await hashPassword(password)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
  });

  it('fit or do not', async () => {
    const hashed = await hashPassword(password);
    expect(await verifyPassword(hashed, password)).toBe(true);
    for (const typed of ['', 'quoin-Demo', `${password} `, 'x'.repeat(5000)]) {
      expect(await verifyPassword(hashed, typed)).toBe(false);
    }
    expect(await verifyPassword(await hashPassword(''), '')).toBe(false);
  });

  it('are compared at most two at a time, known accounts or not, and leave a core free', async () => {
    const hashed = await hashPassword(password);
    let atOnce = 0;
    let most = 0;
    const compare = async () => {
      most = Math.max(most, (atOnce += 1));
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      return true;
    };
    const asked = Array.from({ length: 12 }, (_, at) =>
      verifyPassword(at % 2 === 0 ? hashed : null, password, compare),
    );
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(6);
    expect(most).toBe(passwordsAtOnce);
    expect(most).toBeLessThan(Math.max(2, availableParallelism()));
  });

  it('are compared as often, with a hash of the same cost, for an account that does not exist', async () => {
    const workOf = async (passwordHash: string | null, typed: string) => {
      const compared: string[] = [];
      const fits = await verifyPassword(passwordHash, typed, async (hashed) => {
        compared.push(String(hashed).split('$').slice(0, 4).join('$'));
        return true;
      });
      return { compared, fits };
    };
    const hashed = await hashPassword(password);
    for (const typed of ['wrong', '', 'x'.repeat(5000)]) {
      const [known, unknown] = [await workOf(hashed, typed), await workOf(null, typed)];
      expect(known.compared).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
      expect(unknown).toEqual({ compared: known.compared, fits: false });
    }
  });
});
