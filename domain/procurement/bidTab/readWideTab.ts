import { readNumber } from '#domain/estimate/import';
import { roundCents, sumMoney, toCents } from '#domain/money';
import type { Cell } from '#domain/sheets';
import { extendedPrice } from '../leveling.ts';
import {
  isEstimateName,
  oneLine,
  type TabBidder,
  type TabContract,
  type TabItem,
  withSection,
} from './bidTab.ts';

type Rows = readonly (readonly Cell[])[];

/** Rows in which headings are looked for. */
const longestHeading = 60;

const unitPrice = /^unit\s*(?:price|cost|bid)|^price\s*per\s*unit/i;
const extension = /^(?:total|ext|amount|bid amount|line total)/i;

interface Columns {
  header: number;
  code: number;
  name: number;
  quantity: number;
  unit: number;
  pairs: { company: string; price: number; amount: number }[];
}

const numberIn = (cell: Cell | undefined): number | null => {
  const read = readNumber(cell);
  return read.kind === 'number' ? read.value : null;
};

/** The name above a pair of price columns: the first text over it that is not the title of the sheet. */
function nameAbove(rows: Rows, header: number, column: number): string {
  for (let row = 0; row < header; row += 1) {
    const text = rows[row]?.[column];
    if (typeof text === 'string' && oneLine(text) !== '' && oneLine(text) !== oneLine(rows[row]?.[0]))
      return oneLine(text);
  }
  return '';
}

/** Where the headings and the price columns of each bidder are; null where the sheet is no tabulation. */
function findColumns(rows: Rows): Columns | null {
  for (const [header, row] of rows.slice(0, longestHeading).entries()) {
    const titles = row.map((cell) => (typeof cell === 'string' ? oneLine(cell) : ''));
    const pairs = titles.flatMap((title, at) => {
      if (!unitPrice.test(title) || !extension.test(titles[at + 1] ?? '')) return [];
      const company = nameAbove(rows, header, at);
      return company === '' ? [] : [{ company, price: at, amount: at + 1 }];
    });
    const [first] = pairs;
    if (!first) continue;
    const among = (pattern: RegExp) => titles.slice(0, first.price).findIndex((title) => pattern.test(title));
    const name = among(/desc/i);
    const quantity = among(/q(?:uanti)?ty|quantity/i);
    if (name < 0 || quantity < 0) continue;
    return {
      header,
      code: among(/^(?:bid |pay )?item(?!.*desc)|^no\b|^#|^code/i),
      name,
      quantity,
      unit: among(/^unit/i),
      pairs,
    };
  }
  return null;
}

const isTotal = (text: string): boolean => /\btotal\b/i.test(text);

/** Items of a tabulation with bidders side by side, as pairs of unit price and total; null where the sheet is none. */
export function readWideTab(sheetName: string, rows: Rows): TabContract | null {
  const columns = findColumns(rows);
  if (!columns) return null;
  const items: TabItem[] = [];
  const bidders = columns.pairs.map(({ company }): TabBidder => ({
    company,
    isEstimate: isEstimateName(company),
    prices: [],
    stated: null,
    rejection: '',
  }));
  const totals: { text: string; amounts: (number | null)[] }[] = [];
  for (const row of rows.slice(columns.header + 1)) {
    const text = oneLine(row[columns.name]) || oneLine(row[0]);
    if (text === '') continue;
    const code = columns.code < 0 ? '' : oneLine(row[columns.code]);
    const quantity = numberIn(row[columns.quantity]);
    const amounts = columns.pairs.map(({ amount }) => numberIn(row[amount]));
    if (isTotal(text) && (code === '' || code === text) && !quantity) {
      if (amounts.some((amount) => amount !== null)) totals.push({ text, amounts });
      continue;
    }
    const prices = columns.pairs.map(({ price }, at) => ({
      unit_price: numberIn(row[price]),
      amount: amounts[at] == null ? null : roundCents(amounts[at]),
    }));
    // A heading among the items: it names neither a quantity nor a price.
    if (quantity === null && prices.every((one) => one.unit_price === null && one.amount === null)) continue;
    items.push({
      code,
      ...withSection(text),
      quantity,
      unit: columns.unit < 0 ? '' : oneLine(row[columns.unit]),
    });
    for (const [at, price] of prices.entries())
      bidders[at]?.prices.push(price.unit_price === null && price.amount === null ? null : price);
  }
  if (items.length === 0) return null;
  const stated = statedTotals(totals, bidders, items);
  for (const [at, bidder] of bidders.entries()) {
    const amount = stated?.amounts[at];
    bidder.stated = amount == null ? null : roundCents(amount);
  }
  const isAlternate = /\balternate/i.test(sheetName) || /\balternate\b/i.test(stated?.text ?? '');
  return { name: oneLine(sheetName), isAlternate, items, bidders };
}

/** Of several totals the one that most bidders' items come to; the first where none fits better. */
function statedTotals<Total extends { amounts: (number | null)[] }>(
  totals: readonly Total[],
  bidders: readonly TabBidder[],
  items: readonly TabItem[],
): Total | undefined {
  const sums = bidders.map(({ prices }) =>
    toCents(
      sumMoney(
        prices.map((price, at) => {
          if (!price) return 0;
          const quantity = items[at]?.quantity ?? null;
          if (price.amount !== null) return price.amount;
          return quantity === null || price.unit_price === null
            ? 0
            : extendedPrice(quantity, price.unit_price);
        }),
      ),
    ),
  );
  const fits = ({ amounts }: Total) =>
    amounts.filter((amount, at) => amount !== null && toCents(roundCents(amount)) === sums[at]).length;
  return totals.reduce<Total | undefined>(
    (best, one) => (best === undefined || fits(one) > fits(best) ? one : best),
    undefined,
  );
}
