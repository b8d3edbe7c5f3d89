import { describe, expect, it } from 'vitest';
import type { MetricAxis, MetricFeature } from '#domain/dashboards';
import { metricListPath } from './metricAddress.ts';

const pathOf = (
  feature: MetricFeature,
  main_axis: MetricAxis,
  mainId: string,
  open_only = true,
  filters: [MetricAxis, ...string[]][] = [],
) => {
  const narrowed = filters.map(([axis, ...values]) => ({ axis, values }));
  const path = metricListPath({ feature, main_axis, open_only, filters: narrowed }, mainId, 7);
  return path && decodeURIComponent(path);
};

describe('the list behind a bar', () => {
  it.each([
    ['issues', 'status', 'PENDING', '/projects/7/issues?status=PENDING'],
    ['issues', 'severity', '', '/projects/7/issues?status=DRAFT,OPEN,PENDING,DISPUTE&severity=0'],
    ['issues', 'assignee', '', '/projects/7/issues?status=DRAFT,OPEN,PENDING,DISPUTE&assignee=none'],
    ['issues', 'type', 'Design', '/projects/7/issues?type=Design&status=DRAFT,OPEN,PENDING,DISPUTE'],
    ['risks', 'level', 'high', '/projects/7/risks?score=high'],
    ['risks', 'category', '3', '/projects/7/risks?category=3'],
    ['value_option_items', 'priority', '5', '/projects/7/foresite?priority=5'],
    ['value_option_items', 'status', 'APPROVED', '/projects/7/foresite?status=APPROVED'],
    [
      'value_option_items',
      'due_month',
      '2028-02',
      '/projects/7/foresite?due_from=2028-02-01&due_to=2028-02-29',
    ],
    [
      'bid_packages',
      'trade',
      'Electrical',
      '/projects/7/procurement?status=NOT_STARTED,SCOPE,READY,OUT_TO_BID,BIDS_RECEIVED,LEVELING,RECOMMENDED,ON_HOLD,REBID&trade=Electrical',
    ],
  ] as const)('of %s by %s %s', (feature, axis, id, path) => {
    expect(pathOf(feature, axis, id)).toBe(path);
  });

  it.each([
    ['risks', 'owner', '4', '/projects/7/risks?status=ALL&owner=4'],
    ['risks', 'status', 'CLOSED', '/projects/7/risks?status=CLOSED'],
    ['value_option_items', 'project', '7', '/projects/7/foresite?status='],
  ] as const)('takes what is decided, too, where the metric does: %s by %s', (feature, axis, id, path) => {
    expect(pathOf(feature, axis, id, false)).toBe(path);
  });

  it.each([
    ['issues', 'due_month', '2026-11'],
    ['issues', 'trade', ''],
    ['issues', 'type', 'Something else'],
    ['issues', 'status', 'VOID'],
    ['risks', 'response', 'AVOID'],
    ['risks', 'level', 'none'],
    ['value_option_items', 'assignee', ''],
    ['bid_packages', 'on_site_month', '2027-01'],
  ] as const)('cannot be told for %s by %s "%s"', (feature, axis, id) => {
    expect(pathOf(feature, axis, id)).toBeNull();
  });

  it.each([
    ['risks', 'category', '3', true, [['level', 'high']], '/projects/7/risks?category=3&score=high'],
    ['risks', 'category', '3', false, [['status', 'CLOSED']], '/projects/7/risks?status=CLOSED&category=3'],
    [
      'risks',
      'level',
      'high',
      true,
      [
        ['level', 'high', 'low'],
        ['project', '7'],
      ],
      '/projects/7/risks?score=high',
    ],
    ['risks', 'category', '3', true, [['level', 'high', 'medium']], null],
    ['risks', 'category', '3', true, [['response', 'AVOID']], null],
  ] as [MetricFeature, MetricAxis, string, boolean, [MetricAxis, ...string[]][], string | null][])(
    'is narrowed by the filters of its metric, too: %s by %s %s, only open %s, %j',
    (feature, axis, id, open, filters, path) => {
      expect(pathOf(feature, axis, id, open, filters)).toBe(path);
    },
  );
});
