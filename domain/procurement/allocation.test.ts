import { describe, expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import { checkRule, partAmounts, partsProblem, plainCode, ruleFits, shareOfAmount } from './allocation.ts';

const today = '2026-10-12';

/** Numbers from 0 to 1 that are the same in each run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

describe('a rule', () => {
  it.each([
    ['STARTS_WITH', '08 91', '08 91 16', true],
    ['STARTS_WITH', '0891', '08 91 16', true],
    ['STARTS_WITH', '08 91', '08 81 00', false],
    ['STARTS_WITH', 'b20', 'B2010', true],
    ['IS', '08 91', '08 91 16', false],
    ['IS', 'B-20', 'B20', true],
    ['NONE', '', null, true],
    ['NONE', '', 'B20', false],
    ['ANY', '', null, true],
    ['STARTS_WITH', 'B', null, false],
  ] as const)('%s %s finds %s: %s', (code_match, code, of, fits) => {
    expect(ruleFits({ code_match, code, component_id: null }, { code: of, component_id: 1 })).toBe(fits);
  });

  it('keeps to its component', () => {
    const rule = { code_match: 'ANY', code: '', component_id: 2 } as const;
    expect(ruleFits(rule, { code: 'B20', component_id: 2 })).toBe(true);
    expect(ruleFits(rule, { code: 'B20', component_id: 1 })).toBe(false);
  });

  it('needs a code where it goes by one', () => {
    expect(checkRule({ code_match: 'IS', code: ' - ', component_id: null }, today)).toHaveProperty('code');
    expect(checkRule({ code_match: 'NONE', code: '', component_id: null }, today)).toEqual({});
    expect(checkRule({ code_match: 'IS', code: 'x'.repeat(41), component_id: null }, today)).toHaveProperty(
      'code',
    );
    expect(plainCode(' 08.91-16 ')).toBe('089116');
  });
});

describe('shares of a line', () => {
  const part = (share: number, work_package_id: number | null = null) => ({ share, work_package_id });

  it.each([
    [[part(100, 1)], null],
    [[part(60, 1), part(40, 2)], null],
    [[part(33.333_333_33, 1), part(66.666_666_67, 2)], null],
    [[part(60, 1), part(40.01, 2)], 'come to 100.01 percent. Take away 0.01 percent'],
    [[part(0, 1)], 'more than 0'],
    [[part(-5, 1)], 'more than 0'],
    [[part(50, 1), part(20, 1)], 'twice'],
    [[part(50), part(20)], 'twice'],
    [Array.from({ length: 21 }, (_, at) => part(1, at)), 'at most 20'],
  ])('%j: %s', (parts, problem) => {
    expect(partsProblem(parts) ?? 'none').toContain(problem ?? 'none');
  });

  it('come to the line to the cent', () => {
    expect(partAmounts(1_150_000, [part(60, 1), part(40, 2)])).toEqual([690_000, 460_000]);
    expect(partAmounts(0.01, [part(50, 1), part(50, 2)])).toEqual([0.01, 0]);
    expect(partAmounts(-100, [part(33, 1), part(67, 2)])).toEqual([-33, -67]);
    const random = numbers(7);
    for (let at = 0; at < 2000; at += 1) {
      const amount = Math.round((random() - 0.2) * 1e11) / 100;
      const cuts = [...Array.from({ length: 1 + Math.floor(random() * 8) }, () => random() * 100), 0, 100]
        .map((cut) => Math.round(cut * 1e8) / 1e8)
        .toSorted((a, b) => a - b);
      const parts = cuts.slice(1).map((cut, index) => part(cut - (cuts[index] ?? 0), index));
      expect(sumMoney(partAmounts(amount, parts))).toBe(amount);
    }
  });

  it('are found from an amount and come back to it', () => {
    expect(shareOfAmount(690_000, 1_150_000)).toBe(60);
    expect(partAmounts(20_512_720, [part(shareOfAmount(17_800_000, 20_512_720), 1)])).toEqual([17_800_000]);
    expect(shareOfAmount(5, 0)).toBe(0);
  });
});
