import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInOverHttp } from '../support/httpSession.mjs';
import { type RawAnswer, requestText, sendRaw } from '../support/rawHttp.ts';
import { type ServerDatabase, serverDatabase } from '../support/serverDatabase.ts';
import { freePort, type ServerProcess, startServer } from '../support/serverProcess.mjs';

type Headers = Record<string, string | readonly string[]>;
/** Statuses that a request may get, then what is sent. The host is northbank's unless the headers say otherwise. */
type Shape = [expected: number[], line: string, headers?: Headers, body?: string];

const long = 'a'.repeat(20_000);
const host = (name: string): Headers => ({ Host: name });
const form = (text: string): [Headers, string] => [
  { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': String(Buffer.byteLength(text)) },
  text,
];
const realm = '/realms/northbank/protocol/openid-connect';
const authorize = (more: string) =>
  `GET ${realm}/auth?client_id=quoin-web&response_type=code&scope=openid&code_challenge_method=S256` +
  `&code_challenge=${'a'.repeat(43)}&redirect_uri={callback}&${more} HTTP/1.1`;
const get = (path: string) => `GET ${path} HTTP/1.1`;
const bearer = (...parts: unknown[]): Headers => ({
  Authorization: `Bearer ${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.AAAA`,
});

const hosts: Record<string, Shape> = {
  'an unknown company': [[404], get('/api/tenant'), host('nobody.localhost')],
  'a page of an unknown company': [[404], get('/'), host('nobody.localhost')],
  'a realm of an unknown company': [[404], get('/realms/nobody/.well-known/x'), host('nobody.localhost')],
  'a realm of another company': [[404], get('/realms/halden/protocol/openid-connect/auth')],
  'a foreign host': [[404], get('/'), host('evil.example')],
  'an address in numbers': [[404], get('/'), host('[::1]:80')],
  'an empty host': [[404], get('/api/tenant'), host('')],
  'no host': [[400], get('/api/tenant'), { Host: [] }],
  'two hosts': [[400], get('/api/tenant'), { Host: ['northbank.localhost', 'halden.localhost'] }],
  'two hosts in one': [[404], get('/api/tenant'), host('northbank.localhost, halden.localhost')],
  'a host with a script': [[404], get('/'), host('<script>alert(1)</script>.localhost')],
  'a host with a null byte': [[400], get('/'), host('north\0bank.localhost')],
  'a host in percent': [[404], get('/api/tenant'), host('north%62ank.localhost')],
  'a host with a user': [[404], get('/api/tenant'), host('x@northbank.localhost')],
  'a host of 300 letters': [[404], get('/'), host(`${'a'.repeat(300)}.localhost`)],
  'a host in high bytes': [[404], get('/'), host('\xff\xfe.localhost')],
  'forwarded hosts that nobody trusts': [
    [404],
    get('/api/tenant'),
    { Host: 'x.y', 'X-Forwarded-Host': '{own}' },
  ],
};

const targets: Record<string, Shape> = {
  'a lone percent': [[400], get('/%')],
  'a broken escape in the API': [[400], get('/api/%E0%A4%A')],
  'a broken escape in a realm': [[400], get('/realms/northbank/%E0%A4%A')],
  'a broken escape among files': [[400], get('/assets/%')],
  'an escaped null byte': [[400], get('/assets/%00.js')],
  'an escaped null byte in a sign-in': [[400], get('/realms/northbank/login/%00')],
  'a null byte': [[400], get('/\0')],
  'a letter outside ASCII': [[400], get('/café')],
  'steps upwards': [[404], get('/assets/../../package.json')],
  'escaped steps upwards': [[404], get('/assets/..%2f..%2f..%2fpackage.json')],
  'steps upwards with backslashes': [[404], get('/assets\\..\\..\\package.json')],
  'no leading slash': [[400], get('api/tenant')],
  'only a query': [[400], get('?a=b')],
  'the asterisk': [[404], 'OPTIONS * HTTP/1.1'],
  'an absolute address of an unknown host': [[404], get('http://evil.example/api/tenant')],
  'a broken absolute address': [[400, 404], get('http://[/')],
  'an absolute address of another scheme': [[404], get('ftp://evil.example/api/tenant')],
  'an absolute address with a user': [[404], get('http://{own}@evil.example/api/tenant')],
  'an encoded slash': [[404], get('/api/nothing%2ftenant')],
  'a path of 5,000 digits': [[404], get(`/api/projects/${'1'.repeat(5000)}`)],
  'an address of 20,000 letters': [[431], get(`/api/tenant?${long}`)],
  'a prototype in the path': [[404], get('/realms/__proto__/protocol/openid-connect/auth')],
  'a null byte in a company': [[400], get('/open?company=%00'), host('localhost')],
  'a line break in a company': [[400], get('/open?company=a%0d%0aX:y'), host('localhost')],
};

const protocol: Record<string, Shape> = {
  'no HTTP at all': [[400], '\0\x01\x02garbage'],
  'an unknown method': [[400], 'BREW / HTTP/1.1'],
  'a method in small letters': [[400], 'get / HTTP/1.1'],
  TRACE: [[405], 'TRACE /api/tenant HTTP/1.1'],
  PROPFIND: [[404, 405], 'PROPFIND / HTTP/1.1'],
  'PATCH where only POST is': [[404, 405], `PATCH ${realm}/token HTTP/1.1`, { 'Content-Length': '0' }],
  'DELETE of a file': [[404, 405], 'DELETE /assets/x.js HTTP/1.1'],
  CONNECT: [[0], 'CONNECT evil.example:443 HTTP/1.1'],
  'the preface of HTTP/2': [[400], 'PRI * HTTP/2.0'],
  'a header of 20,000 letters': [[431], get('/'), { 'X-Long': long }],
  'three thousand headers': [
    [431],
    get('/'),
    Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`X-${n}`, '1'])),
  ],
  'a null byte in a header': [[400], get('/'), { X: 'a\0b' }],
  'a folded header': [[400], get('/'), { X: 'a\r\n b' }],
  'two lengths': [[400], 'POST /api/projects HTTP/1.1', { 'Content-Length': ['1', '2'] }, 'ab'],
  'a length and chunks': [
    [400],
    'POST /api/projects HTTP/1.1',
    { 'Content-Length': '3', 'Transfer-Encoding': 'chunked' },
    '0\r\n\r\n',
  ],
  'a broken chunk': [
    [400],
    'POST /api/projects HTTP/1.1',
    { 'Transfer-Encoding': 'chunked', 'Content-Type': 'application/json' },
    'zz\r\n{}\r\n0\r\n\r\n',
  ],
  'a negative length': [[400], 'POST /api/projects HTTP/1.1', { 'Content-Length': '-1' }],
  'an unknown expectation': [
    [417],
    'POST /api/projects HTTP/1.1',
    { Expect: 'wonders', 'Content-Length': '0' },
  ],
  'a protocol to change to': [
    [401],
    get('/api/events'),
    { Upgrade: 'websocket', Connection: 'Upgrade, close' },
  ],
  'HTTP/1.0 without a host': [[400], 'GET /api/tenant HTTP/1.0', { Host: [] }],
};

