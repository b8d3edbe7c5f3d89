import { describe, expect, it } from 'vitest';
import { comparedRows, itemRows } from './comparison.ts';
import type { ComparedScenario, ScenarioComparison } from '#shared/foresite';

const one = (
  cost: number,
  days: number,
  items: [number, number | null][],
  more: Partial<ComparedScenario> = {},
): ComparedScenario =>
  ({
    scenario: {
      cost,
      schedule_days: days,
      is_schedule_critical: days < 0,
      area: { value: 0, unit: 'sq_ft' },
    },
    after: { forecast: 1000 + cost, gap: cost, pending_low: 900, pending_high: 1100 + cost },
    items: items.map(([id, price]) => ({ id, code: `VO-00${id}`, name: `Item ${id}`, cost: price })),
    risks: [],
    drivers: [],
    driver_score: null,
    ...more,
  }) as unknown as ComparedScenario;
const comparison = (...results: ComparedScenario[]): ScenarioComparison =>
  ({
    before: { forecast: 1000, gap: 0, pending_low: 900, pending_high: 1200 },
    area: { value: 100, unit: 'sq_ft' },
    drivers: [],
    results,
  }) as unknown as ScenarioComparison;
const rowOf = (given: ScenarioComparison, id: string) => comparedRows(given).find((row) => row.id === id);

describe('the comparison', () => {
  it('marks the most favourable where they differ, and nobody where they are equal', () => {
    const given = comparison(one(-200, -10, []), one(300, 0, []));
    expect(rowOf(given, 'cost')?.cells.map(({ best }) => best ?? false)).toEqual([true, false]);
    expect(rowOf(given, 'low')?.cells.some(({ best }) => best)).toBe(false);
    expect(rowOf(given, 'days')?.cells).toEqual([
      { text: '−10', note: 'critical path', best: true },
      { text: '0' },
    ]);
    expect(rowOf(given, 'gap')?.cells).toEqual([
      { text: '$200', note: 'under budget', trend: 'fall' },
      { text: '$300', note: 'over budget', trend: 'rise' },
    ]);
    expect(rowOf(given, 'rate')?.cells[1]?.text).toBe('$3.00 / GSF');
  });

  it('sets each against the project as it is now, and says by how much the forecast moves', () => {
    const given = comparison(one(-200, -10, []), one(300, 0, []));
    expect(rowOf(given, 'forecast')).toMatchObject({
      now: { text: '$1,000' },
      cells: [
        { text: '$800', note: '$200 less', best: true },
        { text: '$1,300', note: '$300 more' },
      ],
    });
    expect(rowOf(given, 'gap')?.now).toEqual({ text: '$0', note: 'on budget' });
    expect(rowOf(given, 'low')).toMatchObject({
      now: { text: '$900' },
      cells: [{ text: '$900' }, { text: '$900' }],
    });
    expect(rowOf(given, 'days')?.now).toEqual({ text: '-' });
  });

  it('shows risks and goals to those who may see them, the higher score being the better', () => {
    const risk = { id: 1, code: 'R-001', name: 'Groundwater', value: 50 };
    const driver = { id: 7, name: 'Resilience', weight: 1 };
    const given = {
      ...comparison(
        one(0, 0, [], { risks: [risk], drivers: [{ id: 7, score: 2 }], driver_score: 2 }),
        one(0, 0, [], { drivers: [{ id: 7, score: -1 }], driver_score: -1 }),
      ),
      drivers: [driver],
    };
    expect(rowOf(given, 'risks')?.cells).toEqual([
      { text: '1', note: 'R-001 · $50' },
      { text: '0', best: true },
    ]);
    expect(rowOf(given, 'driver-7')?.cells).toEqual([{ text: '+2', best: true }, { text: '−1' }]);
    const blind = comparison(one(0, 0, [], { risks: null }), one(0, 0, [], { risks: null }));
    expect(rowOf(blind, 'risks')).toBeUndefined();
  });

  it('lists every item once, and says where scenarios differ', () => {
    const given = comparison(
      one(1, 0, [
        [2, 5],
        [1, -7],
      ]),
      one(2, 0, [[1, -7]]),
    );
    expect(itemRows(given).map(({ code, costs, differs }) => [code, costs, differs])).toEqual([
      ['VO-001', ['($7)', '($7)'], false],
      ['VO-002', ['$5', null], true],
    ]);
  });
});
