import { createHash, randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { identityPlugin } from './identityPlugin.ts';
import { fakeIdentityStore } from './identityStoreFake.ts';
import type { Account, IdentityStore, Realm, StoredKey } from './identityStore.ts';
import { hashPassword } from './passwords.ts';
import { loadSigningKeys } from './signingKeys.ts';

/** Two companies, their people and a browser, for the tests of identity. */
export const northbank: Realm = { id: 1, slug: 'northbank', name: 'Northbank Builders' };
export const halden: Realm = { id: 2, slug: 'halden', name: 'Halden Architects' };

export const password = 'quoin-demo';
export const secret = 'a secret of thirty-two characters';
const originOf = (slug: string) => `http://${slug}.localhost:4120`;
export const issuerOf = (slug: string) => `${originOf(slug)}/realms/${slug}`;

export async function people(): Promise<(Account & { tenantId: number })[]> {
  const passwordHash = await hashPassword(password);
  const person = (tenantId: number, id: number, email: string, firstName: string, lastName: string) => ({
    tenantId,
    id,
    email,
    firstName,
    lastName,
    passwordHash,
    status: 'ACTIVE',
  });
  return [
    person(1, 11, 'cost@northbank.example', 'Daniel', 'Reyes'),
    person(1, 12, 'viewer@northbank.example', 'Ana', 'Lund'),
    person(2, 1_000_001, 'architect@halden.example', 'Lena', 'Brandt'),
  ];
}

let madeKeys: Promise<Map<number, StoredKey[]>> | undefined;

/** Making RSA keys takes longer than all else in these tests, so a test file makes one for each company. */
async function makeKeys(): Promise<Map<number, StoredKey[]>> {
  const store = fakeIdentityStore([]);
  await Promise.all([northbank, halden].map(({ id }) => loadSigningKeys(store, id, secret)));
  return new Map([
    [northbank.id, await store.listKeys(northbank.id)],
    [halden.id, await store.listKeys(halden.id)],
  ]);
}

/** A store with the people and a key for each company. */
export async function fakeStore(clock?: { now: () => number }) {
  const accounts = await people();
  const store = Object.assign(fakeIdentityStore(accounts, clock), { accounts });
  for (const [tenantId, keys] of await (madeKeys ??= makeKeys())) {
    for (const key of keys) await store.addKey(tenantId, key);
  }
  return store;
}

/** A server process with nothing but identity in it. */
export async function startIdentity(store: IdentityStore, origin = originOf): Promise<FastifyInstance> {
  const app = Fastify();
  const tenants = {
    bySlug: async (slug: string) => [northbank, halden].find((realm) => realm.slug === slug),
  };
  await app.register(identityPlugin, { store, secret, tenants, originOf: origin, version: '0.1.0' });
  return app;
}

type Request = { method?: 'GET' | 'POST'; form?: Record<string, string>; headers?: Record<string, string> };

/** A browser at one company's host: keeps cookies by path, sends Origin with forms, follows nothing by itself. */
export function createBrowser(app: FastifyInstance, slug = 'northbank', origin = originOf(slug)) {
  const cookies = new Map<string, { value: string; path: string }>();
  const state = { app };

  const open = async (address: string, { method = 'GET', form, headers }: Request = {}) => {
    const url = new URL(address, origin);
    const sent = [...cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    const response = await state.app.inject({
      method: form ? 'POST' : method,
      url: url.pathname + url.search,
      headers: {
        host: new URL(origin).host,
        accept: 'text/html',
        cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; '),
        ...(form ? { origin, 'content-type': 'application/x-www-form-urlencoded' } : undefined),
        ...headers,
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : undefined),
    });
    for (const { name, value, path = '/', expires, maxAge } of response.cookies) {
      if (maxAge === 0 || (expires && expires.getTime() < Date.now())) cookies.delete(name);
      else cookies.set(name, { value, path });
    }
    return response;
  };
  return { open, cookies, origin, slug, moveTo: (other: FastifyInstance) => void (state.app = other) };
}

export type Browser = ReturnType<typeof createBrowser>;

const locationOf = (response: LightMyRequestResponse) => String(response.headers.location);

/** What the browser app sends to begin a sign-in, with the verifier it keeps. */
export function startOf(browser: Browser, more: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const parameters = {
    client_id: 'quoin-web',
    redirect_uri: `${browser.origin}/auth/callback`,
    response_type: 'code',
    scope: 'openid profile email',
    state: 'some-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  };
  const used = Object.entries(parameters).filter(([, value]) => value !== '');
  return { verifier, address: `${protocol(browser)}/auth?${new URLSearchParams(used).toString()}` };
}

export const protocol = ({ slug }: Browser) => `/realms/${slug}/protocol/openid-connect`;

/** From the app's first request to the sign-in page; `page` is its address. */
export async function openSignIn(browser: Browser, more: Record<string, string> = {}) {
  const { verifier, address } = startOf(browser, more);
  const page = locationOf(await browser.open(address));
  return { verifier, page, response: await browser.open(page) };
}

/** Types address and password; comes back with the callback's parameters. */
export async function authorize(browser: Browser, email = 'cost@northbank.example', typed = password) {
  const { verifier, page } = await openSignIn(browser);
  const posted = await browser.open(page, { form: { email, password: typed } });
  const callback = await browser.open(locationOf(posted));
  return { verifier, callback: new URL(locationOf(callback)) };
}

const json = { accept: 'application/json' };

export type Tokens = { access_token: string; refresh_token: string; id_token: string; expires_in: number };

const readTokens = (response: LightMyRequestResponse) => ({
  status: response.statusCode,
  ...response.json<Tokens & { error?: string }>(),
});

export async function redeem(browser: Browser, code: string, verifier: string) {
  const form = {
    grant_type: 'authorization_code',
    client_id: 'quoin-web',
    redirect_uri: `${browser.origin}/auth/callback`,
    code,
    code_verifier: verifier,
  };
  return readTokens(await browser.open(`${protocol(browser)}/token`, { form, headers: json }));
}

export async function refresh(browser: Browser, refreshToken: string) {
  const form = { grant_type: 'refresh_token', client_id: 'quoin-web', refresh_token: refreshToken };
  return readTokens(await browser.open(`${protocol(browser)}/token`, { form, headers: json }));
}

/** The whole sign-in, ending in tokens. */
export async function signInFully(browser: Browser, email?: string) {
  const { verifier, callback } = await authorize(browser, email);
  return redeem(browser, callback.searchParams.get('code') ?? '', verifier);
}
