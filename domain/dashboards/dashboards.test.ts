import { describe, expect, it } from 'vitest';
import { isLegacy, STATUS_ORDER } from '#domain/projects';
import {
  budgetWords,
  comparedSums,
  leftOutWords,
  CARD_WIDTHS,
  correctedMetric,
  FIRST_CARDS,
  daysOverTime,
  medianRate,
  METRIC_AXES,
  METRIC_CHARTS,
  METRIC_FEATURES,
  METRIC_MEASURES,
  metricProblems,
  type MetricSelection,
  movedCard,
  overWords,
  PORTFOLIO_STATUSES,
  presentationPages,
  resizedCard,
} from './index.ts';

describe('the portfolio', () => {
  it('leaves out what is legacy, abandoned or a playground', () => {
    const left = STATUS_ORDER.filter((status) => !(PORTFOLIO_STATUSES as readonly string[]).includes(status));
    expect(left).toEqual(['PLAYGROUND', 'LEGACY', 'DRAFT_LEGACY', 'ABANDONED', 'ABANDONED_LEGACY']);
    expect(PORTFOLIO_STATUSES.some(isLegacy)).toBe(false);
  });

  it.each([
    [0, 0, 'No project has a budget and a forecast'],
    [0, 1, 'The one project with a budget is within it'],
    [1, 1, 'The one project with a budget is over it'],
    [0, 3, 'All 3 projects are within budget'],
    [1, 3, '1 of 3 projects is over'],
    [2, 3, '2 of 3 projects are over'],
  ])('says that %i of %i are over', (over, compared, words) => {
    expect(overWords({ over_count: over, compared_count: compared })).toBe(words);
  });

  it.each([
    [1, 1, '1 project'],
    [4, 4, '4 projects'],
    [4, 3, '3 of 4 projects'],
    [1, 0, '0 of 1 project'],
    [0, 0, '0 projects'],
  ])('says of how many of %i projects the budgets are summed, of %i', (count, set, words) => {
    expect(budgetWords({ count, budget_count: set })).toBe(words);
  });

  const sums = { target_budget: 305, forecast: 1018, compared_budget: 300, compared_forecast: 312 };
  it.each([
    [6, 1, { budget: 300, forecast: 312, isPart: true }],
    [6, 6, { budget: 305, forecast: 1018, isPart: false }],
    [6, 0, { budget: 305, forecast: 1018, isPart: false }],
    [0, 0, { budget: 305, forecast: 1018, isPart: false }],
  ])('compares budget and forecast over the same projects, of %i with %i', (count, compared, like) => {
    expect(comparedSums({ ...sums, count, compared_count: compared })).toEqual(like);
  });

  const one = 'Only 1 of 6 projects has both a budget and a forecast to compare.';
  it.each([
    [6, 6, 6, [], [], undefined],
    [6, 5, 0, ['Pier'], ['Dock'], undefined],
    [0, 0, 0, [], [], undefined],
    [
      6,
      5,
      5,
      ['Pier'],
      [],
      'Only 5 of 6 projects have both a budget and a forecast to compare. Left out without a budget: Pier.',
    ],
    [
      6,
      2,
      1,
      ['Pier', 'Mole', 'Quay'],
      ['Dock'],
      `${one} Left out without a budget: Pier, Mole, Quay and 1 more. Left out without a forecast: Dock.`,
    ],
    [6, 6, 1, [], ['Dock', 'Lock'], `${one} Left out without a forecast: Dock, Lock and 3 more.`],
    [
      6,
      1,
      1,
      ['Pier', 'Mole', 'Quay', 'Dock', 'Lock'],
      [],
      `${one} Left out without a budget: Pier, Mole, Quay, Dock and Lock.`,
    ],
  ])(
    'says which of %i with %i budgets and %i compared are left out',
    (count, set, compared, noBudget, noForecast, words) => {
      expect(
        leftOutWords({
          count,
          budget_count: set,
          compared_count: compared,
          left_out: { no_budget: noBudget, no_forecast: noForecast },
        }),
      ).toBe(words);
    },
  );
});

describe('the median of rates', () => {
  it.each([
    [[], null],
    [[5], 5],
    [[9, 1, 4], 4],
    [[10.01, 1, 2.02, 30], 6.02],
  ])('of %j is %s', (rates, median) => {
    expect(medianRate(rates)).toBe(median);
  });
});

describe('cards', () => {
  const cards = ['a', 'b', 'c'].map((key) => ({ key, width: 4 }));
  const keys = (rows: readonly { key: string }[]) => rows.map(({ key }) => key).join('');

  it.each([
    ['a', 1, 'bac'],
    ['a', 9, 'bca'],
    ['c', -1, 'acb'],
    ['c', -9, 'cab'],
    ['b', 0, 'abc'],
    ['x', 1, 'abc'],
  ])('move %s by %i', (key, by, order) => {
    expect(keys(movedCard(cards, key, by))).toBe(order);
  });

  it.each([
    [1, 5],
    [-1, 3],
    [-9, 3],
    [99, 12],
  ])('get wider by %i, to %i columns', (by, width) => {
    expect(resizedCard(cards, 'b', by).map((card) => card.width)).toEqual([4, width, 4]);
  });

  it('begin within their widths, each once', () => {
    expect(new Set(FIRST_CARDS.map(({ key }) => key)).size).toBe(FIRST_CARDS.length);
    expect(FIRST_CARDS.every(({ width }) => width >= CARD_WIDTHS.least && width <= CARD_WIDTHS.most)).toBe(
      true,
    );
  });
});

