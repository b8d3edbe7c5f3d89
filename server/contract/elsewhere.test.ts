import { beforeAll, expect, it } from 'vitest';
import { testApp } from '#tests/support/testApp.ts';

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { passed, open };
}

/** A server elsewhere that answers when it is let. */
let asked = gate();
let answer = gate();
const app = await testApp({
  outside: {
    fetch: async () => {
      asked.open();
      await answer.passed;
      return new Response('{"error":"invalid_grant"}', {
        status: 400,
        headers: { 'content-type': 'application/json' },
      });
    },
  },
});
const lead = await app.actor('cost@northbank.example');
const estimator = await app.actor('estimator@northbank.example');
const administrator = await app.actor('admin@northbank.example');

beforeAll(async () => {
  const body = {
    name: 'Slow platform',
    api_url: 'https://platform.example/api',
    authorize_url: 'https://platform.example/authorize',
    token_url: 'https://platform.example/token',
    client_id: 'quoin',
    scopes: '',
  };
  const saved = await app.call('PUT', '/bid-platform', { as: administrator, body });
  if (saved.statusCode !== 200) throw new Error(`The platform was not set up: ${saved.body}`);
});

const login = async (actor = lead) => {
  const left = await app.call('POST', '/bid-platform/sign-in', { as: actor });
  const { address } = left.json<{ address: string }>();
  const body = { authorization_code: 'code', state: new URL(address).searchParams.get('state') ?? '' };
  return app.call('POST', '/bid-platform/login', { as: actor, body });
};

it('asks a server elsewhere once at a time for a company, and everything else goes on meanwhile', async () => {
  const first = login();
  await asked.passed;

  const second = await login(estimator);
  expect(second.statusCode).toBe(503);
  expect(second.headers['retry-after']).toBe('2');
  expect(second.json()).toMatchObject({ message: expect.stringMatching(/already/) });
  // More calls than the database has connections: none of them waits for the first.
  const others = Array.from({ length: 20 }, () => app.call('GET', '/projects', { as: lead }));
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200));

  answer.open();
  expect((await first).statusCode).toBe(422);

  asked = gate();
  answer = gate();
  const third = login(estimator);
  await asked.passed;
  answer.open();
  expect((await third).statusCode).toBe(422);
});
