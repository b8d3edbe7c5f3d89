import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ComparedArea, comparePrograms, sumDifferences } from './compareProgram.ts';

const area = (more: Partial<ComparedArea> & { id: number }): ComparedArea => ({
  name: 'Lobby',
  level: '1',
  area_type: null,
  size_value: 1000,
  net_value: null,
  area_unit: 'sq_ft',
  shares: [],
  ...more,
});
const share = (component_id: number, percent: number) => ({ component_id, percent });

it.each([
  ['nothing', area({ id: 1 }), area({ id: 1 }), [], 0],
  ['its size', area({ id: 1 }), area({ id: 1, size_value: 1250.5 }), ['size'], 250.5],
  [
    'its unit alone',
    area({ id: 1, size_value: 1, area_unit: 'acre' }),
    area({ id: 1, size_value: 43560 }),
    [],
    0,
  ],
  ['a size that went', area({ id: 1 }), area({ id: 1, size_value: null }), ['size'], -1000],
  ['a size of nothing', area({ id: 1, size_value: null }), area({ id: 1, size_value: 0 }), ['size'], 0],
  ['its name and level', area({ id: 1 }), area({ id: 1, name: 'Hall', level: null }), ['name', 'level'], 0],
  [
    'its type and net',
    area({ id: 1 }),
    area({ id: 1, area_type: 'Public', net_value: 700 }),
    ['type', 'net'],
    0,
  ],
  [
    'its shares',
    area({ id: 1, shares: [share(1, 60), share(2, 40)] }),
    area({ id: 1, shares: [share(2, 40)] }),
    ['shares'],
    0,
  ],
  [
    'the order of its shares',
    area({ id: 1, shares: [share(1, 60), share(2, 40)] }),
    area({ id: 1, shares: [share(2, 40), share(1, 60)] }),
    [],
    0,
  ],
] as const)('names what changed: %s', (_what, was, is, changes, more) => {
  const [row, ...others] = comparePrograms([was], [is]);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ was, is, changes, more });
});

it('finds an area that was typed again by name and level, where those are there once', () => {
  expect(comparePrograms([area({ id: 1 })], [area({ id: 9, name: ' lobby ' })])).toHaveLength(1);
  const twice = comparePrograms([area({ id: 1 }), area({ id: 2 })], [area({ id: 9 })]);
  expect(twice.map(({ was, is }) => [was?.id, is?.id])).toEqual([
    [undefined, 9],
    [1, undefined],
    [2, undefined],
  ]);
  expect(comparePrograms([area({ id: 1, level: '2' })], [area({ id: 9 })])).toHaveLength(2);
});

it('keeps the order of now and puts what is gone last', () => {
  const rows = comparePrograms(
    [area({ id: 1, name: 'A' }), area({ id: 2, name: 'B' }), area({ id: 3, name: 'C' })],
    [area({ id: 3, name: 'C' }), area({ id: 4, name: 'D' }), area({ id: 1, name: 'A' })],
  );
  expect(rows.map(({ was, is }) => (is ?? was)?.name)).toEqual(['C', 'D', 'A', 'B']);
  expect(sumDifferences(rows)).toEqual({ was: 3000, is: 3000, added: 1, removed: 1, changed: 0, same: 2 });
});

it('counts every area of either side once, and its differences add up', () => {
  const anArea = fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    name: fc.constantFrom('A', 'B', 'C'),
    level: fc.constantFrom('1', '2', null),
    size_value: fc.option(fc.integer({ min: 0, max: 9_999_999 }).map((value) => value / 100)),
    area_unit: fc.constant('sq_ft' as const),
  });
  const program = fc
    .uniqueArray(anArea, { selector: ({ id }) => id, maxLength: 12 })
    .map((list) => list.map(area));
  fc.assert(
    fc.property(program, program, (was, is) => {
      const rows = comparePrograms(was, is);
      expect(rows.flatMap((row) => row.was?.id ?? []).toSorted((a, b) => a - b)).toEqual(
        was.map(({ id }) => id).toSorted((a, b) => a - b),
      );
      expect(rows.flatMap((row) => row.is?.id ?? [])).toEqual(is.map(({ id }) => id));
      const sums = sumDifferences(rows);
      const added = rows.reduce((sum, { more }) => sum + more, 0);
      expect(added).toBeCloseTo(sums.is - sums.was, 6);
      expect(sums.added + sums.removed + sums.changed + sums.same).toBe(rows.length);
    }),
    { numRuns: 500, seed: 16 },
  );
});