describe('the pages of a presentation', () => {
  it.each([
    ['', ''],
    ['totals:12', 'totals'],
    ['totals:12 projects:8 dates:4', 'totals projects dates'],
    ['projects:8 dates:4 totals:12', 'projects dates | totals'],
    ['trend:8 decisions:8 dates:4', 'trend | decisions dates'],
    ['text:4 risks:4 matrix:4 issues:3', 'text risks matrix | issues'],
    ['totals:12 totals:12 projects:12', 'totals totals | projects'],
    ['totals:6 totals:6 trend:12', 'totals totals trend'],
  ])('of "%s" are "%s"', (cards, pages) => {
    const rows = cards
      .split(' ')
      .filter(Boolean)
      .map((card) => {
        const [kind, width] = card.split(':');
        return { kind: kind as 'text', width: Number(width) };
      });
    const words = presentationPages(rows).map((page) => page.map(({ kind }) => kind).join(' '));
    expect(words.join(' | ')).toBe(pages);
  });
});

describe('a metric', () => {
  const bar = { feature: 'risks', chart_type: 'bar', main_axis: 'category', secondary_axis: 'cost' } as const;

  it.each([
    ['fits', {}, {}],
    ['takes a stack bar without a group', { chart_type: 'stack_bar' }, { group_axis: 'level' }],
    [
      'takes the group of a pie',
      { chart_type: 'pie_chart', group_axis: 'level' },
      { group_axis: null, orientation: null },
    ],
    ['puts a line on months', { chart_type: 'line_chart' }, { main_axis: 'closed_month', group_axis: null }],
    ['goes to issues', { feature: 'issues' }, { main_axis: 'status', secondary_axis: 'count' }],
    ['is split by its own axis', { group_axis: 'category' }, { group_axis: null }],
  ] as const)('is corrected where it %s', (_what, change, corrected) => {
    const metric = { ...bar, ...change } as MetricSelection;
    expect(correctedMetric(metric)).toMatchObject(corrected);
    expect(metricProblems(correctedMetric(metric))).toEqual({});
  });

  it('keeps the filters that its feature has, of a project those alone that tell its rows apart', () => {
    const filters = (['status', 'severity', 'project'] as const).map((axis) => ({ axis, values: ['1'] }));
    const axes = (place: 'dashboard' | 'project') =>
      correctedMetric({ ...bar, filters }, place).filters?.map(({ axis }) => axis);
    expect([axes('dashboard'), axes('project')]).toEqual([['status', 'project'], ['status']]);
    expect(correctedMetric({ ...bar, filters: [{ axis: 'status', values: [] }] }).filters).toEqual([]);
    expect(Object.keys(metricProblems({ ...bar, filters: filters.slice(2) }, 'project'))).toEqual([
      'filters',
    ]);
    expect('filters' in correctedMetric(bar)).toBe(false);
  });

  it('of every combination is drawn or corrected to one that is', () => {
    const groups = [null, ...Object.keys(METRIC_AXES)];
    for (const feature of Object.keys(METRIC_FEATURES))
      for (const chart_type of Object.keys(METRIC_CHARTS))
        for (const main_axis of Object.keys(METRIC_AXES))
          for (const secondary_axis of Object.keys(METRIC_MEASURES))
            for (const group_axis of groups) {
              const metric = {
                feature,
                chart_type,
                main_axis,
                secondary_axis,
                group_axis,
              } as MetricSelection;
              const corrected = correctedMetric(metric);
              expect(metricProblems(corrected)).toEqual({});
              const isDrawn = Object.keys(metricProblems(metric)).length === 0;
              expect(corrected.main_axis === main_axis || !isDrawn).toBe(true);
            }
  });

  it.each([
    [{ chart_type: 'stack_bar' }, 'group_axis'],
    [{ chart_type: 'pie_chart', orientation: 'vertical' }, 'orientation'],
    [{ secondary_axis: 'min_cost' }, 'secondary_axis'],
    [{ main_axis: 'due_month' }, 'main_axis'],
    [{ filters: [{ axis: 'severity', values: ['1'] }] }, 'filters'],
    [
      { filters: ['status', 'status'].map((axis) => ({ axis: axis as 'status', values: ['CLOSED'] })) },
      'filters',
    ],
  ] as const)('says what is wrong with %j', (change, field) => {
    expect(Object.keys(metricProblems({ ...bar, ...change }))).toEqual([field]);
  });
});

describe('days over time', () => {
  it.each([
    ['2026-03-15', 12, 13, '2025-03-31', '2026-02-28', '2026-03-15'],
    ['2024-03-01', 12, 13, '2023-03-31', '2024-02-29', '2024-03-01'],
    ['2026-12-31', 60, 61, '2021-12-31', '2026-11-30', '2026-12-31'],
  ] as const)('of %s and %i months', (today, months, count, first, before, last) => {
    const days = daysOverTime(today, months);
    expect(days).toHaveLength(count);
    expect([days[0], days.at(-2), days.at(-1)]).toEqual([first, before, last]);
    expect(days).toEqual(days.toSorted());
  });
});
