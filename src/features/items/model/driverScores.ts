import { DRIVER_SCORES } from '#domain/items';
import { formatNumber } from '#domain/money';
import type { ValueDriver } from '#shared/foresite';
import * as t from '../texts.ts';

const labels: Readonly<Record<number, string>> = {
  2: t.servesItMuch,
  1: t.servesIt,
  0: t.neither,
  [-1]: t.harmsIt,
  [-2]: t.harmsItMuch,
};

/** Scores from best to worst. */
export const driverScores = [...DRIVER_SCORES].reverse();

/** "+2 Serves it much". */
export const scoreLabel = (score: number): string =>
  `${score > 0 ? '+' : ''}${score} ${labels[score] ?? ''}`.trim();

/** A goal's share of all the goals' weights: "30%". */
export function weightShare(driver: ValueDriver, all: readonly ValueDriver[]): string {
  const total = all.reduce((sum, { weight }) => sum + weight, 0);
  return total > 0 ? `${formatNumber(Math.round((driver.weight / total) * 100))}%` : '-';
}
