import { formatArea } from '#domain/area';
import { formatMoney, formatNumber, formatPercent } from '#domain/money';
import { valuePoints, weightTotal } from '#domain/vision';
import type { Reason } from '#shared/why';
import * as t from '../texts.ts';
import type { Driver, Vision, VisionItem } from '../visionQueries.ts';
import { pointsText, type ValuedRow } from './valueForCost.ts';

type Program = NonNullable<Vision['program']>;

/** Why a figure of the program is what it is. */
export function programReason(
  figure: 'planned' | 'target' | 'gap',
  { unit, target, planned, gap, components }: Program,
): Reason {
  const part = (name: string, value: number | null) => ({
    name,
    text: formatArea(value === null ? null : { value, unit }),
  });
  const reasons = {
    target: { sentence: t.theTargetArea },
    planned: {
      sentence: t.theAreasOfTheComponents,
      parts: components
        .filter(({ is_counted: counts, area }) => counts && area !== null)
        .map(({ name, area }) => ({ name, text: formatArea(area) })),
      sum: part(t.planned, planned),
    },
    gap: {
      sentence: t.thePlannedAreaLess,
      parts: [part(t.planned, planned), part(t.target, target)],
      sum: part(t.difference, gap),
    },
  };
  return reasons[figure];
}

/** Why an area of a component is what it is. */
export function componentAreaReason(
  figure: 'target' | 'area' | 'gap',
  { area, target, gap, is_counted: counts }: Program['components'][number],
): Reason {
  if (figure === 'target') return { sentence: t.whatTheComponentMayTake };
  if (figure === 'area')
    return {
      sentence: t.thePlannedArea(counts ? '' : t.itIsNotCounted),
    };
  return {
    sentence: t.thePlannedAreaLess,
    parts: [
      { name: t.planned, text: formatArea(area) },
      { name: t.target, text: formatArea(target) },
    ],
    sum: { name: t.difference, text: formatArea(gap) },
  };
}

const shareOf = ({ weight }: Driver, drivers: readonly Driver[]) => {
  const total = weightTotal(drivers.map((driver) => driver.weight));
  return total > 0 ? (weight / total) * 100 : 0;
};

const pointsOf = ({ id }: Driver, drivers: readonly Driver[], score: number) =>
  valuePoints(drivers, [{ driver_id: id, score }]) ?? 0;

/** What a weight counts for. */
export const weightReason = (driver: Driver, drivers: readonly Driver[]): Reason => ({
  sentence: t.setByTheTeam(formatPercent(shareOf(driver, drivers))),
});

/** The weights and what they come to. */
export const weightsReason = (drivers: readonly Driver[]): Reason => ({
  sentence: t.theSumOfTheWeights,
  parts: drivers.map(({ name, weight }) => ({ name, text: formatNumber(weight) })),
  sum: { name: t.total, text: formatNumber(weightTotal(drivers.map(({ weight }) => weight))) },
});

const most = 12;
const scoreText = (score: number) => (score > 0 ? `+${score}` : String(score));

/** The items that score on a driver, with what each adds to its own value points by that. */
export function servedReason(
  driver: Driver,
  drivers: readonly Driver[],
  items: readonly VisionItem[],
  hrefOf: (itemId: number) => string,
): Reason {
  const rows = items
    .map(({ id, code, name, scores }) => ({
      id,
      name: `${code} ${name}`,
      score: scores.find(({ driver_id: own }) => own === driver.id)?.score ?? 0,
    }))
    .toSorted((a, b) => Math.abs(b.score) - Math.abs(a.score));
  const more = rows.length - most;
  return {
    sentence: t.itemsScoredOnThisDriver(
      pointsText(pointsOf(driver, drivers, 1)),
      more > 0 ? t.moreMoreHaveAScore(more) : '',
    ),
    parts: rows
      .slice(0, most)
      .map(({ id, name, score }) => ({ name, text: scoreText(score), href: hrefOf(id) })),
  };
}

/** Why an item gives the value it gives, driver by driver, and whether another gives as much for less. */
export function valueReason(
  row: ValuedRow,
  drivers: readonly Driver[],
  scores: VisionItem['scores'],
): Reason {
  const own = new Map(scores.map(({ driver_id: id, score }) => [id, score]));
  return {
    sentence: row.isOnFront
      ? t.itCostsMoney(formatMoney(row.cost))
      : t.itCostsMoneyAndAnother(formatMoney(row.cost)),
    parts: drivers.flatMap((driver) => {
      const score = own.get(driver.id);
      return score === undefined
        ? []
        : [
            {
              name: t.nameScoreScoreTextWeight(
                driver.name,
                scoreText(score),
                formatPercent(shareOf(driver, drivers)),
              ),
              text: pointsText(pointsOf(driver, drivers, score)),
            },
          ];
    }),
    sum: { name: t.valuePoints, text: pointsText(row.value) },
  };
}
