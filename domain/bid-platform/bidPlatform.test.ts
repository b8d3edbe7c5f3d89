import { describe, expect, it } from 'vitest';
import { checkLeveling, type LevelingSheet, levelSheet } from '#domain/procurement';
import {
  checkPlatform,
  matchPackages,
  nextSignIn,
  type OwnPackage,
  type PlatformBidder,
  PlatformNonsense,
  type PlatformPackage,
  readPage,
  readPlatformBids,
  readPlatformInvites,
  readPlatformLines,
  readPlatformPackages,
  sheetOfPlatform,
  SIGN_IN_MOVES,
  type SignInEvent,
  type SignInState,
  statusAfter,
  targetProblem,
  USUAL_PLATFORM,
  withBidders,
} from './index.ts';

describe('signing in', () => {
  it('knows five states', () => {
    expect(Object.keys(SIGN_IN_MOVES)).toEqual([
      'idle',
      'waiting_for_login',
      'authorizing',
      'authorized',
      'error',
    ]);
  });

  it.each<[SignInState, SignInEvent, SignInState]>([
    ['idle', 'ask', 'waiting_for_login'],
    ['idle', 'accept', 'idle'],
    ['waiting_for_login', 'leave', 'authorizing'],
    ['waiting_for_login', 'cancel', 'idle'],
    ['authorizing', 'accept', 'authorized'],
    ['authorizing', 'refuse', 'error'],
    ['authorizing', 'ask', 'authorizing'],
    ['error', 'leave', 'authorizing'],
    ['authorized', 'refuse', 'authorized'],
    ['authorized', 'forget', 'idle'],
  ])('%s, %s: %s', (state, event, next) => expect(nextSignIn(state, event)).toBe(next));
});

describe('settings', () => {
  const draft = { ...USUAL_PLATFORM, client_id: 'quoin' };
  it('are the public addresses of the platform at first', () => {
    expect(checkPlatform(draft, { isNew: true, allowsLoopback: false })).toEqual({});
    expect(checkPlatform(USUAL_PLATFORM, { isNew: true, allowsLoopback: false })).toHaveProperty('client_id');
  });

  it('take this machine without https only while the product is developed', () => {
    const own = { ...draft, api_url: 'http://127.0.0.1:9000/api' };
    expect(checkPlatform(own, { isNew: true, allowsLoopback: true })).toEqual({});
    expect(checkPlatform(own, { isNew: true, allowsLoopback: false })).toHaveProperty('api_url');
  });
});

