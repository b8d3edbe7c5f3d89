import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/dates';
import { sumMoney } from '#domain/money';
import {
  burnOf,
  coverByMonth,
  CONTINGENCY_MESSAGES,
  designStage,
  entryProblems,
  exposureOf,
  findShortfall,
  decisionProblem,
  itemProblem,
  potPosition,
  potProblems,
  potSteps,
  requirementsAt,
  shortfallSentence,
  sumPositions,
} from './index.ts';

const today = '2026-10-12';
const pot = { amount: 6_200_000, opened_on: '2026-01-05' };
const movements = [
  { date: '2026-03-01', amount: -850_000 },
  { date: '2026-06-15', amount: '-500000.00' },
  { date: '2026-07-01', amount: 100_000, is_transfer: true },
  { date: '2026-12-01', amount: 250_000 },
];

describe('what a pot holds', () => {
  it.each([
    ['2026-01-04', { opened: 0, funded: 0, drawn: 0, transferred: 0, left: 0 }],
    ['2026-01-05', { opened: 6_200_000, funded: 0, drawn: 0, transferred: 0, left: 6_200_000 }],
    ['2026-03-01', { opened: 6_200_000, funded: 0, drawn: 850_000, transferred: 0, left: 5_350_000 }],
    ['2026-10-12', { opened: 6_200_000, funded: 0, drawn: 1_350_000, transferred: 100_000, left: 4_950_000 }],
    [
      '2026-12-01',
      { opened: 6_200_000, funded: 250_000, drawn: 1_350_000, transferred: 100_000, left: 5_200_000 },
    ],
  ])('knows it at the end of %s', (day, position) => {
    expect(potPosition(pot, movements, day)).toEqual(position);
  });

  it('adds pots up, so that a transfer between two is nothing', () => {
    const from = potPosition(pot, [{ date: today, amount: -0.1, is_transfer: true }], today);
    const to = potPosition(
      { amount: 0.2, opened_on: today },
      [{ date: today, amount: 0.1, is_transfer: true }],
      today,
    );
    expect(sumPositions([from, to])).toEqual({
      opened: 6_200_000.2,
      funded: 0,
      drawn: 0,
      transferred: 0,
      left: 6_200_000.2,
    });
  });

  it('takes one step for each day that moved, and ends where the position does', () => {
    const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays(pot.opened_on, days));
    const entry = fc.record({
      date: day,
      amount: fc.integer({ min: -9_999, max: 9_999 }).map((c) => c / 100),
    });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), (entries) => {
        const steps = potSteps(pot, entries);
        expect(steps.map(({ date }) => date)).toEqual(
          [...new Set([pot.opened_on, ...entries.map(({ date }) => date)])].sort(),
        );
        for (const { date, left } of steps) expect(left).toBe(potPosition(pot, entries, date).left);
        expect(sumMoney(steps.map(({ change }) => change))).toBe(steps.at(-1)?.left);
      }),
    );
  });
});

describe('a draw never takes a pot below nothing, on any day after it', () => {
  const small = { amount: 100, opened_on: '2026-01-01' };
  it.each([
    ['all that is there', [['2026-02-01', -100]], null],
    ['a cent more', [['2026-02-01', -100.01]], { date: '2026-02-01', short: 0.01 }],
    [
      'funded on the same day',
      [
        ['2026-02-01', -150],
        ['2026-02-01', 50],
      ],
      null,
    ],
    [
      'funded too late',
      [
        ['2026-02-01', -150],
        ['2026-02-02', 50],
      ],
      { date: '2026-02-01', short: 50 },
    ],
    [
      'before a draw that was there already',
      [
        ['2026-03-01', -80],
        ['2026-02-01', -30],
      ],
      { date: '2026-03-01', short: 10 },
    ],
    [
      'funded first',
      [
        ['2026-01-15', 10],
        ['2026-02-01', -30],
        ['2026-03-01', -80],
      ],
      null,
    ],
  ] as const)('%s', (_case, rows, found) => {
    expect(
      findShortfall(
        small,
        rows.map(([date, amount]) => ({ date, amount })),
      ),
    ).toEqual(found);
  });

  it('says by how much, when, and what to do', () => {
    expect(shortfallSentence('Steel buyout', { date: '2026-11-03', short: 350_000.5 })).toBe(
      '"Steel buyout" would be $350,000.50 short on Nov 03, 2026. Fund it first, or draw less.',
    );
  });
});

