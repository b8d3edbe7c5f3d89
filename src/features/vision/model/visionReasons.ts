import { formatArea } from '#domain/area';
import { formatMoney, formatNumber, formatPercent } from '#domain/money';
import { valuePoints, weightTotal } from '#domain/vision';
import type { Reason } from '#shared/why';
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
    target: { sentence: 'The target area in the details of the project.' },
    planned: {
      sentence: 'The areas of the components that count, as they are designed now.',
      parts: components
        .filter(({ is_counted: counts, area }) => counts && area !== null)
        .map(({ name, area }) => ({ name, text: formatArea(area) })),
      sum: part('Planned', planned),
    },
    gap: {
      sentence: 'The planned area less the target.',
      parts: [part('Planned', planned), part('Target', target)],
      sum: part('Difference', gap),
    },
  };
  return reasons[figure];
}

/** Why an area of a component is what it is. */
export function componentAreaReason(
  figure: 'target' | 'area' | 'gap',
  { area, target, gap, is_counted: counts }: Program['components'][number],
): Reason {
  if (figure === 'target')
    return { sentence: 'What the component may take: its target area, entered in Components.' };
  if (figure === 'area')
    return {
      sentence: `The planned area of the component, entered in Components.${counts ? '' : ' It is not counted in the program.'}`,
    };
  return {
    sentence: 'The planned area less the target.',
    parts: [
      { name: 'Planned', text: formatArea(area) },
      { name: 'Target', text: formatArea(target) },
    ],
    sum: { name: 'Difference', text: formatArea(gap) },
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
  sentence: `Set by the team. It counts for ${formatPercent(shareOf(driver, drivers))} of the value points.`,
});

/** The weights and what they come to. */
export const weightsReason = (drivers: readonly Driver[]): Reason => ({
  sentence: 'The sum of the weights. What they share is the value points of an item.',
  parts: drivers.map(({ name, weight }) => ({ name, text: formatNumber(weight) })),
  sum: { name: 'Total', text: formatNumber(weightTotal(drivers.map(({ weight }) => weight))) },
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
    sentence: `Items scored on this driver. A score of 1 is worth ${pointsText(pointsOf(driver, drivers, 1))} value points${more > 0 ? `; ${more} more have a score` : ''}.`,
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
      ? `It costs ${formatMoney(row.cost)}, and no other item gives as much value for less.`
      : `It costs ${formatMoney(row.cost)}, and another item gives as much value for less.`,
    parts: drivers.flatMap((driver) => {
      const score = own.get(driver.id);
      return score === undefined
        ? []
        : [
            {
              name: `${driver.name}: score ${scoreText(score)}, weight ${formatPercent(shareOf(driver, drivers))}`,
              text: pointsText(pointsOf(driver, drivers, score)),
            },
          ];
    }),
    sum: { name: 'Value points', text: pointsText(row.value) },
  };
}
