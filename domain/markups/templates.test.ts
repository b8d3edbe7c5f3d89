import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import {
  applyTemplate,
  canInherit,
  CIRCLE_LIMITS,
  compareTemplates,
  displayCost,
  TEMPLATE_KINDS,
  templateProblem,
  type DisplayLine,
  type KeptLine,
  type TemplateKind,
  type TemplateLine,
} from './index.ts';

const line = (kind: TemplateKind, value: number, more: Partial<TemplateLine> = {}): TemplateLine => ({
  name: kind,
  kind,
  value,
  ...more,
});
const stack = [8.5, 5, 1.25, 0.7, 3.5].map((value) => line('percent_compound', value));

describe('applyTemplate', () => {
  it('compounds 100 to 120.222', () => {
    expect(applyTemplate(100_000, stack)).toMatchObject({ total: 120_221.98, passes: 0 });
    expect(applyTemplate(100_000, stack).amounts).toEqual([8_500, 5_425, 1_424.06, 807.45, 4_065.47]);
  });

  it('settles 10% of the total on 100 at 111.111, in six passes', () => {
    expect(applyTemplate(100, [line('percent_total', 10)])).toEqual({
      amounts: [11.11],
      total: 111.11,
      passes: 6,
    });
    expect(applyTemplate(100_000, [line('percent_total', 10)]).total).toBe(111_111.11);
  });

  it.each<[name: string, lines: TemplateLine[], area: number, amounts: number[], total: number]>([
    ['nothing', [], 0, [], 1_000],
    ['a sum by area', [line('per_area', 4.2)], 100, [420], 1_420],
    ['a sum by area without one', [line('per_area', 4.2)], 0, [0], 1_000],
    [
      'a line that is off, before one that compounds',
      [line('lump_sum', 500, { is_on: false }), line('percent_compound', 10)],
      0,
      [0, 100],
      1_100,
    ],
    [
      'a line before and one after a circular one',
      [line('percent_direct', 10), line('percent_total', 20), line('percent_direct', 10)],
      0,
      [100, 300, 100],
      1_500,
    ],
    [
      'a circular line that is off',
      [line('percent_total', 100, { is_on: false }), line('lump_sum', 1)],
      0,
      [0, 1],
      1_001,
    ],
    ['a circular deduction', [line('percent_total', -50)], 0, [-333.33], 666.67],
    ['a percentage of -100', [line('percent_compound', -100), line('lump_sum', 7)], 0, [-1_000, 7], 7],
  ])('takes %s', (_name, lines, area, amounts, total) => {
    const applied = applyTemplate(1_000, lines, { area });
    expect(applied).toMatchObject({ amounts, total });
    expect(applied.passes).toBeLessThan(CIRCLE_LIMITS.passes);
  });

  it.each([[[100]], [[60, 60]], [[99.9]], [[-100]], [[1_000]]])(
    'refuses %j percent of the total in words',
    (values) => {
      const lines = values.map((value) => line('percent_total', value));
      expect(templateProblem(lines)).toContain('Bring them closer to zero.');
      expect(() => applyTemplate(100, lines)).toThrow('circular lines');
    },
  );

  it('keeps templates that settle', () => {
    expect(templateProblem([...stack, line('percent_total', 40), line('percent_total', 20)])).toBeNull();
    expect(templateProblem([line('percent_total', 100, { is_on: false })])).toBeNull();
  });

  it('lets items inherit percentages alone', () => {
    const kinds = Object.keys(TEMPLATE_KINDS) as TemplateKind[];
    expect(kinds.filter((kind) => !canInherit(kind))).toEqual(['lump_sum', 'per_area']);
  });
});

