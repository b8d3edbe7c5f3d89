import { formatMoney, formatPercent, subtractMoney, sumMoney } from '#domain/money';
import { type AwardDraft, awardFigures, percentBought } from '#domain/procurement';
import type { AwardOutlook } from '../awardMutations.ts';
import type { BidPackage } from '../packageQueries.ts';
import * as t from '../texts.ts';

/** One line of what an award moves; texts are as they show. */
export interface EffectRow {
  label: string;
  now: string;
  after: string;
  /** Dollars or percent points, signed. */
  change: number;
  isPercent?: boolean;
}

/** What an award starts with: the lowest bid, and all that it saves for the fund, if there is one. */
export function firstAward(row: BidPackage, outlook: AwardOutlook): AwardDraft {
  const [low] = outlook.offers;
  const draft: AwardDraft = {
    bidder_id: low?.bidder_id ?? null,
    awarded_to: '',
    contract_amount: low?.contract ?? row.leveled_low,
    fund_id: null,
    to_fund: 0,
    milestone_id: outlook.milestone_id,
    cost_group_id: outlook.cost_group?.id ?? null,
    to_forecast: 0,
  };
  const fund = outlook.may_fund ? outlook.funds?.[0] : undefined;
  return placed({ ...draft, fund_id: fund?.id ?? null }, row.budget, outlook);
}

/** The draft with its savings in the fund, where there is one. */
export function placed(draft: AwardDraft, budget: number | null, { offers }: AwardOutlook): AwardDraft {
  const savings = awardFigures(draft, offers, budget)?.savings ?? 0;
  return { ...draft, to_forecast: 0, to_fund: draft.fund_id === null ? 0 : savings };
}

/** What the award moves: forecast, what is committed and bought, the fund. Lines that the caller may not see are absent. */
export function effectOf(draft: AwardDraft, row: BidPackage, outlook: AwardOutlook): EffectRow[] {
  const { totals, forecast, target_budget: target, funds, offers } = outlook;
  const figures = awardFigures(draft, offers, row.budget);
  const contract = draft.contract_amount ?? 0;
  const savings = figures?.savings ?? 0;
  const money = (label: string, now: number, change: number): EffectRow => ({
    label,
    now: formatMoney(now),
    after: formatMoney(sumMoney([now, change])),
    change,
  });
  const fund = funds?.find(({ id }) => id === draft.fund_id);
  const boughtNow = percentBought(totals.bought_budget, totals.budget) ?? 0;
  const boughtAfter = percentBought(sumMoney([totals.bought_budget, row.budget ?? 0]), totals.budget) ?? 0;
  return [
    ...(forecast === null ? [] : [money(t.forecast, forecast, -draft.to_forecast)]),
    ...(forecast === null || target === null
      ? []
      : [money(t.underTarget, subtractMoney(target, forecast), draft.to_forecast)]),
    money(t.committed, totals.committed, contract),
    ...(fund ? [money(t.nameLeft(fund.name), fund.left, draft.to_fund)] : []),
    money(t.buySavingsBought, totals.bought_savings, savings),
    {
      label: t.bought,
      now: formatPercent(boughtNow),
      after: formatPercent(boughtAfter),
      change: Math.round((boughtAfter - boughtNow) * 10) / 10,
      isPercent: true,
    },
  ];
}
