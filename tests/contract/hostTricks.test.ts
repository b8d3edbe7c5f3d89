import { describe, expect, it } from 'vitest';
import { type RawAnswer, requestText, sendRaw } from '#tests/support/rawHttp.ts';
import { type Actor, type Slug, testApp } from '#tests/support/testApp.ts';

/**
 * The company of a request is that of its host and of nothing else that a client may write (trust rule 1). Bytes are sent
 * as they stand here, since clients correct most of this by themselves.
 */
const app = await testApp({ checkResponses: false });
await app.app.listen({ host: '127.0.0.1', port: 0 });
const address = app.app.server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const people: Partial<Record<Slug, Actor>> = {
  northbank: await app.addPerson([]),
  halden: await app.addPerson([], [], 'halden'),
};

type Headers = Record<string, string | readonly string[]>;
type Trick = {
  /** What the Host header says; northbank's own unless given. */
  host?: string | readonly string[];
  headers?: Headers;
  /** What stands before the path in the first line. */
  before?: string;
  /** Whose request it is; undefined for nobody's. */
  company?: Slug;
  /** Answers to a request that is nobody's. */
  refusals?: readonly number[];
};

const own = 'northbank.localhost:4150';
const other = 'halden.localhost:4150';
const nobodys = (host: string): Trick => ({ host });
const northbanks = (trick: Trick): Trick => ({ ...trick, company: 'northbank' });
const claims = (name: string, value = other): [string, Trick] => [
  `${name}: ${value}`,
  northbanks({ headers: { [name]: value } }),
];

const tricks: Record<string, Trick> = {
  'its own host': northbanks({}),
  'no port': northbanks({ host: 'northbank.localhost' }),
  'another port': northbanks({ host: 'northbank.localhost:1' }),
  'upper case': northbanks({ host: 'NorthBank.LOCALHOST:4150' }),
  'a dot behind it': northbanks({ host: 'northbank.localhost.:4150' }),
  'two dots behind it': nobodys('northbank.localhost..'),
  'a dot before it': nobodys('.northbank.localhost'),
  'the base host': nobodys('localhost:4150'),
  'the base host with a dot': nobodys('localhost.:4150'),
  'a company below a company': nobodys('halden.northbank.localhost'),
  'a company before another site': nobodys('northbank.localhost.evil.example'),
  'a company as the end of a name': nobodys('evil-northbank.localhost'),
  'another site that ends like us': nobodys('northbank.evillocalhost'),
  'an unknown company': nobodys('nobody.localhost'),
  'the loopback address': nobodys('127.0.0.1:4150'),
  'the loopback address as one number': nobodys('2130706433'),
  'an address in brackets': nobodys('[::1]:4150'),
  'a user before another site': nobodys(`northbank.localhost@evil.example`),
  'a user before us': nobodys(`evil.example@northbank.localhost`),
  'a company as the user of another': nobodys(`halden.localhost@${own}`),
  'a fragment': nobodys('northbank.localhost#.evil.example'),
  'a path': nobodys('northbank.localhost/../halden.localhost'),
  'a query': nobodys('northbank.localhost?halden.localhost'),
  'a backslash': nobodys('northbank.localhost\\.evil.example'),
  'a percent': nobodys('%6eorthbank.localhost'),
  'two with a comma': nobodys('northbank.localhost, halden.localhost'),
  'two with a blank': nobodys('northbank.localhost halden.localhost'),
  'a tab in it': { host: 'north\tbank.localhost', refusals: [400, 404] },
  'another alphabet': nobodys('xn--rthbank-9za.localhost'),
  'high bytes': nobodys('n\xf6rthbank.localhost'),
  'a wildcard': nobodys('*.localhost'),
  'an empty one': nobodys(''),
  'a port of letters': { host: 'northbank.localhost:x', refusals: [400, 404] },
  'two Host headers': { host: [own, other], refusals: [400] },
  'the same Host header twice': { host: [own, own], refusals: [400] },
  'no Host header': { host: [], refusals: [400] },
  ...Object.fromEntries([
    claims('X-Forwarded-Host'),
    claims('X-Forwarded-Host', `${own}, ${other}`),
    claims('Forwarded', `host=${other};proto=https`),
    claims('X-Host'),
    claims('X-Original-Host'),
    claims('X-Forwarded-Server'),
    claims('X-HTTP-Host-Override'),
    claims('X-Original-URL', `http://${other}/api/current_user`),
    claims('X-Rewrite-URL', `http://${other}/api/current_user`),
    claims('X-Forwarded-For', 'halden.localhost'),
    claims('Origin', `http://${other}`),
    claims('Referer', `http://${other}/`),
  ]),
  'a forwarded host and a foreign one': {
    host: 'evil.example',
    headers: { 'X-Forwarded-Host': own },
  },
  'its whole address': northbanks({ before: `http://${own}`, host: 'evil.example' }),
  'its whole address in capitals': northbanks({ before: `HTTP://NORTHBANK.LOCALHOST:4150`, host: other }),
  'its whole address with a user': northbanks({ before: `http://evil.example@${own}`, host: other }),
  'another company’s whole address': { before: `http://${other}`, company: 'halden' },
  'a whole address of another site': { before: 'http://evil.example' },
  'a whole address with us as the user': { before: `http://${own}@evil.example` },
  'a whole address of the base host': { before: 'http://localhost:4150' },
  'a whole address without a host': { before: 'http://', refusals: [400, 404] },
  'another site after two slashes': { before: '//evil.example', refusals: [404] },
  'another company after two slashes': { before: `//${other}`, refusals: [404] },
};

