import { describe, expect, it } from 'vitest';
import { sumMoney } from '#domain/money';
import { splitApproved } from './approvedSeries.ts';
import { forecastBridge, type BridgeItem, type BridgeSide } from './forecastBridge.ts';

const item = (id: number, status: string, cost: number, approved_on: string | null = null): BridgeItem => ({
  id,
  status,
  cost,
  approved_on,
});
const side = (
  items: BridgeItem[],
  current_estimate: number | null = 100,
  current_date = '2026-05-12',
): BridgeSide => ({
  items,
  current_estimate,
  current_date,
});
const forecastOf = ({ items, current_estimate, current_date }: BridgeSide) =>
  sumMoney([
    current_estimate ?? 0,
    ...splitApproved(
      items.filter(({ status }) => status === 'APPROVED'),
      current_date,
    ).open.map(({ cost }) => cost),
  ]);

describe('the way from one forecast to another', () => {
  it.each([
    ['added', [], [item(1, 'PENDING', 5)], 0],
    ['added', [], [item(1, 'APPROVED', 5, '2026-06-01')], 5],
    ['deleted', [item(1, 'APPROVED', -7, '2026-06-01')], [], 7],
    ['approved', [item(1, 'PENDING', -3.5)], [item(1, 'APPROVED', -3.25, '2026-06-01')], -3.25],
    ['reverted', [item(1, 'APPROVED', 9, '2026-06-01')], [item(1, 'PENDING', 9)], -9],
    ['rejected', [item(1, 'PENDING', 9)], [item(1, 'REJECTED', 9)], 0],
    ['moved', [item(1, 'DRAFT', 9)], [item(1, 'PENDING', 9)], 0],
    ['repriced', [item(1, 'PENDING', 9)], [item(1, 'PENDING', 8)], 0],
    ['repriced', [item(1, 'APPROVED', 9, '2026-06-01')], [item(1, 'APPROVED', 8.01, '2026-06-01')], -0.99],
  ] as const)('names %s', (cause, before, after, effect) => {
    expect(forecastBridge(side([...before]), side([...after])).steps).toMatchObject([{ cause, effect }]);
  });

  it('says that a new estimate holds what was approved before it', () => {
    const approved = item(1, 'APPROVED', -2, '2026-06-01');
    const bridge = forecastBridge(side([approved]), side([approved], 97, '2026-07-01'));
    expect(bridge).toEqual({
      estimate_effect: -3,
      steps: [
        {
          item_id: 1,
          cause: 'in_estimate',
          from: { status: 'APPROVED', cost: -2 },
          to: { status: 'APPROVED', cost: -2 },
          effect: 2,
        },
      ],
    });
  });

  it('says that a new estimate is said not to hold what the one before did', () => {
    const approved = item(1, 'APPROVED', -2, '2026-01-01');
    const bridge = forecastBridge(
      side([approved], 100, '2026-02-01'),
      side([{ ...approved, in_estimate: false }], 97, '2026-07-01'),
    );
    expect(bridge.steps).toMatchObject([{ cause: 'not_in_estimate', effect: -2 }]);
  });

  it('leaves out what ends as it began, and has no effect of an estimate where there was none', () => {
    const same = item(1, 'PENDING', 4);
    expect(forecastBridge(side([same], null), side([same]))).toEqual({ estimate_effect: null, steps: [] });
  });

  it('adds up to the difference exactly, whatever happened', () => {
    let seed = 11;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const statuses = ['PENDING', 'APPROVED', 'REJECTED', 'DRAFT', 'ARCHIVED'];
    const draw = () =>
      Array.from({ length: 12 }, (_, id) => ({ id, there: random(5) > 0 })).flatMap(({ id, there }) =>
        there
          ? [
              item(
                id,
                statuses[random(5)] as string,
                (random(2_000_000) - 1_000_000) / 100,
                random(3) === 0 ? null : `2026-0${1 + random(9)}-10`,
              ),
            ]
          : [],
      );
    for (let run = 0; run < 500; run += 1) {
      const before = side(draw(), random(1_000_000) / 100, '2026-04-01');
      const after = side(draw(), random(1_000_000) / 100, '2026-06-01');
      const { estimate_effect, steps } = forecastBridge(before, after);
      expect(sumMoney([forecastOf(before), estimate_effect ?? 0, ...steps.map(({ effect }) => effect)])).toBe(
        forecastOf(after),
      );
    }
  });
});
