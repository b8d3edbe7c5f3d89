import { expect, it } from 'vitest';
import {
  answerQuestion,
  type Asker,
  type KnownReadings,
  networkNodes,
  readQuestion,
  type ReadItem,
} from './index.ts';

const asker: Asker = { userId: 1, permissions: new Set(), projectId: 1, today: '2026-10-12' };
const item = (number: number, me_groups: ReadItem['me_groups'] = []): ReadItem => ({
  id: number,
  code: `VO-${String(number).padStart(3, '0')}`,
  name: `Item ${number}`,
  status: 'PENDING',
  priority: 3,
  cost: -1000,
  due_date: null,
  component: null,
  assignee: null,
  me_groups,
  scenarios: [],
  lower_limit: 0,
  upper_limit: 0,
  deadline: null,
  milestone_name: null,
  created_by_id: null,
  proposed_by_id: null,
});

it('tells how items are connected', () => {
  const group = [{ letter: 'A' }];
  const items = [item(1, group), item(2, group), item(3), item(4)];
  const scenario = {
    id: 9,
    scenario_number: 'S-9',
    name: 'Envelope',
    status: 'ACTIVE',
    cost: -2000,
    schedule_days: 0,
    items: [1, 3],
  };
  const known = {
    items: { count: 4, results: items },
    scenarios: { count: 1, results: [scenario] },
  };
  const of = (rows: KnownReadings) =>
    answerQuestion(readQuestion('How are the items connected?'), rows, asker);
  const { content, blocks } = of(known);
  expect(content).toContain('**3 of 4** items are connected: 2 in scenarios, 2 mutually exclusive');
  const [drawn, listed] = blocks.map((block) => block.content);
  const chart = drawn?.chart;
  if (!chart) throw new Error('Nothing was drawn.');
  expect(chart.links).toEqual([
    { from: 'item-1', to: 'scenario-9', label: 'part of' },
    { from: 'item-1', to: 'item-2', label: 'excludes' },
    { from: 'item-3', to: 'scenario-9', label: 'part of' },
  ]);
  expect(networkNodes(chart)?.map(({ id, kind, value }) => [id, kind, value])).toEqual([
    ['item-1', 0, -1000],
    ['item-2', 0, -1000],
    ['item-3', 0, -1000],
    ['scenario-9', 1, -2000],
  ]);
  expect(listed?.table?.rows.map(({ cells }) => cells.at(-1)?.label)).toEqual(['VO-002', 'VO-001', '-']);
  expect(of({ items: { count: 1, results: [item(4)] } })).toMatchObject({ blocks: [] });
  expect(of({}).content).toContain('does not include ForeSite');
  expect(networkNodes({ ...chart, links: [{ from: 'item-1', to: 'item-7', label: '' }] })).toBeNull();
  expect(networkNodes({ ...chart, series: [] })).toBeNull();
});

it('draws no more of a network than can be read', () => {
  const many = Array.from({ length: 300 }, (_, at) => item(at + 1, [{ letter: 'A' }]));
  const { blocks } = answerQuestion(
    readQuestion('connected'),
    { items: { count: 300, results: many } },
    asker,
  );
  expect(blocks[0]?.content.chart?.points).toHaveLength(45);
  expect(blocks[0]?.content.chart?.links).toHaveLength(240);
  expect(blocks[1]?.content.table?.rows[0]?.cells.at(-1)?.label).toMatch(/VO-009 and 291 more$/);
});
