import type { FieldErrors } from '#domain/errors';
import { formatCents, formatMoney, subtractMoney, sumMoney, toCents } from '#domain/money';
import { type LevelingSheet, levelSheet } from './leveling.ts';

/** A bid as it would be awarded, in dollars: the contract, and the plugs that still have to be bought. */
export interface AwardOffer {
  bidder_id: number;
  company: string;
  base: number;
  /** Private costs and additions that are on. */
  extras: number;
  /** Chosen alternates, which are part of the contract. */
  alternates: number;
  contract: number;
  plugs: number;
  plugged: number;
  /** Contract and plugs: what the package will cost. */
  price: number;
  is_low: boolean;
}

/** What is decided with an award. Money is in dollars; savings are positive, an overrun is negative. */
export interface AwardDraft {
  bidder_id: number | null;
  /** The company, where no bid names it. */
  awarded_to: string;
  contract_amount: number | null;
  fund_id: number | null;
  /** What the fund gets of the savings; below 0 it pays for the overrun. */
  to_fund: number;
  milestone_id: number | null;
  cost_group_id: number | null;
  /** By what the forecast falls; below 0 it rises. */
  to_forecast: number;
}

/** Bids that may be awarded, the lowest first. */
export function awardOffers(sheet: LevelingSheet): AwardOffer[] {
  const { bids, leveledLow } = levelSheet(sheet);
  const companies = new Map(sheet.bidders.map(({ id, company }) => [id, company]));
  return bids
    .filter(({ counts }) => counts)
    .map(({ bidder_id: id, base, extras, alternates, plugs, plugged, leveled }) => ({
      bidder_id: id,
      company: companies.get(id) ?? '',
      base,
      extras,
      alternates,
      contract: sumMoney([base, extras, alternates]),
      plugs,
      plugged,
      price: leveled,
      is_low: leveledLow.includes(id),
    }))
    .toSorted((a, b) => a.price - b.price || a.bidder_id - b.bidder_id);
}

/** What an award comes to in dollars. */
export interface AwardFigures {
  /** Plugs of the bid that are still to buy. */
  stillToBuy: number;
  price: number;
  /** Budget less price; null without a budget. */
  savings: number | null;
  /** Savings that are neither in the fund nor in the forecast yet. */
  left: number;
}

/** What an award comes to; null without a contract amount. */
export function awardFigures(
  { contract_amount: contract, bidder_id: id, to_fund: toFund, to_forecast: toForecast }: AwardDraft,
  offers: readonly AwardOffer[],
  budget: number | null,
): AwardFigures | null {
  if (contract === null) return null;
  const stillToBuy = offers.find((offer) => offer.bidder_id === id)?.plugs ?? 0;
  const price = sumMoney([contract, stillToBuy]);
  const savings = budget === null ? null : subtractMoney(budget, price);
  return { stillToBuy, price, savings, left: subtractMoney(savings ?? 0, sumMoney([toFund, toForecast])) };
}

/** What is wrong with an award, by field. Dialog and server share it. */
export function checkAward(
  draft: AwardDraft,
  offers: readonly AwardOffer[],
  budget: number | null,
): FieldErrors {
  const problems: Record<string, string[]> = {};
  if (draft.bidder_id !== null && !offers.some(({ bidder_id: id }) => id === draft.bidder_id))
    problems['bidder_id'] = ['This bid does not count. Choose one that was submitted and is responsive.'];
  if (draft.bidder_id === null && draft.awarded_to.trim() === '')
    problems['awarded_to'] = ['Awarded to is required. Enter the company.'];
  if (draft.contract_amount === null)
    problems['contract_amount'] = ['Contract amount is required. Enter an amount.'];
  else if (draft.contract_amount < 0)
    problems['contract_amount'] = ['Contract amount is below $0. Enter $0 or more.'];
  const figures = awardFigures(draft, offers, budget);
  for (const part of ['to_fund', 'to_forecast'] as const) {
    const problem = figures && shareProblem(draft[part], figures.savings);
    if (problem) problems[part] = [problem];
  }
  if (figures && !problems['to_fund'] && !problems['to_forecast']) {
    const placed = sumMoney([draft.to_fund, draft.to_forecast]);
    if (Math.abs(toCents(placed)) > Math.abs(toCents(figures.savings ?? 0)))
      problems[draft.to_forecast === 0 ? 'to_fund' : 'to_forecast'] = [
        `${formatCents(Math.abs(figures.left))} more than there is. ${totalWords(figures.savings ?? 0)}.`,
      ];
  }
  if (draft.to_fund !== 0 && draft.fund_id === null) problems['fund_id'] ??= ['Choose a fund.'];
  if (draft.to_forecast !== 0) {
    if (draft.milestone_id === null)
      problems['milestone_id'] = ['Choose the milestone whose forecast moves.'];
    if (draft.cost_group_id === null)
      problems['cost_group_id'] = ['Choose the cost code under which the forecast moves.'];
  }
  return problems;
}

const totalWords = (savings: number) =>
  savings < 0 ? `The overrun is ${formatMoney(-savings)}` : `The savings are ${formatMoney(savings)}`;

function shareProblem(amount: number, savings: number | null): string | null {
  if (amount === 0) return null;
  if (savings === null) return 'The package has no budget, so it saves nothing. Enter its budget first.';
  return Math.sign(amount) === Math.sign(savings)
    ? null
    : savings < 0
      ? `${totalWords(savings)}. Enter what is paid for it, or $0.`
      : `${totalWords(savings)}. Enter a part of them, or $0.`;
}
