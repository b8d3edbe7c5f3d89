import { describe, expect, it } from 'vitest';
import {
  issueOfRisk,
  itemCostProblem,
  itemOfRisk,
  mostDraw,
  outcomeEffect,
  outcomeProblems,
} from './index.ts';

const today = '2026-10-12';
const struck = { struck: true, struck_on: '2026-10-12', outcome_cost: 1_420_000, days_lost: 12 };

describe('how a risk ended', () => {
  it.each([
    [struck, []],
    [{ ...struck, pot_id: 1, draw: 1_420_000 }, []],
    [{ ...struck, outcome_cost: 0, days_lost: null }, []],
    [{ struck: false }, []],
    [{ struck: false, raises_issue: true, makes_item: false }, []],
    [{ ...struck, struck_on: null }, ['struck_on']],
    [{ ...struck, struck_on: '2026-10-13' }, ['struck_on']],
    [{ ...struck, struck_on: '2026-02-30' }, ['struck_on']],
    [{ ...struck, outcome_cost: null }, ['outcome_cost']],
    [{ ...struck, outcome_cost: -1 }, ['outcome_cost']],
    [{ ...struck, days_lost: 3.5 }, ['days_lost']],
    [{ ...struck, days_lost: -1 }, ['days_lost']],
    [{ ...struck, days_lost: 3651 }, ['days_lost']],
    [{ ...struck, pot_id: 1 }, ['draw']],
    [{ ...struck, pot_id: 1, draw: 0 }, ['draw']],
    [{ ...struck, pot_id: 1, draw: 1_420_001 }, ['draw']],
    [{ ...struck, draw: 5 }, ['pot_id']],
    [{ ...struck, outcome_cost: 1_000_000_000, makes_item: true }, ['makes_item']],
    [
      {
        struck: false,
        struck_on: today,
        outcome_cost: 1,
        days_lost: 2,
        pot_id: 1,
        draw: 1,
        makes_item: true,
      },
      ['struck_on', 'outcome_cost', 'days_lost', 'draw', 'makes_item'],
    ],
  ])('%j is refused at %j', (outcome, fields) => {
    expect(Object.keys(outcomeProblems(outcome, today))).toEqual(fields);
  });

  it('says how much a fund pays at most', () => {
    expect(outcomeProblems({ ...struck, pot_id: 1, draw: 2_000_000 }, today)['draw']).toEqual([
      'A fund pays at most what the risk cost, $1,420,000. Enter that or less.',
    ]);
  });

  it('leaves to a fund what its items did not draw', () => {
    const draw = (amount: number, drawnByItems: number) =>
      outcomeProblems({ ...struck, pot_id: 1, draw: amount }, today, drawnByItems)['draw'];
    expect(draw(820_000, 600_000)).toBeUndefined();
    expect(draw(820_001, 600_000)).toEqual([
      'Its items drew $600,000 of $1,420,000. A fund pays at most the rest, $820,000. Enter that or less.',
    ]);
    expect(draw(1, 1_500_000)).toEqual([
      'Its items drew $1,500,000 of $1,420,000, so no fund pays again. Choose None.',
    ]);
    expect([mostDraw(null, 5), mostDraw(10, 4), mostDraw(4, 10)]).toEqual([0, 6, 0]);
  });

  it('comes to a difference, what nobody pays, and what the fund has left', () => {
    const before = { value: 1_850_000, left: 13_120_000 };
    expect(outcomeEffect(before, { outcome_cost: 1_420_000, draw: 1_420_000 })).toEqual({
      over: -430_000,
      unpaid: 0,
      leftAfter: 11_700_000,
    });
    expect(outcomeEffect({ value: null, left: null }, { outcome_cost: 500, draw: null })).toEqual({
      over: null,
      unpaid: 500,
      leftAfter: null,
    });
  });
});

describe('what a risk becomes', () => {
  const risk = {
    id: 7,
    name: 'Perched groundwater found below mat',
    description: '',
    cause: 'Water perched on till',
    event: 'Mat excavation floods',
    effect: '',
    component_id: 3,
    likelihood: 3,
    impact: 4,
  };

  it('is an item with its cost in one row, its chance and its link', () => {
    expect(itemOfRisk(risk, 1_850_000, { struck: false })).toEqual({
      name: risk.name,
      description: 'Cause: Water perched on till\nEvent: Mat excavation floods',
      status: 'PENDING',
      component_id: 3,
      probability: 60,
      use_markups: false,
      links: [{ entity_type: 'risk', entity_id: 7 }],
      sub_items: [{ scope: risk.name, quantity: 1, measure: 'LS', unit_cost: 1_850_000 }],
    });
    expect(itemOfRisk(risk, 5, { struck: true }).probability).toBe(100);
    expect(itemOfRisk({ ...risk, likelihood: null }, 5, { struck: false }).probability).toBe(0);
    expect([itemCostProblem(null), itemCostProblem(999_999_999)]).toEqual([null, null]);
    expect(itemCostProblem(1_000_000_000)).toContain('Make the item by hand');
  });

  it('is an issue as grave as it, with what is at stake', () => {
    expect(issueOfRisk(risk, { cost: 10, days: 2 })).toMatchObject({
      name: risk.name,
      severity: 4,
      cost_at_stake: 10,
      days_at_stake: 2,
    });
  });
});
