import { expect, it } from 'vitest';
import type { Foresite, Item } from '#shared/foresite';
import { buildUpLines, decisionFacts, effectLines, scopeLines } from './itemSheet.ts';

const item = {
  id: 3,
  status: 'PENDING',
  cost: 11_000,
  subtotal_cost: 10_000,
  lower_limit: 10,
  upper_limit: 20,
  milestone_name: '50% DD',
  rejection_reason: 'Too dear',
  approved_on: '2026-10-01',
  in_estimate_of: null,
  sub_items: [
    {
      id: 1,
      scope: 'Canopy',
      quantity: 100,
      measure: 'SF',
      unit_cost: 100,
      extension: 10_000,
      cost_group_uni_format: { div_code: 'B2020' },
      cost_group_master_format: null,
      cost_groups: [{ div_code: 'WP-04' }],
    },
  ],
  markups: [
    {
      id: 7,
      name: 'Fee',
      kind: 'percent_direct',
      project_value: 10,
      value: null,
      is_excluded: false,
      applies: true,
      amount: 1_000,
    },
  ],
} as unknown as Item;
const trend = {
  summary: { program_value: 100_000, current_estimate: 98_000, forecast: 95_000 },
  approved_series: [],
  estimated_approved_series: [],
} as unknown as Foresite;

const texts = (lines: { cells: string[] }[]) => lines.map(({ cells }) => cells.filter(Boolean).join(' | '));

it('builds the cost up from rows and markups', () => {
  expect(texts(scopeLines(item))).toEqual([
    'Canopy | B2020, WP-04 | 100 SF | $100.00 | $10,000',
    'Direct cost | $10,000',
  ]);
  expect(texts(buildUpLines(item))).toEqual([
    'Direct cost | $10,000',
    'Fee | 10% of direct cost | $1,000',
    'Cost | $11,000',
  ]);
});

it('says what it does to the forecast, at its limits too', () => {
  expect(texts(effectLines(item, trend))).toEqual([
    'Budget | $100,000',
    'Current estimate | $98,000',
    'Forecast without it | $95,000',
    'Forecast with it | $106,000',
    'With it at its lower limit | $104,900',
    'With it at its upper limit | $108,200',
    'Over budget with it | $6,000',
  ]);
  const counted = { ...trend, approved_series: [{ item_id: 3 }] } as unknown as Foresite;
  expect(texts(effectLines(item, counted))[2]).toBe('Forecast without it | $84,000');
});

it('records the decision with who made it', () => {
  const entry = {
    at: '2026-10-02T09:00:00.000Z',
    actor: { first_name: 'Maya', last_name: 'Okafor' },
    changes: [{ field: 'status', label: 'Status', from: 'Pending', to: 'Approved' }],
  } as unknown as Parameters<typeof decisionFacts>[1][number];
  expect(decisionFacts(item, [entry])).toEqual([]);
  expect(decisionFacts({ ...item, status: 'APPROVED' }, [entry])).toEqual([
    ['Decision', 'Approved'],
    ['By', 'Maya Okafor'],
    ['On', 'Oct 02, 2026'],
    ['Milestone', '50% DD'],
  ]);
  expect(decisionFacts({ ...item, status: 'REJECTED' }, [])).toContainEqual(['Reason', 'Too dear']);
});
