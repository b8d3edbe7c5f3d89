import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import { lineAmount } from './lineAmount.ts';
import { splitLine } from './splitLine.ts';

const shares = (...percents: number[]) => percents.map((percent, at) => ({ component_id: at + 1, percent }));

describe('a line split over components', () => {
  it('gives each its share of quantity and amount, at the same unit cost', () =>
    expect(splitLine({ quantity: 100, unit_cost: 12.5, amount: 1250 }, shares(60, 40))).toEqual([
      { component_id: 1, quantity: 60, unit_cost: 12.5, amount: 750 },
      { component_id: 2, quantity: 40, unit_cost: 12.5, amount: 500 },
    ]));
  it('gives what rounding leaves to the largest', () =>
    expect(splitLine({ quantity: null, unit_cost: null, amount: 100 }, shares(33.33, 33.33, 33.34))).toEqual([
      { component_id: 1, quantity: null, unit_cost: null, amount: 33.33 },
      { component_id: 2, quantity: null, unit_cost: null, amount: 33.33 },
      { component_id: 3, quantity: null, unit_cost: null, amount: 33.34 },
    ]));
  it('leaves out components without a share', () =>
    expect(splitLine({ quantity: 2, unit_cost: 5, amount: 10 }, shares(100, 0))).toEqual([
      { component_id: 1, quantity: 2, unit_cost: 5, amount: 10 },
    ]));
  it('comes to the line, to the cent, and each part says its own amount', () => {
    const line = fc.record({
      quantity: fc.option(fc.integer({ min: -9_999_999, max: 9_999_999 }).map((value) => value / 1000)),
      unit_cost: fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 1000)),
      amount: fc.integer({ min: -99_999_999, max: 99_999_999 }).map((cents) => cents / 100),
    });
    const cut = fc.tuple(fc.integer({ min: 0, max: 10_000 }), fc.integer({ min: 0, max: 10_000 }));
    fc.assert(
      fc.property(line, cut, (whole, [a, b]) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const parts = splitLine(whole, shares(low / 100, (high - low) / 100, (10_000 - high) / 100));
        expect(sumMoney(parts.map(({ amount }) => amount))).toBe(lineAmount(whole));
        for (const part of parts) expect(lineAmount(part)).toBe(part.amount);
        const sum = parts.reduce((all, { quantity }) => all + (quantity ?? 0), 0);
        expect(sum).toBeCloseTo(whole.quantity ?? 0, 6);
      }),
      { seed: 18 },
    );
  });
});
