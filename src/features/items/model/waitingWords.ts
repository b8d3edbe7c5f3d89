import { formatDate } from '#domain/dates';
import { type Waiting, waitingOn } from '#domain/items';
import { formatMoney } from '#domain/money';
import type { ItemBrief } from '#shared/foresite';
import * as t from '../texts.ts';

/** What is said of an item's deadline: calm before it, a warning after it. */
export interface WaitingWords {
  text: string;
  isLate: boolean;
}

const days = (count: number) => (count === 1 ? t.day1 : t.countDays(count));

const price = ({ weeklyCost }: Waiting, each: string) =>
  weeklyCost > 0 ? ` ${each} ${formatMoney(weeklyCost)}.` : '';

/** How an undecided item stands to its deadline, as a sentence; null where it has none, or is decided. */
export function waitingWords(
  item: Pick<ItemBrief, 'deadline' | 'weekly_waiting_cost' | 'status'>,
  today: string,
): WaitingWords | null {
  if (item.deadline === null || (item.status !== 'PENDING' && item.status !== 'DRAFT')) return null;
  const waiting = waitingOn({ date: item.deadline.date, weeklyCost: item.weekly_waiting_cost }, today);
  if (waiting === null) return null;
  const date = formatDate(item.deadline.date);
  if (waiting.daysLeft >= 0) {
    const left = waiting.daysLeft === 0 ? t.todayIsTheLastDay : t.daysLeft(days(waiting.daysLeft));
    return {
      text: t.toBeDecidedByDate(date, left, price(waiting, t.eachWeekAfterItCosts)),
      isLate: false,
    };
  }
  const lost = waiting.costSoFar > 0 ? t.andHasCostMoney(formatMoney(waiting.costSoFar)) : '';
  return {
    text: t.hasBeenWaitingForDays(
      days(-waiting.daysLeft),
      date,
      lost,
      price(waiting, t.eachFurtherWeekCosts),
    ),
    isLate: true,
  };
}

/** What is said of an item that has just been decided; null where it has no deadline any more. */
export const waitedWords = ({ deadline }: Pick<ItemBrief, 'deadline'>): WaitingWords | null =>
  deadline && { text: t.noLongerWaitingItsDeadline(formatDate(deadline.date)), isLate: false };

/** "12 days later, critical", "3 days earlier"; a dash for none. */
export function scheduleWords(item: Pick<ItemBrief, 'schedule_days' | 'is_schedule_critical'>): string {
  const { schedule_days: count } = item;
  if (count === null) return '-';
  if (count === 0) return t.noChange;
  return `${days(Math.abs(count))} ${count > 0 ? 'later' : 'earlier'}${item.is_schedule_critical ? t.critical : ''}`;
}