describe('answers of the platform', () => {
  it.each([null, 'text', [], {}, { results: 'none' }, { results: null }])(
    'refuses %j as a list',
    (answer) => {
      expect(() => readPage(answer)).toThrow(PlatformNonsense);
    },
  );

  it('reads pages with and without a next one', () => {
    expect(readPage({ results: [{ id: 'a' }, 7, null], pagination: { cursorState: 'n' } })).toEqual({
      rows: [{ id: 'a' }],
      next: 'n',
    });
    expect(readPage({ results: [] }).next).toBeNull();
  });

  it('leaves out rows that name nothing, and reads each id once', () => {
    const rows = [
      { id: 'a', name: ' Steel\u0007\n frame ', bidsDueAt: 'never' },
      { id: 'a', name: 'again' },
      { id: '', name: 'x' },
      { id: 'b', name: '' },
      { id: 'c', name: 'x'.repeat(400) },
    ];
    const read = readPlatformPackages(rows);
    expect(read.map(({ id, name }) => [id, name.length])).toEqual([
      ['a', 11],
      ['c', 250],
    ]);
    expect(read[0]).toMatchObject({ name: 'Steel frame', bids_due_at: null });
  });

  it('takes the newest revision that was submitted', () => {
    const bid = {
      bidPackageId: 'k',
      inviteId: 'i',
      bidderCompanyId: 'c',
      submittedAt: '2026-11-01T00:00:00Z',
    };
    const rows = [
      { ...bid, id: '1', revision: 0, total: 5 },
      { ...bid, id: '3', revision: 2, total: Number.NaN },
      { ...bid, id: '2', revision: 1, total: 6 },
      { ...bid, id: '4', revision: 3, total: 7, submittedAt: null },
    ];
    expect(readPlatformBids(rows)).toMatchObject([{ id: '3', total: null }]);
  });

  it('reads prices as numbers or texts, and refuses what is none', () => {
    const line = { type: 'COST_BREAKDOWN', description: 'Cars', unit: 'EA' };
    const [whole, odd, lump, other] = readPlatformLines([
      { ...line, quantity: '8', unitCost: 12.345_67 },
      { ...line, quantity: 1e300, unitCost: 'free', value: 9 },
      { ...line, unit: 'TOTAL_COST_ONLY', quantity: 3, unitCost: 4, value: '120.5' },
      { ...line, type: 'ADDENDUM' },
    ]);
    expect(whole).toMatchObject({ quantity: 8, unit_price: 12.3457, amount: 98.77 });
    expect(odd).toMatchObject({ quantity: null, unit_price: null, amount: 9 });
    expect(lump).toMatchObject({ unit: 'LS', quantity: null, unit_price: null, amount: 120.5 });
    expect(other).toBeUndefined();
  });

  it('puts bids to their bidders, by invitation or company', () => {
    const packages = readPlatformPackages([{ id: 'k', name: 'Steel' }]);
    const invited = readPlatformInvites(
      [
        {
          id: 'i1',
          bidPackageId: 'k',
          bidderCompanyId: 'c1',
          company: { name: 'Ironwork' },
          state: 'DECLINED',
        },
        { id: 'i2', bidPackageId: 'k', bidderCompanyId: 'c2', lastViewedAt: '2026-11-01T00:00:00Z' },
        { id: 'i3', bidPackageId: 'k', bidderCompanyId: 'c3' },
      ],
      new Map([['c2', 'Girder & Sons']]),
    );
    const bids = readPlatformBids([
      {
        id: 'b',
        bidPackageId: 'k',
        inviteId: 'other',
        bidderCompanyId: 'c1',
        total: 4,
        submittedAt: '2026-11-01',
      },
    ]);
    expect(withBidders(packages, invited, bids)[0]?.bidders).toMatchObject([
      { company: 'Ironwork', state: 'SUBMITTED', bid: { total: 4 } },
      { company: 'Girder & Sons', state: 'OPENED', bid: null },
    ]);
  });
});

const bidder = (company: string, part: Partial<PlatformBidder['bid']> | null): PlatformBidder => ({
  company,
  contact: '',
  state: part ? 'SUBMITTED' : 'ACCEPTED',
  bid: part && {
    revision: 0,
    total: null,
    submitted_at: '2026-11-01T00:00:00Z',
    notes: '',
    lines: [],
    ...part,
  },
});
const cost = (name: string, amount: number | null, section = '') => ({
  kind: 'COST_BREAKDOWN' as const,
  section,
  name,
  unit: 'LS',
  quantity: null,
  unit_price: null,
  amount,
  answer: '',
});
const pack = (...bidders: PlatformBidder[]): PlatformPackage => ({
  id: 'k',
  number: '5',
  name: 'Steel',
  bids_due_at: null,
  bidders,
});

