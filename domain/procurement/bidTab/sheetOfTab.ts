import { sumMoney } from '#domain/money';
import { type Bidder, extendedPrice, type LevelingSheet, type LineBid, type ScopeLine } from '../leveling.ts';
import { companyKey, type TabBidder, type TabContract, type TabItem, type TabPrice } from './bidTab.ts';

/** What of a tabulation comes into a leveling sheet, and how. */
export interface TabChoice {
  /** The column whose prices are the estimate, by company; null for none. */
  estimate: string | null;
  /** Which of the two counts where quantity times unit price is not the total. */
  prevails: 'amount' | 'unit_price';
  /** Takes the place of what the package has; otherwise bidders are added to its lines. */
  replaces: boolean;
}

/** A price in dollars: the total, else quantity times unit price; null without either. */
const dollarsOf = ({ quantity }: TabItem, price: TabPrice | null | undefined): number | null => {
  if (!price) return null;
  if (price.amount !== null) return price.amount;
  return price.unit_price === null || quantity === null ? null : extendedPrice(quantity, price.unit_price);
};

/** What a bidder's prices come to over some contracts, in dollars. */
export const tabTotal = (contracts: readonly TabContract[], company: string): number =>
  sumMoney(
    contracts.flatMap(({ items, bidders }) => {
      const bidder = bidders.find((one) => companyKey(one.company) === companyKey(company));
      return items.map((item, at) => dollarsOf(item, bidder?.prices[at]));
    }),
  );

/** What the tabulation states for a bidder over some contracts, in dollars; null where it does not state all. */
export function tabStated(contracts: readonly TabContract[], company: string): number | null {
  const stated = contracts.map(
    ({ bidders }) => bidders.find((one) => companyKey(one.company) === companyKey(company))?.stated ?? null,
  );
  return stated.length === 0 || stated.includes(null) ? null : sumMoney(stated);
}

/** The companies of some contracts in their order, each once. */
export function tabCompanies(contracts: readonly TabContract[]): TabBidder[] {
  const known = new Map<string, TabBidder>();
  for (const { bidders } of contracts)
    for (const bidder of bidders) {
      const key = companyKey(bidder.company);
      if (!known.has(key)) known.set(key, bidder);
    }
  return [...known.values()];
}

const nameOf = ({ code, name }: TabItem): string => (code === '' ? name : `${code} ${name}`).slice(0, 250);

/** A scope line as lines are compared. */
const lineKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The leveling sheet of a package with the chosen contracts of a tabulation in it. */
export function sheetOfTab(
  before: LevelingSheet,
  contracts: readonly TabContract[],
  { estimate, prevails, replaces }: TabChoice,
): LevelingSheet {
  const lines: ScopeLine[] = replaces ? [] : [...before.lines];
  const kept = replaces ? [] : before.bidders;
  let nextLine = Math.max(0, ...before.lines.map(({ id }) => id)) + 1;
  let nextBidder = Math.max(0, ...before.bidders.map(({ id }) => id)) + 1;
  // The same words more than once are the same lines in the same order.
  const byName = new Map<string, number[]>();
  for (const [at, { name }] of lines.entries())
    byName.set(lineKey(name), [...(byName.get(lineKey(name)) ?? []), at]);
  const placed = contracts.map((contract) =>
    contract.items.map((item, itemAt) => {
      const name = nameOf(item);
      const waiting = byName.get(lineKey(name));
      const own = estimate === null ? null : dollarsOf(item, priceFor(contract, estimate, itemAt));
      const at = waiting?.shift() ?? lines.length;
      const known = lines[at];
      lines[at] = known
        ? { ...known, estimate: known.estimate ?? own }
        : {
            id: nextLine++,
            section: (contracts.length > 1 ? contract.name : item.section).slice(0, 40),
            name,
            quantity: item.quantity,
            unit: item.unit.slice(0, 20),
            estimate: own,
          };
      return lines[at].id;
    }),
  );
  const companies = tabCompanies(contracts).filter(
    ({ company, isEstimate }) =>
      !isEstimate && (estimate === null || companyKey(company) !== companyKey(estimate)),
  );
  const bidders = companies.map(({ company, rejection }): Bidder => {
    const old = kept.find((one) => companyKey(one.company) === companyKey(company));
    const bids = contracts.flatMap((contract, contractAt) =>
      contract.items.map((item, itemAt): LineBid => {
        const price = priceFor(contract, company, itemAt);
        const line = placed[contractAt]?.[itemAt] ?? 0;
        const said = old?.bids.find((bid) => bid.line_id === line);
        const own = { line_id: line, plug: said?.plug ?? null, note: said?.note ?? '' };
        if (!price) return { ...own, coverage: 'MISSING', unit_price: null, amount: null };
        const byUnit = prevails === 'unit_price' && price.unit_price !== null && item.quantity !== null;
        return {
          ...own,
          coverage: 'INCLUDED',
          unit_price: price.unit_price,
          amount: byUnit ? null : price.amount,
        };
      }),
    );
    const others = old?.bids.filter((bid) => !bids.some((one) => one.line_id === bid.line_id)) ?? [];
    return {
      id: old?.id ?? nextBidder++,
      company: company.slice(0, 120),
      contact: old?.contact ?? '',
      invitation: 'SUBMITTED',
      stated_total: tabStated(contracts, company),
      rejection: rejection || (old?.rejection ?? ''),
      bids: [...others, ...bids],
      extras: old?.extras ?? [],
    };
  });
  const named = new Set(bidders.map(({ id }) => id));
  return { lines, bidders: [...kept.filter(({ id }) => !named.has(id)), ...bidders] };
}

const priceFor = (contract: TabContract, company: string, item: number): TabPrice | null =>
  contract.bidders.find((one) => companyKey(one.company) === companyKey(company))?.prices[item] ?? null;