describe('displayCost', () => {
  const shown = (display: DisplayLine['display'], kind: TemplateKind, value: number): DisplayLine => ({
    ...line(kind, value),
    display,
  });

  it('hides allocated lines in the rows and keeps separated ones below', () => {
    const lines = [shown('separated', 'percent_direct', 10), shown('allocated', 'percent_direct', 1)];
    expect(displayCost([300, 100], lines, 'separated')).toEqual({
      rows: [303, 101],
      lines: [{ line: 0, name: 'percent_direct', amount: 40 }],
      total: 444,
    });
    expect(displayCost([300, 100], lines, 'allocated')).toEqual({ rows: [333, 111], lines: [], total: 444 });
    expect(displayCost([300, 100], lines, 'direct_only')).toEqual({
      rows: [300, 100],
      lines: [],
      total: 400,
    });
  });

  it.each<[rows: number[], shares: number[]]>([
    [
      [100, -100],
      [150, -50],
    ],
    [
      [0, 0],
      [50, 50],
    ],
    [
      [1, 1, 1],
      [34.33, 34.34, 34.33],
    ],
  ])('spreads over rows %j', (rows, shares) => {
    const lines = [shown('allocated', 'lump_sum', 100)];
    expect(displayCost(rows, lines, 'separated').rows).toEqual(shares);
  });

  it('leaves lines below where there is no row to hold them', () => {
    const lines = [shown('allocated', 'lump_sum', 100)];
    expect(displayCost([], lines, 'allocated')).toMatchObject({
      rows: [],
      lines: [{ amount: 100 }],
      total: 100,
    });
  });

  it('adds up to one total, separated or allocated, for 2,000 templates', () => {
    const anyLine = fc.record({
      name: fc.constant('line'),
      kind: fc.constantFrom(...(Object.keys(TEMPLATE_KINDS) as TemplateKind[])),
      value: fc.integer({ min: -1_500, max: 1_500 }).map((n) => n / 100),
      is_on: fc.boolean(),
      display: fc.constantFrom('separated' as const, 'allocated' as const),
    });
    const cents = fc.integer({ min: -100_000_000, max: 1_000_000_000 }).map((n) => n / 100);
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 6 }),
        fc.array(anyLine, { maxLength: 5 }),
        fc.integer({ min: 0, max: 400_000 }),
        (rows, lines, area) => {
          const separated = displayCost(rows, lines, 'separated', { area });
          const allocated = displayCost(rows, lines, 'allocated', { area });
          const sum = ({ rows: own, lines: below }: typeof separated) =>
            sumMoney([...own, ...below.map(({ amount }) => amount)]);
          expect(sum(separated)).toBe(separated.total);
          expect(sum(allocated)).toBe(separated.total);
          expect(allocated.total).toBe(separated.total);
        },
      ),
      { numRuns: 2_000, seed: 17 },
    );
  });
});

describe('compareTemplates', () => {
  const kept = (name: string, value: number, more: Partial<KeptLine> = {}): KeptLine => ({
    name,
    kind: 'percent_compound',
    value,
    is_on: true,
    items_inherit: true,
    display: 'separated',
    ...more,
  });
  const template = [kept('Fee', 3.5), kept('Bond', 0.7), kept('Insurance', 1.25)];

  it.each<[name: string, copy: KeptLine[], differences: object[]]>([
    ['nothing, values written otherwise', template.map((one) => ({ ...one, value: `${one.value}0` })), []],
    [
      'a value and a display',
      [kept('fee ', 4, { display: 'allocated' }), ...template.slice(1)],
      [{ kind: 'changed', from: 0, to: 0, columns: ['name', 'value', 'display'] }],
    ],
    [
      'a line added and one removed',
      [...template.slice(0, 2), kept('Permit', 1)],
      [
        { kind: 'added', to: 2 },
        { kind: 'removed', from: 2 },
      ],
    ],
    [
      'two lines that changed places',
      [template[1] as KeptLine, template[0] as KeptLine, template[2] as KeptLine],
      [
        { kind: 'moved', from: 1, to: 0, columns: [] },
        { kind: 'moved', from: 0, to: 1, columns: [] },
      ],
    ],
  ])('finds %s', (_name, copy, differences) => {
    expect(compareTemplates(template, copy)).toEqual(differences);
  });
});
