import { efficientFront, valuePoints } from '#domain/vision';
import type { Driver, VisionItem } from '../visionQueries.ts';

/** An item with its value points and whether another beats it. */
export interface ValuedRow {
  id: number;
  code: string;
  name: string;
  status: VisionItem['status'];
  cost: number;
  value: number;
  isOnFront: boolean;
}

/** The items that have a score on these drivers, cheapest first; items whose cost is not shown are left out. */
export function valuedRows(drivers: readonly Driver[], items: readonly VisionItem[]): ValuedRow[] {
  const ids = new Set(drivers.map(({ id }) => id));
  const valued = items.flatMap(({ id, code, name, status, cost, scores }) => {
    const own = scores.filter(({ driver_id: driver }) => ids.has(driver));
    const value = valuePoints(drivers, own);
    return cost === undefined || value === null || own.length === 0
      ? []
      : [{ id, code, name, status, cost, value }];
  });
  const front = new Set(efficientFront(valued).map(({ id }) => id));
  return valued
    .map((row) => ({ ...row, isOnFront: front.has(row.id) }))
    .toSorted((a, b) => a.cost - b.cost || b.value - a.value);
}

/** Value points with their sign: `+12.5`, `(4)`, `0`. */
export const pointsText = (points: number): string => {
  const figure = Math.abs(points).toLocaleString('en-US', { maximumFractionDigits: 1 });
  return points < 0 ? `(${figure})` : points > 0 ? `+${figure}` : figure;
};