describe('fields', () => {
  const good = { name: 'Construction', amount: 0, opened_on: today };
  it.each([
    [good, {}],
    [{ ...good, name: '  ' }, { name: [CONTINGENCY_MESSAGES.name] }],
    [{ ...good, name: 'x'.repeat(81) }, { name: [CONTINGENCY_MESSAGES.longName] }],
    [{ ...good, name: ' bUYOUT ' }, { name: [CONTINGENCY_MESSAGES.taken] }],
    [{ ...good, amount: -0.01 }, { amount: [CONTINGENCY_MESSAGES.negative] }],
    [{ ...good, opened_on: '' }, { opened_on: ['Date is required'] }],
    [{ ...good, opened_on: '2060-01-01' }, { opened_on: ['Date is too far in the future'] }],
  ])('of a pot %j', (fields, problems) => {
    expect(potProblems(fields, ['Buyout'], today)).toEqual(problems);
  });

  const entry = { date: today, amount: -5, note: '', item_id: null, risk_id: null };
  it.each([
    [entry, {}],
    [{ ...entry, item_id: 3 }, {}],
    [{ ...entry, item_id: 3, risk_id: 4 }, { risk_id: [CONTINGENCY_MESSAGES.twoReasons] }],
    [{ ...entry, amount: 0.001 }, { amount: [CONTINGENCY_MESSAGES.zero] }],
    [
      { ...entry, date: '2026-01-04' },
      { date: ['The fund opens on Jan 05, 2026. Choose that day or a later one.'] },
    ],
    [{ ...entry, date: 'soon' }, { date: ['Invalid date'] }],
    [{ ...entry, note: 'x'.repeat(501) }, { note: [CONTINGENCY_MESSAGES.longNote] }],
  ])('of an entry %j', (fields, problems) => {
    expect(entryProblems(fields, pot, today)).toEqual(problems);
  });

  it.each([
    [[100], today, null],
    [[0, -5], today, null],
    [[0], today, 'This item costs nothing, so there is nothing to draw or to fund.'],
    [[0, 0], today, 'These items cost nothing, so there is nothing to draw or to fund.'],
    [[100], '2026-01-04', 'The fund opens on Jan 05, 2026. Choose that day or a later one.'],
  ])('of items that cost %j, approved on %s', (costs, day, problem) => {
    expect(decisionProblem(costs, day, pot)).toBe(problem);
  });

  it.each([
    ['APPROVED', null],
    ['PENDING', 'VO-004 is not approved, and only approved items move contingency. Approve it first.'],
    ['REJECTED', 'VO-004 is not approved, and only approved items move contingency. Approve it first.'],
  ])('of an item that is %s', (status, problem) => {
    expect(itemProblem({ code: 'VO-004', status })).toBe(problem);
  });
});

describe('what is usual', () => {
  it.each([
    ['Concept', 'concept'],
    ['ROM estimate', 'concept'],
    ['100% SD', 'schematic'],
    ['50 % DD', 'development'],
    ['Design Development', 'development'],
    ['60% CD', 'documents'],
    ['GMP', 'documents'],
    ['Board presentation', null],
    ['Saddle', null],
  ])('puts %s at stage %s', (name, stage) => {
    expect(designStage(name)).toBe(stage);
  });

  it.each([
    ['concept', 15_000_000, 9_999_999.99, 'within', 'short'],
    ['schematic', 9_999_999.99, 50_000_000, 'short', 'within'],
    ['schematic', 20_000_000, 10_000_000, 'within', 'within'],
    ['schematic', 20_000_000.01, 0, 'ample', 'short'],
    ['development', 5_000_000, 8_000_000.01, 'within', 'ample'],
    ['documents', 0, 3_000_000, 'within', 'within'],
  ] as const)('at %s for 100 M: design %d, construction %d left', (stage, design, construction, ...said) => {
    const found = requirementsAt(stage, 100_000_000, { design, construction });
    expect(found.map(({ adequacy }) => adequacy)).toEqual(said);
  });

  it('is a share of the estimate, to the cent', () => {
    expect(requirementsAt('documents', 208_200_000.33, { construction: 4_850_000 })).toEqual([
      { kind: 'design', low: 0, high: 6_246_000.01, adequacy: 'within' },
      { kind: 'construction', low: 6_246_000.01, high: 10_410_000.02, adequacy: 'short' },
    ]);
  });
});

describe('what is to come', () => {
  it('weighs risks against what is left; those without a value are estimated', () => {
    const risks = [
      { value: 1_000_000, likelihood: 3, impact: 2, exposed_from: null, exposed_to: null },
      { value: null, likelihood: 4, impact: 2, exposed_from: '2026-12-01', exposed_to: '2026-12-02' },
    ];
    const frame = { targetBudget: 212_000_000, left: 2_000_000, today: '2026-10-12', until: null };
    expect(exposureOf(risks, frame)).toEqual({
      count: 2,
      value: 3_756_000,
      expected: 2_804_800,
      cover: -804_800,
      over_time: {
        months: [{ month: '2026-12-01', count: 1, expected: 2_204_800 }],
        undated: { count: 1, expected: 600_000 },
      },
    });
  });

  it('takes expected risk cost off contingency month by month', () => {
    const months = [
      { month: '2026-11-01', count: 1, expected: 60.5 },
      { month: '2026-12-01', count: 0, expected: 0 },
      { month: '2027-01-01', count: 2, expected: 40 },
    ];
    const over = { months, undated: { count: 1, expected: 5 } };
    expect(coverByMonth(over, 100)).toEqual({
      months: [
        { ...months[0], left: 39.5 },
        { ...months[1], left: 39.5 },
        { ...months[2], left: -0.5 },
      ],
      undated: { count: 1, expected: 5, left: -5.5 },
      runs_out: '2027-01-01',
    });
    expect(coverByMonth(over, 100.5).runs_out).toBeNull();
  });

  it.each([
    // 100 a day for 10 days; 20 days to go, 500 left: dry in 5 days.
    [1_000, 500, '2026-10-02', '2026-11-01', [3_043.75, -1_500, '2026-10-17']],
    // A part of a day counts as one.
    [1_000, 501, '2026-10-02', null, [3_043.75, null, '2026-10-18']],
    [1_000, 0, '2026-10-02', '2026-10-12', [3_043.75, 0, '2026-10-12']],
    [1_000, 500, '2026-10-02', '2026-10-11', [3_043.75, null, '2026-10-17']],
    [0.01, 999_999_999, '2026-10-02', null, [0.03, null, null]],
    [0, 500, '2026-10-02', '2026-11-01', null],
    [1_000, 500, '2026-10-12', '2026-11-01', null],
  ])('draws go on: %d drawn, %d left, since %s, until %s', (drawn, left, since, until, said) => {
    const burn = burnOf({ drawn, left, since, today, until });
    expect(burn && [burn.per_month, burn.left_at_end, burn.runs_dry_on]).toEqual(said);
  });
});
