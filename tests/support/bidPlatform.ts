import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from './serverProcess.mjs';

const program = fileURLToPath(new URL('bidPlatformProcess.mjs', import.meta.url));

type Rows = Record<string, unknown>[];
type PlatformData = Partial<
  Record<'projects' | 'bid-packages' | 'invites' | 'bids' | 'contacts', Rows> & {
    lines: Record<string, Rows>;
  }
>;
type Behaviour = Partial<{ hasty: number; broken: number; nonsense: number; deaf: number; repeats: boolean }>;
type Asked = { lists: number; refreshed: number; revoked: number };

/** A bidding platform in a process of its own: a real OAuth server, and lists of two rows a page. */
export type BidPlatform = Awaited<ReturnType<typeof startBidPlatform>>;

/** Starts a platform that leads back to these addresses. */
export async function startBidPlatform(...redirects: readonly string[]) {
  const port = await freePort();
  const child = spawn(process.execPath, [program, String(port), ...redirects], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stderr.on('data', (chunk: Buffer) => {
    const lines = chunk.toString().split('\n');
    // The identity library warns of what matters to nobody here: an old runtime, keys and rows that live as long as a test.
    const problems = lines.filter((line) => line !== '' && !line.startsWith('oidc-provider WARNING'));
    if (problems.length > 0) console.error(problems.join('\n'));
  });
  await once(child.stdout, 'data');
  const origin = `http://127.0.0.1:${port}`;
  const control = async (wanted: object): Promise<Asked> => {
    const answer = await fetch(`${origin}/control`, { method: 'POST', body: JSON.stringify(wanted) });
    return (await answer.json()) as Asked;
  };
  return {
    settings: {
      name: 'Bidwell',
      api_url: `${origin}/api`,
      authorize_url: `${origin}/authorize`,
      token_url: `${origin}/token`,
      client_id: 'quoin',
      client_secret: 'the-platform-knows-this-secret',
      scopes: 'data:read',
    },
    has: (data: PlatformData) => control({ data }),
    behave: (behaviour: Behaviour) => control({ behaviour, forget: true }),
    asked: async () => (await (await fetch(`${origin}/control`)).json()) as Asked,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Signs in at the platform as a browser would, and answers the address that it leads back to. */
export async function allowAt(address: string, answer: 'allow' | 'deny' = 'allow'): Promise<URL> {
  const cookies = new Map<string, string>();
  let next = address;
  let method = 'GET';
  for (let hop = 0; hop < 8; hop += 1) {
    const found = await fetch(next, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(method === 'POST' && { body: `answer=${answer}` }),
    });
    for (const line of found.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = found.headers.get('location');
    if (!location) {
      method = 'POST'; // the page of the platform: its form goes to its own address
      continue;
    }
    method = 'GET';
    const target = new URL(location, next);
    if (target.pathname === '/building-connected/') return target;
    next = target.href;
  }
  throw new Error('The platform did not lead back.');
}

/** A project of the platform with three packages: bids with lines, a lump sum, and one without bids. */
export const platformData: Required<PlatformData> = {
  projects: [
    { id: 'p1', name: 'Harbor Point', number: '24-118' },
    { id: 'p2', name: 'Another project', number: '' },
    { id: 'p3', name: 'A third project', number: '24-120' },
  ],
  'bid-packages': [
    {
      id: 'k1',
      projectId: 'p1',
      number: '14',
      name: 'Vertical transport',
      bidsDueAt: '2026-11-05T22:00:00Z',
    },
    { id: 'k2', projectId: 'p1', number: '33', name: 'Site water lines', bidsDueAt: null },
    { id: 'k3', projectId: 'p1', number: '12', name: 'Window shades' },
    { id: 'k9', projectId: 'p2', number: '1', name: 'Of another project' },
  ],
  invites: [
    {
      id: 'i1',
      projectId: 'p1',
      bidPackageId: 'k1',
      bidderCompanyId: 'c1',
      company: { id: 'c1', name: 'Ascend Lifts' },
      invitees: [{ firstName: 'Ana', lastName: 'Ruiz' }],
      state: 'ACCEPTED',
    },
    { id: 'i2', projectId: 'p1', bidPackageId: 'k1', bidderCompanyId: 'c2', invitees: [], state: 'DECLINED' },
    {
      id: 'i3',
      projectId: 'p1',
      bidPackageId: 'k1',
      bidderCompanyId: 'c3',
      company: { id: 'c3', name: 'Plumb Line Elevator' },
      invitees: [],
      state: 'ACCEPTED',
    },
    {
      id: 'i4',
      projectId: 'p1',
      bidPackageId: 'k2',
      bidderCompanyId: 'c4',
      company: { id: 'c4', name: 'Tidewater Utilities' },
      invitees: [],
      state: 'INVITED',
    },
  ],
  contacts: [{ id: 'x', company: { id: 'c2', name: 'Highrise Hoists' } }],
  bids: [
    {
      id: 'b1',
      projectId: 'p1',
      bidPackageId: 'k1',
      inviteId: 'i1',
      bidderCompanyId: 'c1',
      revision: 0,
      total: 900,
      submittedAt: '2026-11-01T15:00:00Z',
    },
    {
      id: 'b2',
      projectId: 'p1',
      bidPackageId: 'k1',
      inviteId: 'i1',
      bidderCompanyId: 'c1',
      revision: 1,
      total: 3_204_000.5,
      submittedAt: '2026-11-02T15:00:00Z',
      notes: 'Excludes overtime.',
    },
    {
      id: 'b3',
      projectId: 'p1',
      bidPackageId: 'k1',
      inviteId: 'i3',
      bidderCompanyId: 'c3',
      revision: 0,
      total: 3_150_000,
      submittedAt: '2026-11-03T15:00:00Z',
    },
    {
      id: 'b4',
      projectId: 'p1',
      bidPackageId: 'k2',
      inviteId: 'i4',
      bidderCompanyId: 'c4',
      revision: 0,
      total: 780_000,
      submittedAt: '2026-11-03T16:00:00Z',
    },
  ],
  lines: {
    b2: [
      {
        id: 'l1',
        type: 'COST_BREAKDOWN',
        section: 'Cars',
        description: 'Passenger cars',
        unit: 'EA',
        quantity: 8,
        unitCost: 380_000.0625,
      },
      {
        id: 'l2',
        type: 'COST_BREAKDOWN',
        section: 'Cars',
        description: 'Freight car',
        unit: 'TOTAL_COST_ONLY',
        value: 164_000,
      },
      { id: 'l3', type: 'ALTERNATE', section: null, description: 'Glass cabs', value: 96_000 },
      { id: 'l4', type: 'INCLUSION', section: null, description: 'Hoistway lighting', value: 'YES' },
    ],
    b3: [
      {
        id: 'l1',
        type: 'COST_BREAKDOWN',
        section: 'Cars',
        description: 'Passenger cars',
        unit: 'EA',
        quantity: 8,
        unitCost: 370_000,
      },
      {
        id: 'l2',
        type: 'COST_BREAKDOWN',
        section: 'Cars',
        description: 'Freight car',
        unit: 'TOTAL_COST_ONLY',
        value: 190_000,
      },
    ],
    b4: [],
  },
};