describe('the leveling sheet', () => {
  it('has the lines of all bids once, equal words twice where a bid has them twice', () => {
    const sheet = sheetOfPlatform(
      null,
      pack(
        bidder('A', { lines: [cost('Frame', 5), cost('Frame', 6), cost('Deck', null)] }),
        bidder('B', { lines: [cost('frame', 4), cost('Deck', 2), cost('Deck', 1, 'Roof')] }),
      ),
    );
    expect(sheet.lines.map(({ section, name }) => `${section}/${name}`)).toEqual([
      '/Frame',
      '/Frame',
      '/Deck',
      'Roof/Deck',
    ]);
    expect(sheet.bidders[0]?.bids.map(({ coverage, amount }) => [coverage, amount])).toEqual([
      ['INCLUDED', 5],
      ['INCLUDED', 6],
      ['MISSING', null],
    ]);
    expect(levelSheet(sheet).low).toBe(7);
  });

  it('holds a bid without lines as one lump sum', () => {
    const sheet = sheetOfPlatform(null, pack(bidder('A', { total: 100 }), bidder('B', { total: 90 })));
    expect(sheet.lines).toHaveLength(1);
    expect(levelSheet(sheet)).toMatchObject({ low: 90 });
    expect(levelSheet(sheet).bids[0]?.errors).toEqual([]);
  });

  it('keeps plugs, notes, costs and reasons; doubles nothing; says what a bid no longer prices', () => {
    const first = sheetOfPlatform(
      null,
      pack(bidder('Iron, Inc.', { lines: [cost('Frame', 5), cost('Deck', 2)] })),
    );
    const own: LevelingSheet = {
      ...first,
      bidders: first.bidders.map((one) => ({
        ...one,
        rejection: 'No bid bond',
        extras: [{ extra_kind: 'PRIVATE', name: 'Crane', amount: 9, is_on: true }],
        bids: one.bids.map((bid) => ({ ...bid, plug: 1, note: 'ours' })),
      })),
    };
    const again = sheetOfPlatform(own, pack(bidder('IRON INC', { lines: [cost('Frame', 4)] })));
    expect(again.lines).toHaveLength(2);
    expect(again.bidders).toMatchObject([
      {
        company: 'Iron, Inc.',
        rejection: 'No bid bond',
        extras: [{ name: 'Crane' }],
        bids: [
          { coverage: 'INCLUDED', amount: 4, plug: 1, note: 'ours' },
          { coverage: 'MISSING', amount: null, plug: 1 },
        ],
      },
    ]);
  });

  it('taken twice is the same, for 500 packages of any kind', () => {
    let seed = 20_261_123;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 500; round += 1) {
      const bidders = Array.from({ length: 1 + random(5) }, (_, at) =>
        bidder(
          `Company ${random(3)}${at}`,
          random(4) === 0
            ? null
            : {
                total: random(1000),
                lines: Array.from({ length: random(5) }, () => ({
                  ...cost(
                    ['Frame', 'Deck', 'Stairs', '***'][random(4)] ?? '',
                    random(3) === 0 ? null : random(500),
                  ),
                  kind: random(5) === 0 ? ('ALTERNATE' as const) : ('COST_BREAKDOWN' as const),
                })),
              },
        ),
      );
      const once = sheetOfPlatform(null, pack(...bidders));
      expect(checkLeveling(once)).toEqual({});
      expect(sheetOfPlatform(once, pack(...bidders))).toEqual(once);
    }
  });
});

describe('where a package goes', () => {
  const own = (id: number, part: Partial<OwnPackage>): OwnPackage => ({
    id,
    number: id,
    name: `Package ${id}`,
    status: 'READY',
    platform_id: '',
    is_sealed: false,
    ...part,
  });
  const from = (id: string, name: string, number = '') => ({ id, name, number });

  it('is the one it went into before, else the only one of its name, else of its number', () => {
    const found = matchPackages(
      [
        from('a', 'Steel'),
        from('b', 'steel'),
        from('c', 'Doors', 'BP-004'),
        from('d', 'Paint', '4'),
        from('e', 'Roof'),
      ],
      [
        own(1, { platform_id: 'b', name: 'Old name' }),
        own(2, { name: 'STEEL' }),
        own(4, {}),
        own(5, { name: 'Roof' }),
        own(6, { name: 'roof' }),
      ],
    );
    expect([...found]).toEqual([
      ['b', { id: 1, by: 'taken_before' }],
      ['a', { id: 2, by: 'name' }],
      ['c', { id: 4, by: 'number' }],
    ]);
  });

  it.each([
    [null, 'BIDS_RECEIVED'],
    ['OUT_TO_BID', 'BIDS_RECEIVED'],
    ['READY', 'BIDS_RECEIVED'],
    ['LEVELING', 'LEVELING'],
    ['ON_HOLD', 'ON_HOLD'],
  ] as const)('stands at %s, then at %s', (before, after) => {
    expect(statusAfter(before, pack(bidder('A', { total: 1 })))).toBe(after);
  });

  it('is out to bid while nobody has bid, and not started while nobody is invited', () => {
    expect(statusAfter(null, pack(bidder('A', null)))).toBe('OUT_TO_BID');
    expect(statusAfter(null, pack())).toBe('NOT_STARTED');
    expect(statusAfter('OUT_TO_BID', pack(bidder('A', null)))).toBe('OUT_TO_BID');
  });

  it('is closed once bought, and while bids by link are sealed', () => {
    expect(targetProblem({ status: 'AWARDED', is_sealed: false })).toMatch(/is bought/);
    expect(targetProblem({ status: 'OUT_TO_BID', is_sealed: true })).toMatch(/sealed/);
    expect(targetProblem({ status: 'LEVELING', is_sealed: false })).toBeNull();
  });
});
