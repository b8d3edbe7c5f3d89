import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import { applyMarkups, markupsForItem, type MarkupLine, type ProjectMarkup } from './index.ts';

const compound = (name: string, value: number): MarkupLine => ({ name, kind: 'percent_compound', value });
const stack = [
  compound('General conditions', 8.5),
  compound('Contingency', 5),
  compound('Insurance', 1.25),
  compound('Bond', 0.7),
  compound('Fee', 3.5),
];

describe('applyMarkups', () => {
  it('compounds 100 to 120.222', () => {
    expect(applyMarkups(100, stack).total).toBe(120.22);
    const exact = 1.085 * 1.05 * 1.0125 * 1.007 * 1.035;
    expect(exact * 100).toBeCloseTo(120.222, 3);
    expect(applyMarkups(10_000_000, stack).total).toBe(Math.round(exact * 1e9) / 100);
  });

  it('keeps the running total exact: five halves of a cent are not lost', () => {
    const half = (name: string): MarkupLine => ({ name, kind: 'percent_direct', value: 5 });
    const { lines, total } = applyMarkups(0.1, ['a', 'b', 'c', 'd'].map(half));
    expect(total).toBe(0.12);
    expect(lines.map((line) => line.amount)).toEqual([0.01, 0, 0.01, 0]);
  });

  it('takes each kind on its own base, in order', () => {
    const lines: MarkupLine[] = [
      { name: 'General conditions', kind: 'percent_direct', value: 10 },
      { name: 'Permit', kind: 'lump_sum', value: '250.50' },
      { name: 'Fee', kind: 'percent_compound', value: 4 },
      { name: 'Bond', kind: 'percent_direct', value: 1 },
    ];
    expect(applyMarkups(1000, lines)).toEqual({
      lines: [
        { name: 'General conditions', amount: 100 },
        { name: 'Permit', amount: 250.5 },
        { name: 'Fee', amount: 54.02 },
        { name: 'Bond', amount: 10 },
      ],
      total: 1414.52,
    });
    expect(applyMarkups(-1000, lines.slice(0, 1)).total).toBe(-1100);
    expect(applyMarkups('12.345', [])).toEqual({ lines: [], total: 12.35 });
  });

  it('always adds up to the cent', () => {
    const line = fc.record({
      name: fc.constant('line'),
      kind: fc.constantFrom('percent_direct' as const, 'percent_compound' as const, 'lump_sum' as const),
      value: fc.integer({ min: -9999, max: 9999 }).map((n) => n / 100),
    });
    const subtotal = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((n) => n / 100);
    fc.assert(
      fc.property(subtotal, fc.array(line, { maxLength: 8 }), (direct, lines) => {
        const { lines: shown, total } = applyMarkups(direct, lines);
        expect(sumMoney([direct, ...shown.map((one) => one.amount)])).toBe(total);
      }),
    );
  });
});

describe('markupsForItem', () => {
  const lines: ProjectMarkup[] = [
    { id: 1, name: 'General conditions', kind: 'percent_direct', value: 8.5 },
    { id: 2, name: 'Mobilization', kind: 'lump_sum', value: 90_000 },
    { id: 3, name: 'Fee', kind: 'percent_compound', value: 3.5 },
  ];

  it('inherits percentages but no lump sum', () => {
    expect(markupsForItem(lines).map((line) => line.id)).toEqual([1, 3]);
  });

  it('takes an item’s own values and exclusions', () => {
    const overrides = [
      { markup_id: 1, excluded: true, value: 2 },
      { markup_id: 2, value: 5000 },
      { markup_id: 3, value: 0 },
    ];
    expect(markupsForItem(lines, overrides).map((line) => [line.id, line.value])).toEqual([
      [2, 5000],
      [3, 0],
    ]);
    expect(markupsForItem(lines, [{ markup_id: 3, value: null }]).map((line) => line.value)).toEqual([
      8.5, 3.5,
    ]);
  });
});
