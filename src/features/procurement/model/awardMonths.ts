import { addMonths, MONTH_NAMES } from '#domain/dates';
import { abbreviate, subtractMoney } from '#domain/money';
import type { BidPackagePage } from '../packageQueries.ts';

type Figures = BidPackagePage['figures'];
export type AwardMonth = Figures['months'][number];

/** The most months that a chart holds. */
const MOST_MONTHS = 36;
/** Months whose awards the sentence names. */
const MOST_NAMED = 2;

/** Every month from the first to the last, those without an award, too. */
export function everyMonth(months: readonly AwardMonth[]): AwardMonth[] {
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  if (!first || !last) return [];
  const known = new Map(months.map((one) => [one.month, one]));
  const all: AwardMonth[] = [];
  for (
    let day = `${first}-01`;
    day.slice(0, 7) <= last && all.length < MOST_MONTHS;
    day = addMonths(day, 1)
  ) {
    const month = day.slice(0, 7);
    all.push(known.get(month) ?? { month, budget: 0, bought_budget: 0, committed: 0 });
  }
  return all;
}

const shortName = (month: string) => MONTH_NAMES[Number(month.slice(5)) - 1] ?? '';
const longName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });
const nameOf = (month: string) => longName.format(new Date(`${month}-01T00:00:00Z`));

/** `Nov 26` where a year begins or the chart does, `Dec` elsewhere. */
export const monthLabel = (month: string, at: number): string => {
  const short = shortName(month);
  return at === 0 || month.endsWith('-01') ? `${short} ${month.slice(2, 4)}` : short;
};

/** How much is bought and what is due next, in parts of a sentence with its figures. */
export function awardsLead({ bought_budget: bought, budget, months }: Figures, today: string) {
  const open = months
    .map((one) => ({ month: one.month, due: subtractMoney(one.budget, one.bought_budget) }))
    .filter(({ month, due }) => due > 0 && month >= today.slice(0, 7))
    .slice(0, MOST_NAMED);
  return {
    bought: abbreviate(bought),
    budget: abbreviate(budget),
    due: open.map(({ month, due }) => ({ amount: abbreviate(due), month: nameOf(month) })),
  };
}
