import { formatDate, type IsoDate } from '#domain/dates';
import { formatCents } from '#domain/money';
import { potSteps, type PotMovement, type PotOpening } from './potPosition.ts';

/** The first day at whose end a pot would hold less than nothing, and how much it would lack, in dollars. */
export interface Shortfall {
  date: IsoDate;
  short: number;
}

/** Where a pot would be overdrawn with these movements, or null. What funds and draws on one day meets at its end. */
export function findShortfall(pot: PotOpening, movements: Iterable<PotMovement>): Shortfall | null {
  const step = potSteps(pot, movements).find(({ left }) => left < 0);
  return step ? { date: step.date, short: -step.left } : null;
}

/** Why a pot cannot be drawn on: by how much and when it would be short, and what to do. */
export const shortfallSentence = (pot: string, { date, short }: Shortfall): string =>
  `"${pot}" would be ${formatCents(short)} short on ${formatDate(date)}. Fund it first, or draw less.`;
