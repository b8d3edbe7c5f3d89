import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DisplayLine, TEMPLATE_KINDS, type TemplateKind } from '#domain/markups';
import { sumMoney } from '#domain/money';
import { enteredAmounts, markedUpAmounts, ownMarkup } from './markedUpAmounts.ts';

const amounts = [
  { cost_group_id: 1, component_id: 1, amount: 60.01, taking: 60.01, own: 0, lines_count: 2 },
  { cost_group_id: null, component_id: 2, amount: 39.99, taking: 39.99, own: 0, lines_count: 1 },
];
const fee: DisplayLine = { name: 'Fee', kind: 'percent_compound', value: 3.5, display: 'separated' };
const conditions: DisplayLine = {
  name: 'General conditions',
  kind: 'percent_direct',
  value: 8.5,
  display: 'allocated',
};
const sumOf = ({ amounts: rows, markups }: ReturnType<typeof markedUpAmounts>) =>
  sumMoney([...(rows as { amount: number }[]), ...markups].map(({ amount }) => amount));

describe('an estimate under markups', () => {
  it('hides allocated lines in the amounts and leaves the others below, to the cent', () => {
    const shown = markedUpAmounts(amounts, [conditions, fee], 0);
    expect(shown.markups).toEqual([{ name: 'Fee', amount: 3.8 }]);
    expect(shown.amounts.map(({ amount }) => amount)).toEqual([65.11, 43.39]);
    expect(sumOf(shown)).toBe(112.3);
  });
  it('keeps amounts without markups, and prices lines by area', () => {
    expect(markedUpAmounts(amounts, [], 0)).toEqual({ amounts: enteredAmounts(amounts), markups: [] });
    const permit: DisplayLine = { name: 'Permit', kind: 'per_area', value: 2, display: 'separated' };
    expect(markedUpAmounts(amounts, [permit], 304).markups).toEqual([{ name: 'Permit', amount: 608 }]);
  });
  it.each<
    [what: string, rate: number | null, taking: number, mode: 'separated' | 'allocated', rows: number[]]
  >([
    ['takes those of its estimate', null, 100, 'allocated', [110, 220]],
    ['takes none', 0, 0, 'allocated', [100, 220]],
    ['carries its own rate', 4.005, 0, 'allocated', [104.01, 220]],
    ['carries its own rate below', 4.005, 0, 'separated', [100, 200]],
  ])('a line %s', (_what, rate, taking, mode, rows) => {
    const line: DisplayLine = { name: 'Fee', kind: 'percent_direct', value: 10, display: 'separated' };
    const shown = markedUpAmounts(
      [
        { amount: 100, taking, own: ownMarkup(100, rate) },
        { amount: 200, taking: 200, own: 0 },
      ],
      [line],
      0,
      mode,
    );
    expect(shown.amounts.map(({ amount }) => amount)).toEqual(rows);
    expect(sumOf(shown)).toBe(300 + (taking + 200) / 10 + ownMarkup(100, rate));
  });
  it('leaves the markups of lines below those of the estimate, as one', () => {
    const rows = [
      { amount: 100, taking: 0, own: 4.01 },
      { amount: 200, taking: 200, own: -1 },
    ];
    expect(markedUpAmounts(rows, [{ ...fee, kind: 'percent_direct', value: 10 }], 0).markups).toEqual([
      { name: 'Fee', amount: 20 },
      { name: 'Line markups', amount: 3.01 },
    ]);
  });
  it('shows direct cost alone where nothing else is asked for', () => {
    const rows = [{ amount: 100, taking: 0, own: 7 }];
    expect(markedUpAmounts(rows, [fee], 0, 'direct_only')).toEqual({
      amounts: [{ amount: 100 }],
      markups: [],
    });
  });

  it('comes to what a plain calculation over the lines comes to, for 2,000 estimates', () => {
    const places = 4;
    const line = fc.record({
      place: fc.nat(places - 1),
      amount: fc.integer({ min: -1_000_000, max: 100_000_000 }).map((n) => n / 100),
      rate: fc.oneof(
        fc.constant(null),
        fc.constant(0),
        fc.integer({ min: -2_000, max: 2_000 }).map((n) => n / 100),
      ),
    });
    const markup = fc.record({
      name: fc.constant('markup'),
      kind: fc.constantFrom(...(Object.keys(TEMPLATE_KINDS) as TemplateKind[])),
      value: fc.integer({ min: -800, max: 800 }).map((n) => n / 100),
      is_on: fc.boolean(),
      display: fc.constantFrom('separated' as const, 'allocated' as const),
    });
    /** The total as c + k x total, so that circular lines are solved, not passed over. */
    const plainTotal = (direct: number, markups: readonly DisplayLine[], area: number) => {
      let [c, k] = [direct, 0];
      for (const { kind, value, is_on: isOn } of markups) {
        if (isOn === false) continue;
        const rate = Number(value) / 100;
        if (kind === 'percent_direct') c += direct * rate;
        else if (kind === 'percent_compound') [c, k] = [c * (1 + rate), k * (1 + rate)];
        else if (kind === 'percent_total') k += rate;
        else c += Number(value) * (kind === 'per_area' ? area : 1);
      }
      return c / (1 - k);
    };
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.array(markup, { maxLength: 5 }),
        fc.integer({ min: 0, max: 400_000 }),
        (lines, markups, area) => {
          const rows = Array.from({ length: places }, (_, place) => {
            const here = lines.filter((one) => one.place === place);
            return {
              amount: sumMoney(here.map(({ amount }) => amount)),
              taking: sumMoney(here.map(({ amount, rate }) => (rate === null ? amount : null))),
              own: sumMoney(here.map(({ amount, rate }) => ownMarkup(amount, rate))),
            };
          });
          let [taking, others] = [0, 0];
          for (const { amount, rate } of lines) {
            if (rate === null) taking += amount;
            else others += amount * (1 + rate / 100);
          }
          const plain = plainTotal(taking, markups, area) + others;
          const separated = sumOf(markedUpAmounts(rows, markups, area, 'separated'));
          // Each line with a rate of its own is rounded by itself.
          expect(Math.abs(separated - plain)).toBeLessThan(0.01 + lines.length * 0.005);
          expect(sumOf(markedUpAmounts(rows, markups, area, 'allocated'))).toBe(separated);
          expect(sumOf(markedUpAmounts(rows, markups, area, 'direct_only'))).toBe(
            sumMoney(lines.map(({ amount }) => amount)),
          );
        },
      ),
      { numRuns: 2_000, seed: 18 },
    );
  });
});
