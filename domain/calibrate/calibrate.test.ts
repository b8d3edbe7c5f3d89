import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparable, factorOf, type Peer, placeAmong, standingOf } from './index.ts';

const peer = (cost: number | null, area: number, place: number, time: number): Peer => ({
  cost,
  area: { value: area, unit: 'sq_ft' },
  by_location: place,
  by_time: time,
  by_custom: 1,
});

// The demo's finished hospitals, brought to Seattle in 2026.
const legacy = [
  ['Summit Valley', peer(128_100_000, 210_000, 1.0588, 1.3204), 1.398, 852.8],
  ['St. Brendan', peer(191_100_000, 245_000, 0.9474, 1.2721), 1.2052, 940],
  ['Riverside', peer(137_300_000, 156_000, 0.973, 1.1755), 1.1438, 1006.7],
  ['Lakeshore', peer(118_800_000, 198_000, 0.9231, 1.393), 1.2858, 771.5],
  ['Mesa', peer(130_700_000, 172_000, 1.2135, 1.11), 1.3469, 1023.5],
] as const;
const perArea = { measure: 'area', isNormalized: true } as const;

describe('a peer', () => {
  it.each(legacy)('%s comes to its stated figures', (_name, one, factor, cost) => {
    expect(factorOf(one)).toBeCloseTo(factor, 3);
    expect(Math.abs((comparable(one, perArea) ?? 0) - cost)).toBeLessThan(0.1);
  });

  it('is compared as it was, and by its whole cost', () => {
    const [, mesa] = legacy[4];
    expect(comparable(mesa, { measure: 'area', isNormalized: false })).toBeCloseTo(759.88, 2);
    expect(comparable(mesa, { measure: 'cost', isNormalized: false })).toBe(130_700_000);
  });

  it.each([
    ['a cost', peer(null, 100, 1, 1), 'cost'],
    ['an area', peer(100, 0, 1, 1), 'area'],
  ] as const)('is not compared without %s', (_what, one, measure) => {
    expect(comparable(one, { measure, isNormalized: true })).toBeNull();
  });

  it('counts hectares as square feet', () => {
    const acre = { ...peer(43_560, 1, 1, 1), area: { value: 1, unit: 'acre' as const } };
    expect(comparable(acre, perArea)).toBeCloseTo(1, 6);
  });
});

describe('where a project stands', () => {
  it('leaves out whoever is switched off or left out with a note, and the steps that are', () => {
    const peers = legacy.map(([, one], id) => ({
      ...one,
      id,
      left_out_note: id === 3 ? 'Shell only' : null,
    }));
    const project = { ...peer(314_800_000, 304_000, 1, 1), id: 9, left_out_note: null };
    const by = { ...perArea, without: [4], skips: [] } as const;
    const { mine, amounts, standing } = placeAmong({ project, peers }, by);
    expect([mine, amounts.length, standing?.median]).toEqual([
      comparable(project, perArea),
      3,
      comparable(legacy[1][1], perArea),
    ]);
    const raw = placeAmong({ project, peers }, { ...by, skips: ['city', 'time'] });
    expect(raw.standing?.highest).toBeCloseTo(137_300_000 / 156_000, 6);
  });

  it('is 10.2% above the median of the demo’s five, and above the highest', () => {
    const amounts = legacy.map(([, one]) => comparable(one, perArea) as number);
    const mine = comparable(peer(314_800_000, 304_000, 1, 1), perArea);
    const standing = standingOf(amounts, mine);
    expect(standing?.overMedian).toBeCloseTo(10.2, 1);
    expect(standing?.percentile).toBe(100);
    expect(standing?.outliers).toEqual([]);
  });

  it.each([
    [[4], 4, { median: 4, percentile: 50, overMedian: 0 }],
    [[1, 2, 3, 4], null, { firstQuartile: 1.75, median: 2.5, thirdQuartile: 3.25, percentile: null }],
    [[0, 0], 3, { overMedian: null, percentile: 100 }],
    [[10, 11, 12, 13, 90], 12, { outliers: [90] }],
  ] as const)('among %j with %s', (others, mine, expected) => {
    expect(standingOf(others, mine)).toMatchObject(expected);
  });

  it('is nowhere without others', () => expect(standingOf([], 5)).toBeNull());

  it('agrees with a plain second calculation on 2,000 sets', () => {
    const plain = (values: readonly number[], share: number) => {
      const sorted = [...values].sort((a, b) => a - b);
      const at = share * (sorted.length - 1);
      let place = 0;
      while (place + 1 <= at) place += 1;
      const low = sorted[place] as number;
      const high = sorted[Math.min(place + 1, sorted.length - 1)] as number;
      return low * (1 - (at - place)) + high * (at - place);
    };
    const amount = fc.integer({ min: 1, max: 2_000_000 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), amount, (others, mine) => {
        const found = standingOf(others, mine);
        expect(found?.firstQuartile).toBeCloseTo(plain(others, 0.25), 6);
        expect(found?.median).toBeCloseTo(plain(others, 0.5), 6);
        expect(found?.thirdQuartile).toBeCloseTo(plain(others, 0.75), 6);
        let below = 0;
        for (const one of others) below += one < mine ? 1 : one === mine ? 0.5 : 0;
        expect(found?.percentile).toBeCloseTo((below / others.length) * 100, 9);
      }),
      { numRuns: 2_000, seed: 20 },
    );
  });
});
