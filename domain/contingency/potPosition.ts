import type { IsoDate } from '#domain/dates';
import { fromCents, safeCents, toCents, type Amount } from '#domain/money';

/** What a pot was opened with, in dollars, and when. */
export interface PotOpening {
  amount: Amount;
  opened_on: IsoDate;
}

/** One movement of a pot, in dollars: positive funds it, negative draws on it. */
export interface PotMovement {
  date: IsoDate;
  amount: Amount;
  /** Came from, or went to, another pot: neither funding nor a draw. */
  is_transfer?: boolean;
}

/** What a pot holds at the end of a day, in dollars: `left = opened + funded + transferred - drawn`. */
export interface PotPosition {
  opened: number;
  funded: number;
  drawn: number;
  transferred: number;
  left: number;
}

/** A day on which something moved: what moved together, and what was left at its end, in dollars. */
export interface PotStep {
  date: IsoDate;
  change: number;
  left: number;
}

/** What a pot holds at the end of a day; nothing before the day it was opened. */
export function potPosition(pot: PotOpening, movements: Iterable<PotMovement>, day: IsoDate): PotPosition {
  const cents = { funded: 0, drawn: 0, transferred: 0 };
  for (const { date, amount, is_transfer: isTransfer } of movements) {
    if (date > day) continue;
    const moved = toCents(amount);
    const part = isTransfer ? 'transferred' : moved > 0 ? 'funded' : 'drawn';
    cents[part] = safeCents(cents[part] + (part === 'drawn' ? -moved : moved));
  }
  const opened = pot.opened_on > day ? 0 : toCents(pot.amount);
  const left = safeCents(opened + cents.funded + cents.transferred - cents.drawn);
  return {
    opened: fromCents(opened),
    funded: fromCents(cents.funded),
    drawn: fromCents(cents.drawn),
    transferred: fromCents(cents.transferred),
    left: fromCents(left),
  };
}

/** Positions of several pots as one. */
export function sumPositions(positions: Iterable<PotPosition>): PotPosition {
  const total = { opened: 0, funded: 0, drawn: 0, transferred: 0, left: 0 };
  for (const position of positions)
    for (const part of Object.keys(total) as (keyof PotPosition)[])
      total[part] = safeCents(total[part] + toCents(position[part]));
  return {
    opened: fromCents(total.opened),
    funded: fromCents(total.funded),
    drawn: fromCents(total.drawn),
    transferred: fromCents(total.transferred),
    left: fromCents(total.left),
  };
}

/** The days on which the pot moved, from its opening on, each with what was left at its end. */
export function potSteps(pot: PotOpening, movements: Iterable<PotMovement>): PotStep[] {
  const byDay = new Map<IsoDate, number>([[pot.opened_on, toCents(pot.amount)]]);
  for (const { date, amount } of movements)
    byDay.set(date, safeCents((byDay.get(date) ?? 0) + toCents(amount)));
  let left = 0;
  return [...byDay]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([date, change]) => {
      left = safeCents(left + change);
      return { date, change: fromCents(change), left: fromCents(left) };
    });
}
