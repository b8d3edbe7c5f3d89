import { driverScore } from '#domain/scenarios';
import type { Amount } from '#domain/money';

/**
 * How far an item serves the drivers: −100 harms every one much, 0 does nothing, 100 serves every one much. One decimal.
 * Null while there are no drivers.
 */
export function valuePoints(
  drivers: readonly { id: number; weight: Amount }[],
  scores: readonly { driver_id: number; score: number }[],
): number | null {
  const score = driverScore(
    drivers,
    scores.map(({ driver_id: id, score: points }) => ({ id, score: points })),
  );
  return score === null ? null : Math.round(score * 500) / 10;
}

/** An item as the front sees it: dollars, and value points. */
export type ValuedItem = { id: number; cost: number; value: number };

/**
 * The items that no other beats: none costs as little or less and serves as much or more, one of the two truly. Cheapest
 * first; equal items are all on the front.
 */
export function efficientFront<T extends ValuedItem>(items: readonly T[]): T[] {
  const sorted = items.toSorted((a, b) => a.cost - b.cost || b.value - a.value || a.id - b.id);
  const front: T[] = [];
  for (const item of sorted) {
    const last = front.at(-1);
    const equals = last && last.cost === item.cost && last.value === item.value;
    if (!last || item.value > last.value || equals) front.push(item);
  }
  return front;
}
