import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, sumMoney } from '#domain/money';
import { estimateDifference } from './difference.ts';
import { lineKeys } from './lineKeys.ts';
import { type ComparedLine, matchLines } from './matchLines.ts';

const line = (description: string, rest: Partial<ComparedLine> = {}): ComparedLine => ({
  description,
  cost_group_id: 1,
  component_id: 1,
  quantity: null,
  unit: null,
  amount: 0,
  ...rest,
});

/** How the only two lines are matched, or that they are not. */
const matched = (before: ComparedLine, after: ComparedLine) => {
  const pairs = matchLines([before], [after]);
  return pairs.length === 1 ? pairs[0]?.by : null;
};

describe('two lines are the same work', () => {
  it.each([
    [
      'with the same text, whatever its case and marks',
      line('Mat foundation, 4 ft'),
      line('MAT FOUNDATION 4 FT'),
      'text',
    ],
    ['in another component', line('Ductwork'), line('Ductwork', { component_id: 2 }), 'text'],
    [
      'under another code, where the text is unique',
      line('Ductwork'),
      line('Ductwork', { cost_group_id: 7 }),
      'text',
    ],
    [
      'with the same quantity and amount',
      line('Gyp board', { quantity: 4, amount: 900 }),
      line('Drywall', { quantity: 4, amount: 900 }),
      'amount',
    ],
    [
      'with most of their words',
      line('Switchboards 4000 A, main', { amount: 1 }),
      line('Main switchboards 4000 A new', { amount: 2 }),
      'words',
    ],
    [
      'not with few words in common',
      line('Ductwork, patient levels', { amount: 1 }),
      line('Ductwork insulation and hangers', { amount: 2 }),
      null,
    ],
    [
      'not by words under another code',
      line('Switchboards main'),
      line('Main switchboards', { cost_group_id: 2 }),
      null,
    ],
    ['not by an amount of nothing', line('Allowance'), line('By owner'), null],
  ] as const)('%s', (_name, before, after, by) => {
    expect(matched(before, after)).toBe(by);
  });

  it('and of equal lines each goes with its like', () => {
    const [a, b] = [line('Door', { quantity: 1, amount: 100 }), line('Door', { quantity: 2, amount: 200 })];
    expect(estimateDifference([a, b], [b, a])).toMatchObject({ same_lines: 2, lines: [] });
  });
});

describe('a change is parted', () => {
  it.each([
    ['all quantity', [10, 1000], [12, 1200], { quantity: 200, price: 0, other: 0 }],
    ['all price', [10, 1000], [10, 1100], { quantity: 0, price: 100, other: 0 }],
    [
      'both, the quantity at the price before',
      [10, 1000],
      [12, 1320],
      { quantity: 200, price: 120, other: 0 },
    ],
    ['down to nothing', [96, 655_000], [0, 0], { quantity: -655_000, price: 0, other: 0 }],
    ['up from nothing', [0, 0], [3, 60], { quantity: 60, price: 0, other: 0 }],
    ['a lump sum is price', [null, 500], [null, 650], { quantity: 0, price: 150, other: 0 }],
  ] as const)('%s', (_name, [q1, a1], [q2, a2], effects) => {
    const [found] = estimateDifference(
      [line('x', { quantity: q1, amount: a1 })],
      [line('x', { quantity: q2, amount: a2 })],
    ).lines;
    expect(found).toMatchObject(effects);
  });

  it('another unit is measured anew: all quantity', () => {
    const before = line('Garage frame', { quantity: 188_400, unit: 'SF', amount: 5000 });
    const after = line('Garage frame', { quantity: 146, unit: 'PC', amount: 3760 });
    expect(estimateDifference([before], [after]).quantity).toEqual({ amount: -1240, lines_count: 1 });
  });

  it('a line that moves to another group leaves one and comes to the other', () => {
    const { cells, other } = estimateDifference(
      [line('Tile', { quantity: 2, amount: 100 })],
      [line('Tile', { quantity: 3, amount: 150, cost_group_id: 2 })],
    );
    expect(other.amount).toBe(0);
    expect(cells).toEqual([
      expect.objectContaining({ cost_group_id: 1, before: 100, after: 0, quantity: 0, other: -100 }),
      expect.objectContaining({ cost_group_id: 2, before: 0, after: 150, quantity: 50, other: 100 }),
    ]);
  });
});

const someLine = fc.record({
  description: fc.constantFrom('Slab', 'Slab on grade', 'Door', 'Doors, wood', 'Duct', ''),
  cost_group_id: fc.constantFrom(null, 1, 2),
  component_id: fc.constantFrom(1, 2),
  quantity: fc.oneof(fc.constant(null), fc.integer({ min: -5, max: 50 })),
  unit: fc.constantFrom(null, 'SF', 'EA'),
  amount: fc.integer({ min: -100_000, max: 100_000 }).map(fromCents),
});

