import { describe, expect, it } from 'vitest';
import {
  type AwardDraft,
  awardFigures,
  awardOffers,
  type Bidder,
  checkAward,
  emptySheet,
  type LevelingSheet,
} from './index.ts';

const line = (id: number, name: string) => ({
  id,
  section: '08 44 00',
  name,
  quantity: null,
  unit: '',
  estimate: null,
});
const bid = (id: number, amount: number | null, plug: number | null = null) => ({
  line_id: id,
  coverage: amount === null ? ('EXCLUDED' as const) : ('INCLUDED' as const),
  unit_price: null,
  amount,
  plug,
  note: '',
});
const bidder = (id: number, company: string, over: Partial<Bidder>): Bidder => ({
  id,
  company,
  contact: '',
  invitation: 'SUBMITTED',
  stated_total: null,
  rejection: '',
  bids: [],
  extras: [],
  ...over,
});
const sheet: LevelingSheet = {
  lines: [line(1, 'Curtain wall'), line(2, 'Fire-stop')],
  bidders: [
    bidder(1, 'Alder Glass', {
      bids: [bid(1, 16_420_000), bid(2, null, 325_000)],
      extras: [
        { extra_kind: 'PRIVATE', name: 'Bond', amount: 155_000, is_on: true },
        { extra_kind: 'ADDITION', name: 'Spare panels', amount: 90_000, is_on: false },
      ],
    }),
    bidder(2, 'Norse Facades', { bids: [bid(1, 16_180_000), bid(2, null, 876_000)] }),
    bidder(3, 'Bayline', { bids: [bid(1, 17_310_000)], rejection: 'No bond' }),
    bidder(4, 'Cutler', { invitation: 'DECLINED' }),
  ],
};
const offers = awardOffers(sheet);
const budget = 17_800_000;
const draft: AwardDraft = {
  bidder_id: 1,
  awarded_to: '',
  contract_amount: 16_575_000,
  fund_id: 7,
  to_fund: 500_000,
  milestone_id: 4,
  cost_group_id: 9,
  to_forecast: 400_000,
};

describe('bids that may be awarded', () => {
  it('are those that count, the lowest price first', () => {
    expect(offers.map(({ company, is_low: isLow }) => [company, isLow])).toEqual([
      ['Alder Glass', true],
      ['Norse Facades', false],
    ]);
    expect(offers[0]).toMatchObject({
      base: 16_420_000,
      extras: 155_000,
      contract: 16_575_000,
      plugs: 325_000,
      plugged: 1,
      price: 16_900_000,
    });
    expect(awardOffers(emptySheet)).toEqual([]);
  });
});

describe('an award', () => {
  it('comes to contract, plugs still to buy, savings and what is left of them', () => {
    expect(awardFigures(draft, offers, budget)).toEqual({
      stillToBuy: 325_000,
      price: 16_900_000,
      savings: 900_000,
      left: 0,
    });
    expect(awardFigures({ ...draft, to_fund: 0 }, offers, budget)?.left).toBe(500_000);
    expect(awardFigures({ ...draft, contract_amount: null }, offers, budget)).toBeNull();
    expect(awardFigures({ ...draft, bidder_id: null }, offers, null)).toMatchObject({
      stillToBuy: 0,
      savings: null,
    });
  });

  const none = { to_fund: 0, to_forecast: 0, fund_id: null, milestone_id: null, cost_group_id: null };
  it.each([
    [{}, {}],
    [none, {}],
    [{ to_fund: 0, fund_id: null }, {}],
    [{ bidder_id: 3 }, { bidder_id: 'does not count' }],
    [{ ...none, bidder_id: null }, { awarded_to: 'Enter the company' }],
    [{ ...none, bidder_id: null, awarded_to: 'Alder Glass' }, {}],
    [{ contract_amount: null }, { contract_amount: 'is required' }],
    [{ ...none, contract_amount: -1 }, { contract_amount: 'below $0' }],
    [{ to_fund: -500_000 }, { to_fund: 'The savings are $900,000' }],
    [{ to_forecast: 400_000.01 }, { to_forecast: '$0.01 more than there is' }],
    [{ to_fund: 900_001, to_forecast: 0 }, { to_fund: '$1.00 more than there is' }],
    [{ fund_id: null }, { fund_id: 'Choose a fund' }],
    [{ milestone_id: null }, { milestone_id: 'Choose the milestone' }],
    [{ cost_group_id: null }, { cost_group_id: 'Choose the cost code' }],
    [{ contract_amount: 18_000_000, to_fund: -300_000, to_forecast: -225_000 }, {}],
    [{ contract_amount: 18_000_000, to_fund: 1, to_forecast: 0 }, { to_fund: 'The overrun is $525,000' }],
    [{ contract_amount: 17_475_000 }, { to_fund: 'The savings are $0', to_forecast: 'The savings are $0' }],
  ] as const)('with %o has the problems %o', (change, expected) => {
    const found = checkAward({ ...draft, ...change }, offers, budget);
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const [field, part] of Object.entries(expected)) expect(found[field]?.[0]).toContain(part);
  });

  it('of a package without a budget places nothing', () => {
    expect(checkAward(draft, offers, null)['to_fund']?.[0]).toContain('no budget');
    expect(checkAward({ ...draft, ...none }, offers, null)).toEqual({});
  });
});
