import { describe, expect, it } from 'vitest';
import type { UnitPrice } from '../pastQueries.ts';
import { lineOf } from './pastPrices.ts';

const price: UnitPrice = {
  id: 1,
  description: 'Mat foundation',
  cost_group_id: 7,
  code: '03 30 00',
  quantity: 9420,
  unit: 'CY',
  unit_cost: 400,
  normalized: 430,
  factor: 1.075,
  problem: null,
  project_id: 2,
  project: 'Mesa Community Hospital',
  city: 'Mesa',
  state: 'AZ',
  milestone: 'As built',
  date: '2021-06-30',
};

describe('a past price as a line', () => {
  it('is the normalized one, with where it is from', () =>
    expect(lineOf(price)).toEqual({
      description: 'Mat foundation',
      cost_group_id: '7',
      unit: 'CY',
      unit_cost: 430,
      quantity: null,
      amount: 0,
      notes: 'Unit cost from Mesa Community Hospital, As built, Jun 30, 2021: $400.00 × 1.075',
    }));
  it('is the price of then where an index is missing', () => {
    const line = lineOf({ ...price, normalized: null, factor: null, cost_group_id: null, unit: null });
    expect(line).toMatchObject({ unit_cost: 400, cost_group_id: null, unit: '' });
    expect(line.notes).toMatch(/\$400\.00$/);
  });
});
