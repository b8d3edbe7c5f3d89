import { formatMoney, subtractMoney, sumMoney } from '#domain/money';
import { closeGap, type GapChoice } from '#domain/tvd';
import { moneyPart, type Reason } from '#shared/why';
import type { TvdItem } from '../tvdQueries.ts';

/** The items that bring a forecast to what is wanted with the least beyond it, dollars. */
export const bestFor = (items: readonly TvdItem[], forecast: number, wanted: number): GapChoice =>
  closeGap(
    items.map(({ id, amount, groups }) => ({ id, amount, group_ids: groups.map((group) => group.id) })),
    subtractMoney(forecast, wanted),
  );

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
  const who = picked.map(({ code }) => code).join(', ') || 'Nothing';
  const verb = picked.length === 1 || picked.length === 0 ? ['closes', 'leaves'] : ['close', 'leave'];
  if (gap > 0) return { forecast: next, sentence: `${who} ${verb[1]} ${formatMoney(gap)} to find.` };
  return {
    forecast: next,
    sentence:
      gap === 0
        ? `${who} ${verb[0]} the gap exactly.`
        : `${who} ${verb[0]} the gap and ${verb[1]} ${formatMoney(-gap)} below it.`,
  };
}

/** Why the forecast comes to what it comes to with the chosen items. */
export const outcomeReason = (
  items: readonly TvdItem[],
  chosen: readonly number[],
  forecast: number,
): Reason => ({
  sentence: 'The forecast, and what the checked items change of this row.',
  parts: [
    moneyPart('Forecast', forecast),
    ...items
      .filter(({ id }) => chosen.includes(id))
      .map(({ code, name, amount }) => moneyPart(`${code} ${name}`, amount)),
  ],
  sum: moneyPart('With the checked items', outcomeOf(items, chosen, forecast, forecast).forecast),
});