describe('any two estimates', () => {
  it('have each line in one pair, and effects that add up to the change, by cell and in total', () => {
    fc.assert(
      fc.property(
        fc.array(someLine, { maxLength: 40 }),
        fc.array(someLine, { maxLength: 40 }),
        (before, after) => {
          const pairs = matchLines(before, after);
          expect(pairs.flatMap((pair) => (pair.before ? [pair.before] : []))).toHaveLength(before.length);
          expect(new Set(pairs.flatMap((pair) => (pair.after ? [pair.after] : []))).size).toBe(after.length);
          const found = estimateDifference(before, after);
          const sum = (lines: readonly ComparedLine[]) => sumMoney(lines.map(({ amount }) => amount));
          const total = sumMoney([found.quantity.amount, found.price.amount, found.other.amount]);
          expect(total).toBeCloseTo(sum(after) - sum(before), 2);
          for (const cell of found.cells)
            expect(sumMoney([cell.quantity, cell.price, cell.other])).toBeCloseTo(
              cell.after - cell.before,
              2,
            );
          expect(sumMoney(found.cells.map((cell) => cell.after))).toBe(sum(after));
        },
      ),
      { seed: 18, numRuns: 300 },
    );
  });

  it('have no difference to themselves', () => {
    fc.assert(
      fc.property(fc.array(someLine, { maxLength: 40 }), (lines) => {
        expect(estimateDifference(lines, lines.toReversed()).lines).toEqual([]);
      }),
      { seed: 18, numRuns: 200 },
    );
  });
});

describe('what a person says of two lines', () => {
  const before = [line('Curtain wall', { amount: 900 }), line('Ductwork', { amount: 50 })];
  const after = [line('Window wall', { amount: 700 }), line('Ductwork', { amount: 60 })];
  const [wall = '', duct = ''] = lineKeys(before);
  const [window = '', newDuct = ''] = lineKeys(after);

  it('goes before every likeness, and what nobody spoke of is matched as before', () => {
    const { lines, other } = estimateDifference(before, after, [
      { before_key: wall, after_key: window, is_match: true },
    ]);
    expect(lines.map((one) => [one.matched_by, one.price])).toEqual([
      ['hand', -200],
      ['text', 10],
    ]);
    expect(other.amount).toBe(0);
  });

  it('takes lines apart, each alone and marked', () => {
    const { lines } = estimateDifference(before, after, [
      { before_key: duct, after_key: newDuct, is_match: false },
    ]);
    expect(
      lines
        .filter((one) => one.is_apart)
        .map((one) => [one.matched_by, one.before_key, one.after_key, one.other]),
    ).toEqual([
      [null, null, newDuct, 60],
      [null, duct, null, -50],
    ]);
    expect(lines).toHaveLength(4);
  });

  it('keeps lines that were matched by hand in sight where nothing differs', () => {
    const { lines, same_lines: same } = estimateDifference(before, before, [
      { before_key: wall, after_key: wall, is_match: true },
    ]);
    expect(lines.map((one) => one.matched_by)).toEqual(['hand']);
    expect(same).toBe(1);
  });

  it('counts for nothing once a line is gone, and the first word on a line is the last', () => {
    expect(
      estimateDifference(before, after, [{ before_key: 'gone', after_key: window, is_match: true }]),
    ).toEqual(estimateDifference(before, after));
    const { lines } = estimateDifference(before, after, [
      { before_key: wall, after_key: window, is_match: true },
      { before_key: wall, after_key: newDuct, is_match: true },
    ]);
    expect(lines.map((one) => one.matched_by)).toEqual(['hand', 'text']);
  });

  it('adds up to the change whatever is said', () => {
    const lines = fc.array(
      fc.record({ text: fc.constantFrom('a', 'b', 'c'), amount: fc.integer({ min: -999, max: 999 }) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(lines, lines, fc.array(fc.tuple(fc.nat(11), fc.nat(11), fc.boolean())), (a, b, words) => {
        const [old, now] = [a, b].map((side) => side.map(({ text, amount }) => line(text, { amount })));
        const [oldKeys, newKeys] = [lineKeys(old ?? []), lineKeys(now ?? [])];
        const found = estimateDifference(
          old ?? [],
          now ?? [],
          words.map(([x, y, is_match]) => ({
            before_key: oldKeys[x] ?? 'none',
            after_key: newKeys[y] ?? 'none',
            is_match,
          })),
        );
        const change = sumMoney(
          [...(now ?? []), ...(old ?? []).map((one) => ({ amount: -one.amount }))].map((one) => one.amount),
        );
        expect(sumMoney([found.quantity.amount, found.price.amount, found.other.amount])).toBe(change);
        expect(sumMoney(found.cells.map((one) => one.after - one.before))).toBe(change);
      }),
    );
  });
});

describe('the key of a line', () => {
  it('follows from its place and text, and from which of several alike it is', () => {
    const [first, second, elsewhere] = lineKeys([
      line('Duct'),
      line('DUCT!'),
      line('Duct', { component_id: 2 }),
    ]);
    expect(new Set([first, second, elsewhere]).size).toBe(3);
    expect(lineKeys([line('Other'), line('duct', { amount: 9, quantity: 3 })])[1]).toBe(first);
    for (const key of [first, second, elsewhere]) expect(key).toMatch(/^[0-9a-z]{1,12}$/);
  });

  it('is another for each of 20,000 lines', () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => line(`Work item ${index}`));
    expect(new Set(lineKeys(lines)).size).toBe(20_000);
  });
});
