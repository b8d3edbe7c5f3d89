import {
  checkLeveling,
  type LevelingSheet,
  levelSheet,
  readBidTab,
  sheetOfTab,
  type TabChoice,
  type TabContract,
  tabCompanies,
  tabStated,
  tabTotal,
} from '#domain/procurement';
import type { TabulationFile } from '../tabulationQueries.ts';

/** What of a tabulation somebody takes. */
export interface TabulationPick extends TabChoice {
  /** Places of the chosen contracts. */
  contracts: readonly number[];
}

/** One column of prices as it is shown before it is taken. */
export interface TabulationRow {
  company: string;
  isEstimate: boolean;
  total: number;
  stated: number | null;
  /** Items without a price, and those with a total but without a unit price. */
  missing: number;
  withoutUnit: number;
  /** Sentences about what does not add up. */
  errors: readonly string[];
  rejection: string;
}

/** Contracts of a file; none where nothing in it looks like a tabulation. */
export const contractsOf = (file: TabulationFile): TabContract[] => readBidTab(file.sheets);

/** What is proposed: the first contract with its alternates left out, and the owner's estimate where it is among them. */
export function firstPick(contracts: readonly TabContract[], before: LevelingSheet): TabulationPick {
  const base = Math.max(
    0,
    contracts.findIndex(({ isAlternate }) => !isAlternate),
  );
  const chosen = contracts.slice(base, base + 1);
  return {
    contracts: chosen.length > 0 ? [base] : [],
    estimate: tabCompanies(chosen).find(({ isEstimate }) => isEstimate)?.company ?? null,
    prevails: 'amount',
    replaces: before.lines.length === 0,
  };
}

/** The bids of the picked contracts with what is wrong in them, and the sheet that they make. */
export function tabulationPlan(
  contracts: readonly TabContract[],
  pick: TabulationPick,
  before: LevelingSheet,
): { rows: TabulationRow[]; sheet: LevelingSheet; problems: string[] } {
  const chosen = pick.contracts.flatMap((at) => contracts[at] ?? []);
  const sheet = sheetOfTab(before, chosen, pick);
  const leveled = new Map(levelSheet(sheet).bids.map((bid) => [bid.bidder_id, bid]));
  const rows = tabCompanies(chosen).map(({ company, isEstimate, rejection }): TabulationRow => {
    const own = chosen.flatMap(({ bidders }) => bidders.filter((one) => one.company === company));
    const bidder = sheet.bidders.find((one) => one.company === company.slice(0, 120));
    const prices = own.flatMap((one) => one.prices);
    return {
      company,
      isEstimate: isEstimate || company === pick.estimate,
      total: tabTotal(chosen, company),
      stated: tabStated(chosen, company),
      missing: prices.filter((price) => price === null).length,
      withoutUnit: prices.filter((price) => price !== null && price.unit_price === null).length,
      errors: bidder ? (leveled.get(bidder.id)?.errors ?? []) : [],
      rejection,
    };
  });
  const problems = Object.values(checkLeveling(sheet)).flat();
  return { rows, sheet, problems };
}
