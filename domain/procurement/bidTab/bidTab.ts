import type { Cell } from '#domain/sheets';

/** One item of a bid tabulation. */
export interface TabItem {
  /** Its number or pay item; empty where it has none. */
  code: string;
  name: string;
  /** The specification that its text names, such as `Section 344302`. */
  section: string;
  quantity: number | null;
  unit: string;
}

/** What a bidder asks for an item, in dollars; null where the cell is empty. */
export interface TabPrice {
  unit_price: number | null;
  amount: number | null;
}

/** A column of prices: a bidder, or the estimate that the owner had. */
export interface TabBidder {
  company: string;
  isEstimate: boolean;
  /** By the items of the contract; null where the tabulation has no price. */
  prices: (TabPrice | null)[];
  /** The total that the tabulation states, in dollars. */
  stated: number | null;
  /** Why the bid does not count, from a note of the tabulation; empty where nothing says so. */
  rejection: string;
}

/** What was bid together: a contract, a base bid or an alternate. */
export interface TabContract {
  name: string;
  isAlternate: boolean;
  items: TabItem[];
  bidders: TabBidder[];
}

/** A company as companies are compared: letters and digits alone. */
export const companyKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** A text in one line without repeated blanks. */
export const oneLine = (text: Cell | undefined): string =>
  text === null || text === undefined ? '' : String(text).replace(/\s+/g, ' ').trim();

/** The owner's own prices, by how their column is called. */
export const isEstimateName = (name: string): boolean =>
  /^(?:engineer|owner|architect)(?:'|’)?s?(?:'|’)?\s+(?:est|opinion)|^estimate$|^ee$/i.test(name);

/** A text with the specification that it names taken out: `Sweeper (Section 012200)`. */
export function withSection(text: string): { name: string; section: string } {
  const line = oneLine(text);
  const found = / ?\(((?:Section|Item|Spec\.?) ?[\w.-]{1,20})\)$/i.exec(line);
  if (!found) return { name: line, section: '' };
  return { name: line.slice(0, found.index).trim(), section: found[1] ?? '' };
}