const identity: Record<string, Shape> = {
  'no question at all': [[400], get(`${realm}/auth`)],
  'a client twice': [[400], get(`${realm}/auth?client_id=a&client_id=b`)],
  'a client with a null byte': [[400], get(`${realm}/auth?client_id=%00`)],
  'a state with a null byte': [[400], authorize('state=%00')],
  'a hint with a null byte': [[400], authorize('login_hint=%00')],
  'a broken escape': [[400], get(`${realm}/auth?client_id=%E0%A4`)],
  'a foreign way back': [
    [400],
    get(`${realm}/auth?client_id=quoin-web&response_type=code&redirect_uri=http://evil.example/`),
  ],
  'two ways back': [[303, 400], authorize('redirect_uri=http://evil.example/')],
  'cookies that cannot be read': [[400], get(`${realm}/auth`), { Cookie: '%E0%A4%A=%; ;;==;a' }],
  'a question in JSON': [
    [400],
    `POST ${realm}/token HTTP/1.1`,
    { 'Content-Type': 'application/json', 'Content-Length': '2' },
    '{}',
  ],
  'a code with a null byte': [
    [400],
    `POST ${realm}/token HTTP/1.1`,
    ...form(
      `grant_type=authorization_code&client_id=quoin-web&code=%00&code_verifier=${'a'.repeat(43)}&redirect_uri=x`,
    ),
  ],
  'a refresh token with a null byte': [
    [400],
    `POST ${realm}/token HTTP/1.1`,
    ...form('grant_type=refresh_token&client_id=quoin-web&refresh_token=a%00b'),
  ],
  'two megabytes': [[400, 413], `POST ${realm}/token HTTP/1.1`, ...form(`a=${'b'.repeat(2_000_000)}`)],
  'a sign-in that never began': [[400], get('/realms/northbank/login/nothing')],
  'a form from nowhere': [[403], 'POST /realms/northbank/login/nothing HTTP/1.1', ...form('email=%')],
  'a sign-out with junk': [[400], get(`${realm}/logout?id_token_hint=a.b.c`)],
  'a token that is no token': [[401], get('/api/current_user'), { Authorization: 'Bearer a.b.c' }],
  'a token without a signature': [
    [401],
    get('/api/current_user'),
    bearer({ alg: 'none' }, { iss: 1, sub: {} }),
  ],
  'a token with a foreign key': [
    [401],
    get('/api/current_user'),
    bearer({ alg: 'RS256', kid: '../../x', crit: ['b'], jku: 'http://evil.example' }, []),
  ],
  'two tokens': [[401], get('/api/current_user'), { Authorization: ['Bearer a', 'Bearer b'] }],
};

