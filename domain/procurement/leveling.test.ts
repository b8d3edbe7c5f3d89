import { describe, expect, it } from 'vitest';
import { checkLeveling, tidySheet } from './checkLeveling.ts';
import {
  type Bidder,
  emptySheet,
  extendedPrice,
  type LevelingSheet,
  levelSheet,
  withoutPlugs,
  type LineBid,
  outliersOf,
  scopeEstimate,
  type ScopeLine,
} from './leveling.ts';

const line = (id: number, over: Partial<ScopeLine> = {}): ScopeLine => ({
  id,
  section: '08 44 00',
  name: `Line ${id}`,
  quantity: null,
  unit: '',
  estimate: null,
  ...over,
});
const bid = (lineId: number, amount: number | null, over: Partial<LineBid> = {}): LineBid => ({
  line_id: lineId,
  coverage: 'INCLUDED',
  unit_price: null,
  amount,
  plug: null,
  note: '',
  ...over,
});
const bidder = (id: number, bids: LineBid[], over: Partial<Bidder> = {}): Bidder => ({
  id,
  company: `Company ${id}`,
  contact: '',
  invitation: 'SUBMITTED',
  stated_total: null,
  rejection: '',
  bids,
  extras: [],
  ...over,
});

describe('leveling', () => {
  const plugged = bid(2, null, { coverage: 'EXCLUDED', plug: 640_000 });
  const sheet: LevelingSheet = {
    lines: [line(1), line(2)],
    bidders: [
      bidder(1, [bid(1, 16_420_000), bid(2, null, { coverage: 'EXCLUDED', plug: 325_000 })], {
        extras: [
          { extra_kind: 'PRIVATE', name: 'Bond', amount: 155_000, is_on: true },
          { extra_kind: 'ADDITION', name: 'Night work', amount: 90_000, is_on: false },
        ],
      }),
      bidder(2, [bid(1, 16_180_000), { ...plugged, plug: 876_000 }]),
      bidder(3, [bid(1, 17_000_000), bid(2, 310_000)]),
    ],
  };

  it.each(['EXCLUDED', 'BY_OTHERS'] as const)(
    'counts neither prices nor plugs of a line that is %s, and has them again once it is back',
    (inclusion) => {
      const out = { ...sheet, lines: [line(1), line(2, { inclusion, estimate: 500 })] };
      expect(levelSheet(out).bids.map(({ base, plugs, open }) => [base, plugs, open])).toEqual([
        [16_420_000, 0, 0],
        [16_180_000, 0, 0],
        [17_000_000, 0, 0],
      ]);
      expect(scopeEstimate([line(1, { estimate: 100 }), ...out.lines])).toBe(100);
      expect(outliersOf(out)(2, 310_000)).toEqual({ estimate: 61_900, median: null });
      const kept = tidySheet(out);
      expect(kept.lines[1]?.inclusion).toBe(inclusion);
      expect(levelSheet({ ...kept, lines: sheet.lines })).toEqual(levelSheet(sheet));
    },
  );

  it('keeps nothing of a dropped line: its plugs go with it, and do not come back with its number', () => {
    const dropped = tidySheet({ ...sheet, lines: [line(1)] });
    expect(dropped.bidders.map(({ bids }) => bids.map(({ line_id: id }) => id))).toEqual([[1], [1], [1]]);
    expect(levelSheet(dropped).bids.map(({ plugs }) => plugs)).toEqual([0, 0, 0]);
    expect(levelSheet({ ...dropped, lines: [line(1), line(2)] }).bids.map(({ open }) => open)).toEqual([
      1, 1, 1,
    ]);
  });

  it('counts chosen alternates in every leveled bid; one without a price is open', () => {
    const alternates = [
      { id: 1, name: 'Boilers', is_chosen: true },
      { id: 2, name: 'Night setback', is_chosen: false },
    ];
    const priced = (amount: number | null, other: number) => ({
      alternates: [
        { alternate_id: 1, amount },
        { alternate_id: 2, amount: other },
      ],
    });
    const { bids, leveledLow } = levelSheet({
      lines: [line(1)],
      alternates,
      bidders: [
        bidder(1, [bid(1, 1000)], priced(-50, 7)),
        bidder(2, [bid(1, 900)], priced(60, -900)),
        bidder(3, [bid(1, 940)], priced(null, 1)),
      ],
    });
    expect(bids.map(({ base, alternates: sum, leveled, open }) => [base, sum, leveled, open])).toEqual([
      [1000, -50, 950, 0],
      [900, 60, 960, 0],
      [940, 0, 940, 1],
    ]);
    expect(leveledLow).toEqual([3]);
  });

  it('refuses alternates without a name, twice, or priced twice by one bidder', () => {
    const one = { id: 1, name: ' ', is_chosen: false };
    const twice = [
      { alternate_id: 1, amount: 1 },
      { alternate_id: 1, amount: 2 },
    ];
    expect(
      Object.keys(
        checkLeveling({ lines: [], alternates: [one, one], bidders: [bidder(1, [], { alternates: twice })] }),
      ),
    ).toEqual(['alternates.1.id', 'alternates.0.name', 'alternates.1.name', 'bidders.0.alternates']);
  });

  it('finds that the apparent low is not the leveled low', () => {
    const { bids, apparentLow, leveledLow, low, spread } = levelSheet(sheet);
    expect(bids.map(({ leveled }) => leveled)).toEqual([16_900_000, 17_056_000, 17_310_000]);
    expect([apparentLow, leveledLow, low, spread]).toEqual([[2], [1], 16_900_000, 410_000]);
    const bare = withoutPlugs(levelSheet(sheet));
    expect(bare.bids.map((bid) => bid.leveled)).toEqual(bids.map((bid) => bid.leveled - bid.plugs));
    expect([bare.leveledLow, bare.low, bare.spread]).toEqual([[2], 16_180_000, 1_130_000]);
  });

  it.each<[string, Partial<Bidder>]>([
    ['is not responsive', { rejection: 'No bid bond' }],
    ['has not come', { invitation: 'ACCEPTED' }],
    ['was declined', { invitation: 'DECLINED' }],
  ])('leaves out a bid that %s', (_what, over) => {
    const [first, ...rest] = sheet.bidders;
    if (!first) throw new Error('The sheet has a bidder.');
    const { leveledLow, low } = levelSheet({ ...sheet, bidders: [{ ...first, ...over }, ...rest] });
    expect([leveledLow, low]).toEqual([[2], 17_056_000]);
  });

  it('marks equal totals both, and nothing without a bid', () => {
    const bidders = [bidder(1, [bid(1, 5)]), bidder(2, [bid(1, 5)])];
    expect(levelSheet({ lines: [line(1)], bidders }).leveledLow).toEqual([1, 2]);
    expect(levelSheet(emptySheet)).toMatchObject({ low: null, spread: null, leveledLow: [] });
  });

  it('finds arithmetic errors, wrong totals and lines without a price', () => {
    const lines = [line(1, { quantity: 100 }), line(2), line(3, { quantity: 3 })];
    const [result] = levelSheet({
      lines,
      bidders: [
        bidder(1, [bid(1, 510, { unit_price: 5 }), bid(3, null, { unit_price: 1.15 })], {
          stated_total: 515,
        }),
      ],
    }).bids;
    expect(result).toMatchObject({ base: 513.45, open: 1 });
    expect(result?.errors).toEqual([
      'Line 1: quantity times unit price is $500.00, the bid says $510.00.',
      'The bid states $515.00, its lines add up to $513.45.',
    ]);
  });

  it('marks prices far from the estimate and from the median', () => {
    const lines = [line(1, { estimate: 100 })];
    const all = { lines, bidders: [90, 110, 160].map((price, at) => bidder(at + 1, [bid(1, price)])) };
    expect(outliersOf(all)(1, 160)).toEqual({ estimate: 60, median: 45 });
    expect(outliersOf(all)(1, 125)).toEqual({ estimate: null, median: null });
    expect(outliersOf(all)(9, 125)).toEqual({ estimate: null, median: null });
  });

  it('agrees with a plain second calculation over 2,000 bids', () => {
    let seed = 21;
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % most;
    };
    for (let round = 0; round < 500; round += 1) {
      const lines = Array.from({ length: 1 + random(12) }, (_, at) =>
        line(at + 1, { quantity: random(3) === 0 ? null : random(500) }),
      );
      const bidders = Array.from({ length: 4 }, (_, at) =>
        bidder(
          at + 1,
          lines.flatMap(({ id, quantity }) => {
            if (random(6) === 0) return [];
            const byUnit = quantity !== null && random(2) === 0;
            return [
              bid(id, byUnit ? null : random(9_000_000) / 100, {
                coverage: (['INCLUDED', 'INCLUDED', 'EXCLUDED', 'MISSING'] as const)[random(4)] ?? 'MISSING',
                unit_price: byUnit ? random(90_000) / 100 : null,
                plug: random(3) === 0 ? (random(2_000_000) - 1_000_000) / 100 : null,
              }),
            ];
          }),
          {
            extras: [
              { extra_kind: 'PRIVATE', name: 'Bond', amount: random(100_000) / 100, is_on: random(2) === 0 },
            ],
            rejection: random(8) === 0 ? 'Late' : '',
          },
        ),
      );
      // In whole cents, line by line.
      const cents = bidders.map(({ bids, extras }) => {
        let total = 0;
        for (const one of bids) {
          total += Math.round((one.plug ?? 0) * 100);
          if (one.coverage !== 'INCLUDED') continue;
          const quantity = lines.find(({ id }) => id === one.line_id)?.quantity ?? 0;
          total +=
            one.amount === null
              ? quantity * Math.round((one.unit_price ?? 0) * 100)
              : Math.round(one.amount * 100);
        }
        for (const one of extras) if (one.is_on) total += Math.round(one.amount * 100);
        return total;
      });
      const { bids, low } = levelSheet({ lines, bidders });
      expect(bids.map(({ leveled }) => Math.round(leveled * 100))).toEqual(cents);
      const counted = cents.filter((_, at) => bidders[at]?.rejection === '');
      expect(low === null ? null : Math.round(low * 100)).toBe(
        counted.length > 0 ? Math.min(...counted) : null,
      );
    }
  });

  it('rounds an extended price to the cent', () => expect(extendedPrice(3, 0.335)).toBe(1.01));
});

