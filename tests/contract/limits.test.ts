import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/support/testApp.ts';

const waits: (() => void)[] = [];
const app = await testApp({
  settings: { RATE_LIMIT: '20', ADDRESS_RATE_LIMIT: '20', REQUEST_DEADLINE_MS: '300' },
  handlers: {
    listFlags: () => new Promise((resolve) => waits.push(() => resolve({ flags: {} }))),
    listUnits: async ({ tx }) => {
      await tx.query({ text: 'select pg_sleep(120)' });
      return { count: 0, results: [] };
    },
    listTags: async () => ({ count: 1, results: [{ id: 0 }] }) as never,
  },
});

describe('limits', () => {
  it('count calls a minute by person and answer 429 with the time to wait', async () => {
    const busy = await app.addPerson([]);
    const calm = await app.addPerson([]);
    const statuses: number[] = [];
    for (let call = 0; call < 22; call += 1) {
      statuses.push((await app.call('GET', '/switches', { as: busy })).statusCode);
    }
    // Let through; on a busy machine the deadline of this app may end one of them.
    expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
    const refused = await app.call('GET', '/switches', { as: busy });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'too_many' });
    expect((await app.call('GET', '/switches', { as: calm })).statusCode).toBe(200);
  });

  it('count strangers by address, whatever token they invent', async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 25; call += 1) {
      const headers = { authorization: `Bearer invented${call}` };
      statuses.push((await app.call('GET', '/switches', { headers })).statusCode);
    }
    expect(statuses.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 401));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the deadline of a call', () => {
  it('answers 503 when the work takes too long', async () => {
    const person = await app.addPerson([]);
    const answer = await app.call('GET', '/flags', { as: person });
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'unavailable' });
    for (const end of waits) end();
  });

  it('stops a statement that runs on, and the server goes on', async () => {
    const person = await app.addPerson([]);
    const answer = await app.call('GET', '/units-of-measure', { as: person });
    expect(answer.statusCode).toBe(503);
    expect((await app.call('GET', '/switches', { as: person })).statusCode).toBe(200);
  });
});

describe('an answer that the contract does not describe', () => {
  it('is a failure of ours: 500 with a request id and nothing of the inside', async () => {
    const person = await app.addPerson([]);
    const answer = await app.call('GET', '/tags', { as: person });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toMatchObject({ code: 'internal', request_id: answer.headers['x-request-id'] });
    expect(answer.body).not.toContain('listTags');
  });
});

describe('signing in', () => {
  const ask = (
    method: 'GET' | 'POST',
    path: string,
    headers: Record<string, string> = {},
    from = '10.0.0.1',
  ) =>
    app.app.inject({
      method,
      url: `/realms/northbank${path}`,
      remoteAddress: from,
      headers: { host: 'northbank.localhost:4150', ...headers },
    });
  const begin = '/protocol/openid-connect/auth?client_id=quoin-web';
  const statusesOf = async (count: number, make: () => ReturnType<typeof ask>) => {
    const statuses: number[] = [];
    for (let call = 0; call < count; call += 1) statuses.push((await make()).statusCode);
    return statuses;
  };

  it('is counted by address: least for the form, then for what keeps a row, then for all', async () => {
    const form = () => ask('POST', '/login/abc', { accept: 'text/html' }, '10.0.0.2');
    const forms = await statusesOf(3, form);
    expect(forms.map((status) => status === 429)).toEqual([false, true, true]);
    const refused = await form();
    expect(refused.headers['content-type']).toContain('text/html');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body).toContain('Too many requests');

    const begun = await statusesOf(4, () => ask('GET', begin, {}, '10.0.0.3'));
    expect(begun.map((status) => status === 429)).toEqual([false, false, true, true]);

    const known = () => ask('GET', '/.well-known/openid-configuration', {}, '10.0.0.4');
    expect((await statusesOf(12, known)).filter((status) => status === 429)).toHaveLength(2);
    expect((await ask('GET', '/.well-known/openid-configuration', {}, '10.0.0.5')).statusCode).toBe(200);
  });

  it('keeps no state or nonce that is longer than anybody needs', async () => {
    const asked = (more: string, from: string) =>
      ask(
        'GET',
        `${begin}&response_type=code&scope=openid&code_challenge=${'a'.repeat(43)}&code_challenge_method=S256&redirect_uri=${encodeURIComponent('http://northbank.localhost:4150/auth/callback')}&${more}`,
        {},
        from,
      );
    const rows = () => app.asOwner(`select from oidc_payload where type = 'Interaction'`);
    expect((await asked('state=abc&nonce=def', '10.0.1.1')).headers['location']).toContain('/login/');
    const before = (await rows()).length;
    for (const [index, more] of [`state=${'s'.repeat(2049)}`, `nonce=${'n'.repeat(513)}`].entries()) {
      const answer = await asked(more, `10.0.1.${index + 2}`);
      expect(answer.headers['location'] ?? '').not.toContain('/login/');
    }
    expect(await rows()).toHaveLength(before);
  });
});
