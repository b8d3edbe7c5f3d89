import { formatDate } from '#domain/dates';
import { type Waiting, waitingOn } from '#domain/items';
import { formatMoney } from '#domain/money';
import type { ItemBrief } from '#shared/foresite';

/** What is said of an item's deadline: calm before it, a warning after it. */
export interface WaitingWords {
  text: string;
  isLate: boolean;
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

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
    const left = waiting.daysLeft === 0 ? 'today is the last day' : `${days(waiting.daysLeft)} left`;
    return {
      text: `To be decided by ${date}: ${left}.${price(waiting, 'Each week after it costs')}`,
      isLate: false,
    };
  }
  const lost = waiting.costSoFar > 0 ? ` and has cost ${formatMoney(waiting.costSoFar)}` : '';
  return {
    text: `Has been waiting for ${days(-waiting.daysLeft)} since ${date}${lost}.${price(waiting, 'Each further week costs')}`,
    isLate: true,
  };
}

/** What is said of an item that has just been decided; null where it has no deadline any more. */
export const waitedWords = ({ deadline }: Pick<ItemBrief, 'deadline'>): WaitingWords | null =>
  deadline && { text: `No longer waiting. Its deadline was ${formatDate(deadline.date)}.`, isLate: false };

/** "12 days later, critical", "3 days earlier"; a dash for none. */
export function scheduleWords(item: Pick<ItemBrief, 'schedule_days' | 'is_schedule_critical'>): string {
  const { schedule_days: count } = item;
  if (count === null) return '-';
  if (count === 0) return 'No change';
  return `${days(Math.abs(count))} ${count > 0 ? 'later' : 'earlier'}${item.is_schedule_critical ? ', critical' : ''}`;
}