describe('a leveling sheet', () => {
  it.each<[string, LevelingSheet, string]>([
    ['a line without a name', { lines: [line(1, { name: ' ' })], bidders: [] }, 'lines.0.name'],
    ['two lines of one id', { lines: [line(1), line(1)], bidders: [] }, 'lines.1.id'],
    [
      'two bidders of one id',
      { lines: [], bidders: [bidder(1, []), bidder(1, [], { company: 'B' })] },
      'bidders.1.id',
    ],
    [
      'a company twice',
      { lines: [], bidders: [bidder(1, [], { company: 'Alder' }), bidder(2, [], { company: ' ALDER ' })] },
      'bidders.1.company',
    ],
    [
      'a line priced twice',
      { lines: [line(1)], bidders: [bidder(1, [bid(1, 1), bid(1, 2)])] },
      'bidders.0.bids',
    ],
    [
      'a unit price without a quantity',
      { lines: [line(1)], bidders: [bidder(1, [bid(1, null, { unit_price: 2 })])] },
      'bidders.0.bids',
    ],
    [
      'a product above the limit',
      { lines: [line(1, { quantity: 1e9 })], bidders: [bidder(1, [bid(1, null, { unit_price: 1e9 })])] },
      'bidders.0.bids',
    ],
    [
      'a cost without a name',
      {
        lines: [],
        bidders: [bidder(1, [], { extras: [{ extra_kind: 'PRIVATE', name: '', amount: 1, is_on: true }] })],
      },
      'bidders.0.extras',
    ],
  ])('refuses %s', (_what, sheet, place) => expect(Object.keys(checkLeveling(sheet))).toEqual([place]));

  it('drops what was bid for a dropped line', () =>
    expect(
      tidySheet({ lines: [line(1)], bidders: [bidder(1, [bid(1, 1), bid(2, 9)])] }).bidders[0]?.bids,
    ).toHaveLength(1));
});