async function send(
  { host = own, headers = {}, before = '' }: Trick,
  path: string,
  more: Headers = {},
): Promise<RawAnswer> {
  const all = { Host: host, Connection: 'close', Accept: 'application/json', ...more, ...headers };
  return sendRaw(port, Buffer.from(requestText(`GET ${before}${path} HTTP/1.1`, all), 'latin1'));
}

type Asked = Trick & { refusals: readonly number[] };

/** What is wrong with the company that a request is taken for. */
async function tenantFaults({ company, refusals, ...trick }: Asked): Promise<string[]> {
  const { status, body } = await send(trick, '/api/tenant');
  if (company === undefined) return refusals.includes(status) ? [] : [`answers ${status} ${body}`];
  const { slug } = JSON.parse(body) as { slug?: string };
  return slug === company ? [] : [`is ${slug}’s`];
}

/** Whose token is let in although it is another company's, or not let in. */
async function tokenFaults({ company, refusals, ...trick }: Asked): Promise<string[]> {
  const faults: string[] = [];
  for (const [slug, person] of Object.entries(people)) {
    const { status } = await send(trick, '/api/current_user', { Authorization: `Bearer ${person.token}` });
    const expected = company === undefined ? refusals : [company === slug ? 200 : 401];
    if (!expected.includes(status)) faults.push(`answers ${status} to a token of ${slug}`);
  }
  return faults;
}

/** Addresses of realms other than the company's own. */
async function realmFaults({ company, ...trick }: Asked): Promise<string[]> {
  const faults: string[] = [];
  for (const slug of ['northbank', 'halden']) {
    const { status, body } = await send(trick, `/realms/${slug}/.well-known/openid-configuration`);
    const addresses = new Set(status === 200 ? body.match(/https?:\/\/[^/"]+/g) : []);
    addresses.delete(`http://${company}.localhost:4150`);
    if (status === 200 ? slug !== company : ![400, 404].includes(status)) faults.push(`${slug}: ${status}`);
    faults.push(...addresses);
  }
  return faults;
}

describe.each(Object.entries(tricks))('a request with %s', (_name, trick) => {
  const asked = { refusals: [404], ...trick };

  it(`is ${trick.company ?? 'nobody'}’s`, async () => {
    expect(await tenantFaults(asked)).toEqual([]);
  });

  it('lets in whose token is of that company, and nobody else', async () => {
    expect(await tokenFaults(asked)).toEqual([]);
  });

  it('meets the realm of that company, with no other address, and no other realm', async () => {
    expect(await realmFaults(asked)).toEqual([]);
  });

  it('is led to an address of ours', async () => {
    const { head, body } = await send(trick, '/open?company=northbank', { Accept: 'text/html' });
    // Nothing that the client made up comes back as an address.
    const location = /^location: (\S*)/im.exec(head)?.[1] ?? 'http://northbank.localhost:4150/';
    expect(location).toBe('http://northbank.localhost:4150/');
    expect(head).not.toMatch(/^(?:set-cookie|access-control-allow-origin):/im);
    expect(body).not.toMatch(/(?:href|action|src|content)="[^"]*(?:evil|:\/\/halden)/i);
  });
});
