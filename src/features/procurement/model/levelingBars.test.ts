import { describe, expect, it } from 'vitest';
import { type Bidder, type LevelingSheet, levelSheet } from '#domain/procurement';
import { levelingBars } from './levelingBars.ts';

const bidder = (id: number, company: string, base: number, plug = 0, extra = 0): Bidder => ({
  id,
  company,
  contact: '',
  invitation: 'SUBMITTED',
  stated_total: null,
  rejection: '',
  bids: [
    {
      line_id: 1,
      coverage: 'INCLUDED',
      unit_price: null,
      amount: base,
      plug: plug === 0 ? null : plug,
      note: '',
    },
  ],
  extras: extra === 0 ? [] : [{ extra_kind: 'PRIVATE', name: 'Bond', amount: extra, is_on: true }],
});
const sheet = (...bidders: Bidder[]): LevelingSheet => ({
  lines: [{ id: 1, section: '', name: 'All', quantity: null, unit: '', estimate: null }],
  bidders,
});
const layout = (budget: number | null, ...bidders: Bidder[]) => {
  const all = sheet(...bidders);
  return levelingBars(all, levelSheet(all), budget);
};

describe('the bars of a leveling', () => {
  it('stacks plugs and other costs on the base bid, on a broken axis where bids are near each other', () => {
    const found = layout(
      17_800_000,
      bidder(1, 'Alder', 16_420_000, 325_000, 155_000),
      bidder(2, 'Norse', 16_180_000, 876_000),
    );
    expect(found).toMatchObject({ from: 15_000_000, to: 18_000_000, isBroken: true });
    expect(found?.ticks.map((tick) => tick / 500_000)).toEqual([31, 32, 33, 34, 35, 36]);
    expect(found?.bars).toMatchObject([
      {
        company: 'Alder',
        isLow: true,
        leveled: 16_900_000,
        taken: null,
        parts: [
          { part: 'base', from: 15_000_000, to: 16_420_000 },
          { part: 'plugs', from: 16_420_000, to: 16_745_000 },
          { part: 'other', from: 16_745_000, to: 16_900_000 },
        ],
      },
      { company: 'Norse', isLow: false, parts: [{ part: 'base' }, { part: 'plugs', to: 17_056_000 }] },
    ]);
  });

  it('begins at $0 where bids are far from each other, and shows what a deduction takes away', () => {
    const found = layout(null, bidder(1, 'A', 100), bidder(2, 'B', 900, -300));
    expect(found).toMatchObject({ from: 0, isBroken: false, budget: null });
    expect(found?.bars[1]).toMatchObject({
      leveled: 600,
      parts: [{ part: 'base', from: 0, to: 600 }],
      taken: { from: 600, to: 900 },
    });
  });

  it('shows equal bids, and nothing while no bid counts or all are $0', () => {
    const equal = layout(null, bidder(1, 'A', 500), bidder(2, 'B', 500));
    expect(equal?.bars.map(({ parts }) => parts)).toEqual([
      [{ part: 'base', from: equal?.from, to: 500 }],
      [{ part: 'base', from: equal?.from, to: 500 }],
    ]);
    expect(layout(5, { ...bidder(1, 'A', 500), rejection: 'No bond' })).toBeNull();
    expect(layout(null, bidder(1, 'A', 0))).toBeNull();
  });
});
