import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moveProblem, movedTargets, targetsSummary } from './moveTarget.ts';
import { percentShares, shareBudget } from './shareBudget.ts';

describe('a budget shared out', () => {
  it.each([
    [
      [100, 200, 100],
      [25, 50, 25],
    ],
    [
      [1, 1, 1],
      [33.34, 33.33, 33.33],
    ],
    [
      [5, null, 0, -3],
      [100, null, null, null],
    ],
    [
      [null, 0],
      [null, null],
    ],
  ])('%j gives %j percent', (amounts, shares) => {
    expect(percentShares(amounts)).toEqual(shares);
  });

  it('comes to 100 percent and to the budget, whatever the amounts', () => {
    const amount = fc.integer({ min: 0, max: 500_000_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 40 }), amount, (amounts, budget) => {
        fc.pre(amounts.some((one) => one > 0));
        const shares = percentShares(amounts);
        expect(Math.round(shares.reduce<number>((all, share) => all + (share ?? 0), 0) * 100)).toBe(10_000);
        const { amounts: given, left } = shareBudget(
          budget,
          shares.map((percent) => ({ percent, target: null })),
        );
        expect(left).toBe(0);
        expect(given.reduce<number>((all, one) => all + (one ?? 0), 0)).toBe(budget);
      }),
      { seed: 20, numRuns: 300 },
    );
  });

  it('leaves rows without a share as they are, and says what is left', () => {
    const rows = [
      { percent: 60, target: 10 },
      { percent: null, target: 150 },
      { percent: null, target: null },
    ];
    expect(shareBudget(1000, rows)).toEqual({ amounts: [600, null, null], left: 250 });
    expect(shareBudget(1000, [{ percent: 120, target: null }])).toEqual({ amounts: [1200], left: -200 });
  });
});

describe('a target moved', () => {
  const from = { id: 1, name: 'B20 Exterior Enclosure', target: 31_000_000, stretch: 28_500_000 };
  const to = { id: 2, name: 'D10 Conveying', target: null, stretch: null };

  it('takes from one what it gives the other', () => {
    expect(movedTargets(from, to, 500_000)).toEqual({ from: 30_500_000, to: 500_000 });
  });

  it.each([
    [2_500_000, null],
    [31_000_000, null],
    [0, 'Enter an amount above zero.'],
    [31_000_001, 'B20 Exterior Enclosure has $31,000,000. Enter that much or less.'],
    [2_500_001, 'The stretch goal of B20 Exterior Enclosure is $28,500,000. Lower it first, or move less.'],
  ])('of %d: %s', (amount, problem) => {
    expect(moveProblem(from, to, amount)).toBe(problem);
  });

  it('goes between two rows', () => {
    expect(moveProblem(from, from, 5)).toBe('Choose two different rows.');
  });

  it.each([
    [[-500, 500], 'Design changed', 'Move $500 of target from A to B: Design changed'],
    [[500, -500], '', 'Move $500 of target from B to A'],
    [[500, -400], '', 'Set 2 targets'],
    [[500], 'Why', 'Set the target of A: Why'],
  ])('%j is called %s%s', (deltas, note, summary) => {
    const rows = deltas.map((delta, at) => ({ name: 'AB'[at] ?? '', delta, keepsStretch: true }));
    expect(targetsSummary(rows, note, String(rows.length))).toBe(summary);
  });
});
