import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeKey, equalShares, mappingProblem, mappingText, readMappingText } from './index.ts';

const targets = [
  { id: 1, div_code: '03 11 13' },
  { id: 2, div_code: '03 11 16' },
  { id: 3, div_code: 'B2020' },
];
const byCode = new Map(targets.map((one) => [codeKey(one.div_code), one]));
const byId = new Map(targets.map((one) => [one.id, one]));

describe('where a code goes', () => {
  it.each<[string, object]>([
    ['', { to: [] }],
    [' ; ', { to: [] }],
    ['03 11 13', { to: [{ id: 1, share: 100 }] }],
    [
      'b2020; 03 11 16',
      {
        to: [
          { id: 3, share: 50 },
          { id: 2, share: 50 },
        ],
      },
    ],
    [
      '03 11 13 60%, 03 11 16 40 %',
      {
        to: [
          { id: 1, share: 60 },
          { id: 2, share: 40 },
        ],
      },
    ],
    [
      '03 11 13, 03 11 16, B2020',
      { to: [33.3333, 33.3333, 33.3334].map((share, at) => ({ id: at + 1, share })) },
    ],
    ['03 99 99', { problem: 'There is no code 03 99 99. Enter codes by comma.' }],
    ['B2020, b2020', { problem: 'B2020 is there twice. Keep one.' }],
    ['B2020 60%, 03 11 13 30%', { problem: 'The shares come to 90%. Make them come to 100%.' }],
    ['B2020 60%, 03 11 13', { problem: expect.stringContaining('Give all of them one, or none') as string }],
    ['B2020 0%, 03 11 13 100%', { problem: expect.stringContaining('more than 0%') as string }],
  ])('is read from %j', (text, expected) => {
    expect(readMappingText(text, byCode)).toEqual(expected);
  });

  it('is written as it is read', () => {
    for (const text of ['', '03 11 13', 'B2020, 03 11 16', '03 11 13 60%, 03 11 16 40%']) {
      const read = readMappingText(text, byCode);
      expect('to' in read && mappingText(read.to, byId)).toBe(text);
    }
    expect(
      mappingText(
        [
          { id: 9, share: 50 },
          { id: 3, share: 50 },
        ],
        byId,
      ),
    ).toBe('B2020 50%');
  });

  it('is shared out to a whole among any number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
        const shares = equalShares(count);
        expect(shares).toHaveLength(count);
        expect(shares.reduce((sum, share) => sum + Math.round(share * 10_000), 0)).toBe(1_000_000);
      }),
    );
  });
});

describe('mappingProblem', () => {
  const row = (from_id: number, ...to: [number, number][]) => ({
    from_id,
    basis: 'set' as const,
    likeness: 0,
    to: to.map(([id, share]) => ({ id, share })),
  });
  it.each([
    [[row(10), row(11, [1, 100]), row(12, [1, 50], [2, 50])], null],
    [[row(99, [1, 100])], 'Reload the page'],
    [[row(10, [99, 100])], 'Reload the page'],
    [[row(10), row(10)], 'mapped twice'],
    [[row(10, [1, 50], [1, 50])], 'the same code twice'],
    [[row(10, [1, 50], [2, 49])], 'come to 99%'],
    [[row(10, [1, -10], [2, 110])], 'more than 0%'],
  ])('of %j', (rows, problem) => {
    const found = mappingProblem(rows, new Set([10, 11, 12]), new Set([1, 2, 3]));
    expect(found?.problem.includes(problem ?? '') ?? null).toBe(problem === null ? null : true);
  });
});
