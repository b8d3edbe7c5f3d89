import { formatMoney, subtractMoney, sumMoney } from '#domain/money';
import { closeGap, combinationsOf, type GapChoice, type GapItem } from '#domain/tvd';
import { moneyPart, type Reason } from '#shared/why';
import * as t from '../texts.ts';
import type { TvdItem, TvdMember } from '../tvdQueries.ts';

const gapItems = (items: readonly TvdItem[]): GapItem[] =>
  items.map(({ id, amount, groups }) => ({ id, amount, group_ids: groups.map((group) => group.id) }));

/** The items that bring a forecast to what is wanted with the least beyond it, dollars. */
export const bestFor = (items: readonly TvdItem[], forecast: number, wanted: number): GapChoice =>
  closeGap(gapItems(items), subtractMoney(forecast, wanted));

/** A combination as it is offered. */
export interface OfferedCombination {
  /** Its items' ids, in order. */
  key: string;
  ids: readonly number[];
  /** `VO-001, VO-003`; None without any. */
  label: string;
  change: number;
  forecast: number;
  /** Above what is wanted; negative below. */
  gap: number;
  isBest: boolean;
}

const most = 4;

export const keyOfItems = (ids: readonly number[]): string => ids.toSorted((a, b) => a - b).join(' ');

/**
 * The combinations that are offered: the best ones, that of the reader where it is another, and none; with how many there are, null where
 * they are too many to list.
 */
export function offeredCombinations(
  items: readonly TvdItem[],
  chosen: readonly number[],
  forecast: number,
  wanted: number,
): { count: number | null; offered: OfferedCombination[] } {
  const best = bestFor(items, forecast, wanted);
  const all = combinationsOf(gapItems(items), subtractMoney(forecast, wanted));
  const first = (all ?? [best]).slice(0, most).map(({ item_ids: ids }) => ids);
  const known = new Map([best.item_ids, ...first, chosen, []].map((ids) => [keyOfItems(ids), ids]));
  const offered = [...known].map(([key, ids]) => {
    const picked = items.filter(({ id }) => ids.includes(id));
    const change = sumMoney(picked.map(({ amount }) => amount));
    const next = sumMoney([forecast, change]);
    return {
      key,
      ids,
      label: picked.map(({ code }) => code).join(', ') || t.none,
      change,
      forecast: next,
      gap: subtractMoney(next, wanted),
      isBest: key === keyOfItems(best.item_ids),
    };
  });
  const none = offered.filter(({ key }) => key === '');
  return { count: all?.length ?? null, offered: [...offered.filter(({ key }) => key !== ''), ...none] };
}

/** How many items are pending, and which groups leave room for one of theirs alone: `2 in group A`. */
export function pendingWords(items: readonly TvdItem[]): string {
  const letters = sharedLetters(items);
  const [letter] = letters;
  return letters.length === 1 && items.every(({ groups }) => groups.some((group) => group.letter === letter))
    ? t.lengthInGroupLetter(items.length, letter)
    : String(items.length);
}

/** The exclusive groups that more than one of these items is in. */
export const sharedLetters = (items: readonly TvdItem[]): string[] => {
  const letters = items.flatMap(({ groups }) => groups.map(({ letter }) => letter));
  return [...new Set(letters.filter((letter, at) => letters.indexOf(letter) !== at))].toSorted();
};

/** Rows that are below their targets, the most of room first, and how much room all of them have. */
export function roomElsewhere(members: readonly TvdMember[]): { rows: TvdMember[]; sum: number } {
  const rows = members.filter(({ gap }) => (gap ?? 0) < 0).toSorted((a, b) => (a.gap ?? 0) - (b.gap ?? 0));
  return { rows: rows.slice(0, 3), sum: -sumMoney(rows.map(({ gap }) => gap ?? 0)) || 0 };
}

/** The choice with an item in or out; what shares a group with one that comes in goes out. */
export function toggledItem(items: readonly TvdItem[], chosen: readonly number[], id: number): number[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id);
  const groupsOf = (item: number) =>
    items.find((one) => one.id === item)?.groups.map((group) => group.id) ?? [];
  const own = new Set(groupsOf(id));
  return [...chosen.filter((one) => !groupsOf(one).some((group) => own.has(group))), id];
}

/** What the chosen items make of the forecast, and whether that is enough. */
export function outcomeOf(
  items: readonly TvdItem[],
  chosen: readonly number[],
  forecast: number,
  wanted: number,
): { forecast: number; sentence: string } {
  const picked = items.filter(({ id }) => chosen.includes(id));
  const next = sumMoney([forecast, ...picked.map(({ amount }) => amount)]);
  const gap = subtractMoney(next, wanted);
  if (picked.length === 0 && gap > 0)
    return { forecast: next, sentence: t.noItemIsChosenMoney(formatMoney(gap)) };
  const who = picked.map(({ code }) => code).join(', ') || t.nothing;
  const verb = picked.length === 1 || picked.length === 0 ? ['closes', 'leaves'] : ['close', 'leave'];
  if (gap > 0) return { forecast: next, sentence: t.whoValueMoneyToFind(who, verb[1], formatMoney(gap)) };
  return {
    forecast: next,
    sentence:
      gap === 0
        ? t.whoValueTheGapExactly(who, verb[0])
        : t.whoCloseTheGapAndLeave(who, verb[0], verb[1], formatMoney(-gap)),
  };
}

/** Why the forecast comes to what it comes to with the chosen items. */
export const outcomeReason = (
  items: readonly TvdItem[],
  chosen: readonly number[],
  forecast: number,
): Reason => ({
  sentence: t.theForecastAndWhat,
  parts: [
    moneyPart(t.forecast, forecast),
    ...items
      .filter(({ id }) => chosen.includes(id))
      .map(({ code, name, amount }) => moneyPart(`${code} ${name}`, amount)),
  ],
  sum: moneyPart(t.withTheCheckedItems, outcomeOf(items, chosen, forecast, forecast).forecast),
});