/** With a person's token in place: what every check before the handler and the handler itself make of it. */
const calls: Record<string, Shape> = {
  'an id beyond all numbers': [[400], get('/api/projects/99999999999999999999')],
  'an id below one': [[400], get('/api/projects/-1')],
  'a null byte as an id': [[400], get('/api/projects/%00')],
  'an address that is not there': [[404], get('/api/projects/1/../../nothing')],
  'a search of wildcards only': [[200], get('/api/projects?search=%25%5F%5C')],
  'a search with a null byte': [[400], get('/api/projects?search=%00')],
  'an unknown parameter': [[400], get('/api/projects?__proto__=1')],
  'a place to go on from that never was': [
    [400],
    get('/api/events'),
    { 'Last-Event-ID': '99999999999999999999' },
  ],
};

describe('requests that no client sends', () => {
  let database: ServerDatabase;
  let server: ServerProcess;
  let token: string;
  let own: string;

  beforeAll(async () => {
    database = await serverDatabase('hostile');
    const port = await freePort();
    server = await startServer({ port, env: { ...database.env, RATE_LIMIT: '1000000' } });
    own = `northbank.localhost:${port}`;
    token = (await signInOverHttp({ port, tenant: 'northbank', email: 'admin@northbank.example' }))
      .access_token;
  }, 300_000);
  afterAll(async () => {
    await server.stop();
    await database.remove();
  }, 300_000);

  const send = (line: string, headers: Headers = {}, body?: string): Promise<RawAnswer> => {
    const text = requestText(line, { Host: '{own}', Connection: 'close', ...headers }, body)
      .replaceAll('{own}', own)
      .replaceAll('{callback}', encodeURIComponent(`http://${own}/auth/callback`));
    return sendRaw(server.port, Buffer.from(text, 'latin1'));
  };
  const check = async ([expected, ...request]: Shape, more: Headers = {}) => {
    const [line, headers, body] = request;
    const answer = await send(line, { ...more, ...headers }, body);
    expect(expected).toContain(answer.status);
    expect(answer.body).not.toMatch(/\bat \w+ \(|node_modules|select |pg_|<script>alert/i);
    expect(answer.head).not.toMatch(/location: (https?:)?\/\/evil/i);
  };

  it.each(Object.entries(hosts))('host: %s', (_name, shape) => check(shape));
  it.each(Object.entries(targets))('address: %s', (_name, shape) => check(shape));
  it.each(Object.entries(protocol))('protocol: %s', (_name, shape) => check(shape));
  it.each(Object.entries(identity))('sign-in: %s', (_name, shape) => check(shape));
  it.each(Object.entries(calls))('call: %s', (_name, shape) =>
    check(shape, { Authorization: `Bearer ${token}` }),
  );

  it('take the host of an absolute address and not the one of the header', async () => {
    const answer = await send(get(`http://${own.replace('northbank', 'halden')}/api/tenant`));
    expect([answer.status, JSON.parse(answer.body)]).toMatchObject([200, { slug: 'halden' }]);
    const line = get(`http://${own.replace('northbank', 'halden')}/api/current_user`);
    expect((await send(line, { Authorization: `Bearer ${token}` })).status).toBe(401);
  });

  it('are refused as a sign-in', async () => {
    const attempt = (email: string, password = 'x') =>
      signInOverHttp({ port: server.port, tenant: 'northbank', email, password });
    await expect(attempt('cost\0@northbank.example')).rejects.toThrow('refused: 400');
    await expect(attempt("' or 1=1 --")).rejects.toThrow('refused: 401');
    await expect(attempt('cost@northbank.example', 'x\0'.repeat(2000))).rejects.toThrow('refused: 400');
    await expect(attempt('cost@northbank.example', 'x'.repeat(100_000))).rejects.toThrow('refused: 413');
    await expect(attempt('a'.repeat(10_000))).rejects.toThrow('refused: 401');
  });

  it('are refused in the one shape of every refusal, with the headers of every answer', async () => {
    for (const line of ['nonsense', get('/%'), get(`/?${long}`), get('/api/nothing')]) {
      const { head, body } = await send(line);
      expect(JSON.parse(body)).toMatchObject({ code: expect.any(String), message: expect.any(String) });
      expect(head).toMatch(/x-content-type-options: nosniff/i);
      expect(head).toMatch(/content-security-policy: default-src 'self'/i);
    }
  });

  it('leave the server well and its log without an error', async () => {
    expect((await send(get('/readyz'))).status).toBe(200);
    expect(server.output()).not.toMatch(/"level":[56]0/);
  });
});
