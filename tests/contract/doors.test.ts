import { expect, it } from 'vitest';
import { testApp } from '#tests/support/testApp.ts';

/**
 * Every door that anybody finds without signing in, read from the server's own table of routes: whoever knocks too often is
 * told to wait, by address. With two calls a minute of an address, nothing may answer a dozen of the same address.
 */
const app = await testApp({
  settings: { RATE_LIMIT: '2', ADDRESS_RATE_LIMIT: '2', MAIL_OUTBOX: 'on' },
  checkResponses: false,
});

/** Bytes that are the same for everybody and ask nothing of the database, and the health of the process. */
const free = [
  /^GET \/(assets\/|catalogue$|favicon|manifest|robots)/,
  // Files that the build leaves beside its assets.
  /^GET \/[\w-]+\.(html|js|svg)$/,
  /^GET \/realms\/assets\//,
  /^GET \/api\/openapi\.json$/,
  // What is nowhere; `GET *` is the pages of the app.
  /^(POST|PUT|PATCH|DELETE) \*$/,
  // All who ask at the same time share one question to the database.
  /^GET \/(healthz|readyz)$/,
];

type Route = { method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; path: string };

/** The routes of the server, out of the tree in which it prints them. */
function listRoutes(): Route[] {
  const above: string[] = [];
  return app.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name = '', methods = ''] =
        /^((?:│ {3}| {4})*)[├└]── (.*?)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? [];
      above.splice(indent.length / 4, Infinity, name);
      return methods
        .split(', ')
        .filter((method) => /^(GET|POST|PUT|PATCH|DELETE)$/.test(method))
        .map((method) => ({ method: method as Route['method'], path: above.join('') }));
    });
}

const addressOf = (path: string) =>
  path
    .replace('/realms/:slug', '/realms/northbank')
    .replace(':key', 'a'.repeat(32))
    .replaceAll(/:[a-z_]+/gi, '1')
    .replace('*', 'x');

let addresses = 0;
/** Each route is asked from an address of its own. */
const nextAddress = () => {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
};

/** What a dozen calls in a row are answered, or fewer where one is told to wait. */
async function knock({ method, path }: Route, host: string): Promise<number[]> {
  const remoteAddress = nextAddress();
  const statuses: number[] = [];
  while (statuses.length < 12 && statuses.at(-1) !== 429) {
    const isForm = path === '/find' || path.includes('/login/') || path.includes('/broker/');
    const answer = await app.app.inject({
      method,
      url: addressOf(path),
      remoteAddress,
      headers: {
        host: `${host}:4150`,
        origin: `http://${host}:4150`,
        accept: path.startsWith('/api/') ? 'application/json' : 'text/html',
        ...(method !== 'GET' && {
          'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
        }),
      },
      ...(method !== 'GET' && { payload: isForm ? 'email=nobody' : '{}' }),
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

const isOnBase = (path: string) => /^\/(find|open|remember)$/.test(path);
const routes = listRoutes();
const limited = routes.filter(({ method, path }) => !free.some((one) => one.test(`${method} ${path}`)));

it('are all there', () => {
  const paths = new Set(routes.map(({ path }) => path));
  for (const known of ['/api/shared-reports/open', '/api/projects', '/files/:key', '/outbox', '/find'])
    expect(paths).toContain(known);
  expect([...paths].some((path) => path.startsWith('/realms/:slug/'))).toBe(true);
  expect(limited.length).toBeGreaterThan(500);
});

it('tell an address that asks too often to wait', async () => {
  const open: string[] = [];
  for (const route of limited) {
    const statuses = await knock(route, isOnBase(route.path) ? 'localhost' : 'northbank.localhost');
    if (statuses.at(-1) !== 429) open.push(`${route.method} ${route.path}: ${statuses.join(' ')}`);
  }
  expect(open).toEqual([]);
});

it('which the pages of the app and companies that are not there do as well', async () => {
  for (const [path, host] of [
    ['/projects', 'northbank.localhost'],
    ['/', 'localhost'],
    ['/', 'nobody.localhost'],
    ['/api/tenant', 'nobody.localhost'],
  ] as const)
    expect((await knock({ method: 'GET', path }, host)).at(-1), `${host}${path}`).toBe(429);
});
