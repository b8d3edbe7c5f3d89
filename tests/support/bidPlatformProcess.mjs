// A bidding platform for tests, in a process of its own: a real OAuth 2 server with PKCE, and lists by pages behind it.
// Its behaviour is set by POST /control, and what it was asked is answered by GET /control.
import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

const [port, ...redirects] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;

/** The next answers of the API: how many are refused for haste, break off, are no JSON; what ends and what repeats. */
let behaviour = { hasty: 0, broken: 0, nonsense: 0, repeats: false, deaf: 0 };
let asked = { lists: 0, refreshed: 0, revoked: 0 };
let data = { projects: [], 'bid-packages': [], invites: [], bids: [], lines: {}, contacts: [] };

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'quoin',
      client_secret: 'the-platform-knows-this-secret',
      redirect_uris: redirects,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
    },
  ],
  scopes: ['data:read'],
  routes: { authorization: '/authorize', token: '/token', revocation: '/revoke' },
  features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
  pkce: { required: () => true },
  interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  findAccount: (_context, accountId) => ({ accountId, claims: async () => ({ sub: accountId }) }),
  issueRefreshToken: async () => true,
  rotateRefreshToken: true,
  cookies: { keys: ['of the tests alone'] },
  ttl: { AccessToken: 3600, RefreshToken: 86_400, Grant: 86_400, Interaction: 600, Session: 600 },
});
provider.on('grant.success', ({ oidc: { params } }) => {
  if (params?.grant_type === 'refresh_token') asked.refreshed += 1;
});

const bodyOf = async (request) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};
const json = (response, status, body, headers = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

async function interact(request, response) {
  const details = await provider.interactionDetails(request, response);
  if (request.method !== 'POST')
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<!doctype html><title>Platform</title><form method="post"><h1>Sign in to the platform</h1><button name="answer" value="allow">Allow</button><button name="answer" value="deny">Deny</button></form>`,
      );
  const isAllowed = (await bodyOf(request)).includes('allow');
  if (!isAllowed)
    return provider.interactionFinished(request, response, {
      error: 'access_denied',
      error_description: 'The person said no.',
    });
  const grant = new provider.Grant({ accountId: 'estimator', clientId: details.params.client_id });
  grant.addOIDCScope('data:read');
  const grantId = await grant.save();
  return provider.interactionFinished(request, response, {
    login: { accountId: 'estimator' },
    consent: { grantId },
  });
}

async function answerList(request, response, url) {
  asked.lists += 1;
  if (behaviour.deaf > 0) {
    behaviour.deaf -= 1;
    return; // never answers
  }
  if (behaviour.hasty > 0) {
    behaviour.hasty -= 1;
    return json(response, 429, { title: 'Too many requests' }, { 'retry-after': '0.05' });
  }
  if (behaviour.broken > 0) {
    behaviour.broken -= 1;
    return json(response, 503, {}, { 'retry-after': '0.05' });
  }
  if (behaviour.nonsense > 0) {
    behaviour.nonsense -= 1;
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{"results": "none"');
  }
  const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (!(await provider.AccessToken.find(token))) return json(response, 401, { title: 'Unauthorized' });
  const path = url.pathname.replace('/api/', '');
  const [, bid] = /^bids\/([^/]+)\/line-items$/.exec(path) ?? [];
  let rows = bid ? (data.lines[bid] ?? []) : data[path];
  if (!rows) return json(response, 404, { title: 'Not found' });
  for (const [key, value] of url.searchParams) {
    const [, field] = /^filter\[(\w+)\]$/.exec(key) ?? [];
    if (field) rows = rows.filter((row) => (field === 'companyId' ? row.company.id : row[field]) === value);
  }
  const from = Number(url.searchParams.get('cursorState') ?? 0);
  const page = 2;
  const next = behaviour.repeats ? 1 : from + page < rows.length ? from + page : null;
  return json(response, 200, {
    pagination: { limit: page, ...(next !== null && { cursorState: String(next) }) },
    results: rows.slice(from, from + page),
  });
}

async function answer(request, response) {
  const url = new URL(request.url, issuer);
  if (url.pathname === '/control' && request.method === 'GET') return json(response, 200, asked);
  if (url.pathname === '/control') {
    const wanted = JSON.parse(await bodyOf(request));
    behaviour = { ...behaviour, ...wanted.behaviour };
    data = { ...data, ...wanted.data };
    if (wanted.forget) asked = { lists: 0, refreshed: 0, revoked: 0 };
    return json(response, 200, asked);
  }
  if (url.pathname.startsWith('/api/')) return answerList(request, response, url);
  if (url.pathname.startsWith('/interaction/')) return interact(request, response);
  if (url.pathname === '/revoke') asked.revoked += 1;
  return provider.callback()(request, response);
}

createServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) json(response, 500, {});
  });
}).listen(Number(port), '127.0.0.1', () => console.log('ready'));
