import { expect, it } from 'vitest';
import { type Bidder, type LevelingSheet, levelSheet } from '#domain/procurement';
import { recommendationOf } from './recommendation.ts';

const bidder = (id: number, company: string, amount: number, more: Partial<Bidder> = {}): Bidder => ({
  id,
  company,
  contact: '',
  invitation: 'SUBMITTED',
  stated_total: null,
  rejection: '',
  bids: [
    { line_id: 1, coverage: 'INCLUDED', unit_price: null, amount, plug: null, note: '' },
    {
      line_id: 2,
      coverage: 'EXCLUDED',
      unit_price: null,
      amount: null,
      plug: id === 1 ? 40 : 300,
      note: 'Canopy',
    },
  ],
  extras: [],
  ...more,
});
const line = (id: number, name: string) => ({
  id,
  name,
  section: '',
  quantity: 1,
  unit: 'LS',
  estimate: null,
});
const sheet: LevelingSheet = {
  lines: [line(1, 'Facade'), line(2, 'Canopy glass')],
  bidders: [
    bidder(1, 'Alder', 1000),
    bidder(2, 'Birch', 900),
    bidder(3, 'Cedar', 100, { rejection: 'No bond' }),
    bidder(4, 'Dogwood', 100, { invitation: 'ACCEPTED' }),
  ],
};

it('recommends the leveled low with why the apparent low is not it', () => {
  const found = recommendationOf(sheet, levelSheet(sheet).leveledLow[0] ?? 0, 1200);
  expect(found?.text).toBe(
    'We recommend awarding this package to Alder for $1,000.00. Its leveled bid of $1,040 is the lowest of 2 bids that count, $160 below Birch. Birch is $100 lower as bid, before plugs and other costs. $40 of scope is still to buy and not part of this contract. One bid does not count.',
  );
  expect(found?.tables.map(({ caption }) => caption)).toEqual([
    'Bids',
    'Still to buy besides the bid from Alder',
    'Approval',
  ]);
  expect(found?.tables[0]?.rows.map(({ head, cells }) => [head, cells.at(-1)?.text])).toEqual([
    ['Alder', 'Recommended'],
    ['Birch', '-'],
    ['Cedar', 'No bond'],
  ]);
  expect(found?.figures.at(-1)).toEqual({ name: 'Buy savings', text: '$160' });
});

it('says by how much another one is above the leveled low', () => {
  expect(recommendationOf(sheet, 2, null)?.text).toContain(
    'Its leveled bid of $1,200 is $160 above Alder, the leveled low of 2 bids that count.',
  );
});

it('recommends nobody whose bid does not count', () => {
  expect(recommendationOf(sheet, 3, 1200)).toBeNull();
  expect(recommendationOf(sheet, 4, 1200)).toBeNull();
});
