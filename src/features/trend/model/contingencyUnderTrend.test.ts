import { describe, expect, it } from 'vitest';
import { cedarRidge } from './cedarRidge.ts';
import { costTrend } from './costTrend.ts';
import { firstChoices } from './costTrendTypes.ts';
import {
  contingencyChart,
  daysOfTrend,
  type Contingency,
  type Entry,
  type Pot,
  adequacyWords,
  burnWords,
  heldIn,
  historySubject,
  reasonOf,
} from '#features/contingency';

const pot = (id: number, kind: Pot['kind'], name: string, steps: Pot['steps']): Pot => ({
  id,
  kind,
  name,
  amount: steps[0]?.change ?? 0,
  opened_on: steps[0]?.date ?? '',
  position: { opened: 0, funded: 0, drawn: 0, transferred: 0, left: steps.at(-1)?.left ?? 0 },
  burn: null,
  steps,
  entries_count: steps.length - 1,
  version: 1,
  change_set_id: null,
});
const step = (date: string, change: number, left: number, ...reasons: string[]) => ({
  date,
  change,
  left,
  reasons,
});
const data: Contingency = {
  as_of: '2026-10-12',
  until: '2029-10-26',
  estimate: 314_800_000,
  pots: [
    pot(1, 'design', 'Design', [
      step('2025-01-06', 300, 300),
      step('2026-02-12', -100, 200, 'VO-003', 'R-001'),
    ]),
    pot(2, 'construction', 'Trades', [step('2026-05-12', 50, 50)]),
    pot(3, 'construction', 'Steel', [step('2026-05-12', 20, 20), step('2027-06-01', -20, 0)]),
  ],
  total: { opened: 370, funded: 0, drawn: 100, transferred: 0, left: 270 },
  burn: null,
  in_estimate: null,
  exposure: null,
  stages: [],
};
const everything = { isShown: () => true, quarters: true, isPast: false };

const span = daysOfTrend(costTrend(cedarRidge, firstChoices));

describe('the balance below the trend', () => {
  it('covers the days of the trend, each kind on top of those before it', () => {
    const { axis, series, table } = contingencyChart(data, span, everything);
    // What was opened before the first milestone is there from its first day on; what lies beyond the last mark is not drawn.
    expect(axis.points.map(({ id }) => id)).toEqual([
      '2025-09-15',
      '2026-02-12',
      '2026-05-12',
      '2026-10-12',
      '2027-02-26',
    ]);
    expect(
      daysOfTrend({ ...costTrend(cedarRidge, firstChoices), marks: [], columns: [], lines: [] }),
    ).toBeNull();
    expect(axis).toMatchObject({ top: 'quarters', today: { label: 'TODAY' } });
    expect(series.map(({ id, values, told }) => [id, values, told])).toEqual([
      ['design', [300, 200, 200, 200, 200], [300, 200, 200, 200, 200]],
      ['construction', [300, 200, 270, 270, 270], [0, 0, 70, 70, 70]],
    ]);
    expect(axis.points[1]?.detail).toBe('Design ($100.00) for VO-003, R-001');
    expect(table.rows.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      [300, 0, 300, null],
      [200, 0, 200, 'Design ($100.00) for VO-003, R-001'],
      [200, 70, 270, 'Trades $50.00; Steel $20.00'],
      [200, 70, 270, null],
      [200, 70, 270, null],
    ]);
  });

  it('stacks anew without the kinds that the legend switched off', () => {
    const { series, table } = contingencyChart(data, span, {
      ...everything,
      isShown: (kind) => kind === 'construction',
    });
    expect(series.map(({ id, values }) => [id, values])).toEqual([['construction', [0, 0, 70, 70, 70]]]);
    expect(table.headings.map(({ text }) => text)).toEqual(['Day', 'Construction', 'Left', 'What moved']);
  });

  it('names a day that is past in place of today', () => {
    const { axis } = contingencyChart(data, span, { ...everything, isPast: true, quarters: false });
    expect(axis).toMatchObject({ top: 'months', today: { label: 'Oct 12, 2026' } });
  });
});

describe('words', () => {
  it.each([
    [null, '2029-10-26', undefined],
    [
      { per_month: 1_000, left_at_end: 5_000, runs_dry_on: '2031-01-01' },
      '2029-10-26',
      'Draws of $1,000 a month leave $5,000 by completion on Oct 26, 2029.',
    ],
    [
      { per_month: 1_000, left_at_end: -5_000, runs_dry_on: '2029-05-01' },
      '2029-10-26',
      'Draws of $1,000 a month run dry on May 01, 2029, $5,000 short by completion on Oct 26, 2029.',
    ],
    [
      { per_month: 1_000, left_at_end: null, runs_dry_on: '2029-05-01' },
      null,
      'Draws of $1,000 a month run dry on May 01, 2029.',
    ],
    [
      { per_month: 0.01, left_at_end: null, runs_dry_on: null },
      null,
      'Draws of $0 a month last for more than a century.',
    ],
  ])('say where %j until %s leads', (burn, until, text) => {
    expect(burnWords(burn, until)?.text).toBe(text);
  });

  it('say what is enough only of kinds that are held or needed', () => {
    const stage = (low: number) => ({
      milestone_id: 1,
      milestone_name: 'GMP',
      date: '2026-01-01',
      stage: 'documents' as const,
      requirements: [
        { kind: 'design' as const, low: 0, high: 3, adequacy: 'within' as const },
        { kind: 'construction' as const, low, high: null, adequacy: 'short' as const },
      ],
    });
    const trades = data.pots.slice(1);
    expect(adequacyWords({ ...data, pots: trades, stages: [stage(3)] })).toEqual([
      { kind: 'Construction', words: 'Below typical', isShort: true },
    ]);
    expect(adequacyWords(data)).toEqual([]);
  });

  it('say what is held, why a pot moved, and what history is about', () => {
    expect(heldIn({ opened: 10, funded: 5, drawn: 3, transferred: -2, left: 10 })).toBe(13);
    const entry = { item: null, risk: null, transfer_pot: null, amount: -1 } as unknown as Entry;
    const other = { id: 2, kind: 'buyout' as const, name: 'Buyout' };
    expect([
      reasonOf(entry),
      reasonOf({ ...entry, transfer_pot: other }),
      reasonOf({ ...entry, transfer_pot: other, amount: 1 }),
      reasonOf({ ...entry, risk: { id: 1, code: 'R-001', name: 'Groundwater' } }),
    ]).toEqual(['', 'Transfer to Buyout', 'Transfer from Buyout', 'R-001 Groundwater']);
    expect(
      [
        ['contingency_pot', 'Steel'],
        ['contingency_pot', null],
        ['contingency_entry', 'Steel'],
        ['contingency_entry', null],
      ].map(([entity, entity_name]) =>
        historySubject({ entity: entity ?? '', entity_name: entity_name ?? null }),
      ),
    ).toEqual(['the fund Steel', 'a deleted fund', 'an entry of Steel', 'a deleted entry']);
  });
});
