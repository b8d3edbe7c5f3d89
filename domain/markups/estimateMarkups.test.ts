import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTemplate } from './applyTemplate.ts';
import {
  checkEstimateMarkups,
  differingMarkups,
  type EstimateMarkup,
  markupsForEstimate,
  type ProjectDisplayLine,
} from './estimateMarkups.ts';

const line = (id: number, value: number, more: Partial<ProjectDisplayLine> = {}): ProjectDisplayLine => ({
  id,
  name: `Line ${id}`,
  kind: 'percent_direct',
  value,
  is_on: true,
  display: 'separated',
  ...more,
});
const own = (id: number, more: Partial<EstimateMarkup> = {}): EstimateMarkup => ({
  markup_id: id,
  is_on: true,
  value: null,
  reason: '',
  ...more,
});
const project = [line(1, 8.5), line(2, 5), line(3, 1.2, { is_on: false })];

describe('the markups of an estimate', () => {
  it.each<[what: string, said: EstimateMarkup[], total: number]>([
    ['are those of the project where nothing is said', [], 1_135],
    ['take another rate', [own(1, { value: 6 })], 1_110],
    ['leave a line out', [own(2, { is_on: false })], 1_085],
    ['take a line that the project has off', [own(3, { is_on: true })], 1_147],
    ['keep a rate while it is off', [own(1, { is_on: false, value: 6 })], 1_050],
    ['pass over a line that is gone', [own(9, { value: 50 })], 1_135],
  ])('%s', (_what, said, total) => {
    expect(applyTemplate(1_000, markupsForEstimate(project, said)).total).toBe(total);
  });

  it('keep what differs from the project alone, and what has a reason', () => {
    const said = [
      own(1),
      own(2, { is_on: false, reason: ' Not in the GMP ' }),
      own(3, { is_on: false, reason: '' }),
      own(1, { reason: 'Agreed' }),
    ];
    expect(differingMarkups(project, said)).toEqual([
      own(2, { is_on: false, reason: 'Not in the GMP' }),
      own(1, { reason: 'Agreed' }),
    ]);
  });

  it.each<[what: string, said: EstimateMarkup[], place: string]>([
    ['a line of no project', [own(9)], 'markups.0.markup_id'],
    ['a line said twice', [own(1), own(1)], 'markups.1.markup_id'],
    ['a rate over 1,000', [own(1, { value: 1001 })], 'markups.0.value'],
    ['a rate of five decimals', [own(1, { value: 1.00001 })], 'markups.0.value'],
    ['a reason that is too long', [own(1, { reason: 'x'.repeat(501) })], 'markups.0.reason'],
  ])('refuse %s', (_what, said, place) => {
    expect(Object.keys(checkEstimateMarkups(project, said))).toEqual([place]);
  });

  it('refuse circular lines that never settle, together with those of the project', () => {
    const circular = [line(1, 20, { kind: 'percent_total' }), line(2, 20, { kind: 'percent_total' })];
    expect(checkEstimateMarkups(circular, [own(2, { value: 30 })])).toEqual({});
    expect(checkEstimateMarkups(circular, [own(2, { value: 79 })])['markups']).toHaveLength(1);
  });

  it('come to the same as a list with the values written into it, for 1,000 lists', () => {
    const said = fc.record({
      is_on: fc.boolean(),
      value: fc.option(fc.integer({ min: -1_000, max: 1_000 }).map((n) => n / 100)),
    });
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: -500, max: 500 }), fc.boolean(), fc.option(said)), {
          maxLength: 8,
        }),
        (rows) => {
          const lines = rows.map(([value, isOn], at) => line(at + 1, value / 100, { is_on: isOn }));
          const choices = rows.flatMap(([, , choice], at) => (choice ? [own(at + 1, choice)] : []));
          let sum = 100_000;
          for (const [value, isOn, choice] of rows)
            if (choice ? choice.is_on : isOn) sum += 1_000 * (choice?.value ?? value / 100);
          expect(applyTemplate(100_000, markupsForEstimate(lines, choices)).total).toBeCloseTo(sum, 2);
        },
      ),
      { numRuns: 1_000, seed: 18 },
    );
  });
});
