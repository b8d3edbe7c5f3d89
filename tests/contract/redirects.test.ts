import { expect, it } from 'vitest';
import { testApp } from '#tests/support/testApp.ts';

/**
 * No parameter leads a browser to another site or to another company (trust E2): whatever stands in the place of an
 * address, an answer names the company's own host, or the product's own above it, and nothing else.
 */
const app = await testApp({ checkResponses: false });
const origin = 'http://northbank.localhost:4150';
const ours = new Set([origin, 'http://localhost:4150']);

/** What stands in the place of an address. */
const targets = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2Fevil.example',
  '%2F%2Fevil.example',
  '/%5Cevil.example',
  '/\t/evil.example',
  '\t//evil.example',
  '/%09/evil.example',
  '/\n/evil.example',
  ' https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://evil.example/auth/callback',
  'http://evil.example:4150/auth/callback',
  'HTTP://EVIL.EXAMPLE',
  `${origin}@evil.example/auth/callback`,
  `${origin}.evil.example/auth/callback`,
  `${origin}/auth/callback/../../../evil`,
  `${origin}/auth/callback?to=//evil.example`,
  `${origin}/auth/callback#//evil.example`,
  `${origin}/auth/callback/`,
  `${origin}//evil.example`,
  `${origin}\\@evil.example`,
  'http://halden.localhost:4150/auth/callback',
  'http://halden.localhost:4150/',
  'http://nobody.localhost:4150/auth/callback',
  'http://localhost:4150.evil.example/',
  'ftp://evil.example',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'JaVaScRiPt:alert(1)//evil.example',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:evil',
  'evil.example',
  '.evil.example',
  '@evil.example',
  '\u0000//evil.example',
  '\u2028//evil.example',
  '//evil。example',
] as const;

const realm = '/realms/northbank/protocol/openid-connect';
const question = {
  client_id: 'quoin-web',
  response_type: 'code',
  scope: 'openid',
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
  redirect_uri: `${origin}/auth/callback`,
};
const address = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query).toString()}`;
const asking = (name: string) => (target: string) =>
  address(`${realm}/auth`, { ...question, [name]: target });
const leaving = (query: Record<string, string>) => (target: string) =>
  address(`${realm}/logout`, { ...query, post_logout_redirect_uri: target });

type Place = { name: string; url: (target: string) => string; host?: string };
const places: Place[] = [
  ...[
    'redirect_uri',
    'login_hint',
    'state',
    'resource',
    'request_uri',
    'registration',
    'claims',
    'web_message_uri',
  ].map((name) => ({ name: `${name} of a sign-in`, url: asking(name) })),
  {
    name: 'two ways back',
    url: (target) =>
      `${asking('redirect_uri')(target)}&${new URLSearchParams({ redirect_uri: question.redirect_uri }).toString()}`,
  },
  { name: 'the way on from a sign-out', url: leaving({ client_id: 'quoin-web' }) },
  { name: 'the way on from nobody’s sign-out', url: leaving({}) },
  {
    name: 'the company to open',
    url: (target) => address('/open', { company: target }),
    host: 'localhost:4150',
  },
  {
    name: 'the visit to remember',
    url: (target) => address('/remember', { visit: target }),
    host: 'localhost:4150',
  },
  ...['next', 'returnTo', 'redirect', 'url', 'loginHint', 'from_logout', 'goBackSteps', 'company'].map(
    (name) => ({
      name: `${name} of a page`,
      url: (target: string) => address('/auth-redirect', { [name]: target }),
    }),
  ),
  {
    name: 'the query of a sign-in page',
    url: (target) => address('/realms/northbank/login/nothing', { to: target }),
  },
  { name: 'the path', url: (target) => `/${encodeURI(target)}` },
  { name: 'the path without its first slash', url: (target) => encodeURI(target).replace(/^(?!\/)/, '/') },
  { name: 'the path below the realm', url: (target) => `${realm}/${encodeURIComponent(target)}` },
  { name: 'the path at the base host', url: (target) => `/${encodeURI(target)}`, host: 'localhost:4150' },
  { name: 'the path of the API', url: (target) => `/api/${encodeURI(target)}` },
];

/** Where an answer leads, resolved as a browser does. */
function whereTo(location: unknown, at: string): string | undefined {
  return typeof location === 'string' ? new URL(location, at).origin : undefined;
}

/** What is wrong with an answer to this target in this place. */
async function faultsOf(
  { name, url, host = 'northbank.localhost:4150' }: Place,
  target: string,
): Promise<string[]> {
  const { statusCode, headers, body } = await app.app.inject({
    method: 'GET',
    url: url(target),
    headers: { host, accept: 'text/html' },
  });
  const there = whereTo(headers.location, `http://${host}`);
  const faults = [
    // 503 is the page of the app itself, which is not built in these tests.
    statusCode >= 500 && !body.startsWith('The app is not built') && `answers ${statusCode}`,
    there !== undefined && !ours.has(there) && `leads to ${there}`,
    headers['refresh'] !== undefined && 'refreshes',
    // Nor a link, a form or a script that somebody could be led by; what was asked may be shown as text.
    ledBy.test(body) && 'shows a way there',
    body.includes('<script>alert') && 'runs a script',
    name.startsWith('redirect_uri') &&
      (statusCode !== 400 || there !== undefined) &&
      `is taken: ${statusCode}`,
  ];
  return faults.filter((fault) => fault !== false).map((fault) => `${JSON.stringify(target)} ${fault}`);
}
const ledBy =
  /\b(?:href|action|src|formaction|http-equiv)=["']?[^"'>]*(?:evil|halden|javascript:|data:text)/i;

it.each(places.map((place) => [place.name, place] as const))(
  '%s leads nowhere else',
  async (_name, place) => {
    const faults: string[] = [];
    for (const target of targets) faults.push(...(await faultsOf(place, target)));
    expect(faults).toEqual([]);
  },
);

it('leads on where it should: the tests above ask real doors', async () => {
  const get = (path: string, host = 'northbank.localhost:4150') =>
    app.app.inject({ method: 'GET', url: path, headers: { host, accept: 'text/html' } });
  expect((await get(asking('login_hint')('cost@northbank.example'))).headers.location).toMatch(
    /^(http:\/\/northbank\.localhost:4150)?\/realms\/northbank\/login\//,
  );
  expect((await get('/open?company=halden', 'localhost:4150')).headers.location).toBe(
    'http://halden.localhost:4150/',
  );
});
