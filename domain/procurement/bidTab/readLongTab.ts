import { readNumber } from '#domain/estimate/import';
import { roundCents } from '#domain/money';
import type { Cell } from '#domain/sheets';
import {
  companyKey,
  isEstimateName,
  oneLine,
  type TabBidder,
  type TabContract,
  withSection,
} from './bidTab.ts';

type Rows = readonly (readonly Cell[])[];

const longestHeading = 30;

const columnsOf = {
  code: /^(?:pay |bid )?item(?: ?(?:no\.?|number|code|id))?$|^code$/i,
  name: /desc/i,
  quantity: /^(?:bid )?q(?:uanti)?ty|^quantity/i,
  unit: /^units?(?: of measure)?$|^uom$/i,
  price: /^unit\s*(?:price|cost|bid)/i,
  amount: /^(?:ext|total|amount)/i,
  bidder: /^(?:bidder|contractor|vendor|company)(?: ?name)?$/i,
  contract: /^(?:project|contract|proposal|call)(?: ?(?:id|no\.?|number))?$/i,
  title: /^(?:job|project|contract) ?(?:desc|name|title)/i,
  rank: /^(?:pos|rank|position)/i,
  low: /^(?:job size|low(?: bid)?(?: total)?|award(?:ed)? amount)$/i,
} as const;

type Column = keyof typeof columnsOf;

const numberIn = (cell: Cell | undefined): number | null => {
  const read = readNumber(cell);
  return read.kind === 'number' ? read.value : null;
};

/** Where the headings of a list with a bidder in each row are; null where the sheet is none. */
function findHeader(rows: Rows): { header: number; titles: string[]; at: Record<Column, number> } | null {
  for (const [header, row] of rows.slice(0, longestHeading).entries()) {
    const titles = row.map((cell) => (typeof cell === 'string' ? oneLine(cell) : ''));
    const at = Object.fromEntries(
      Object.entries(columnsOf).map(([column, pattern]) => [
        column,
        titles.findIndex((title) => pattern.test(title)),
      ]),
    ) as Record<Column, number>;
    if (at.bidder >= 0 && at.name >= 0 && at.quantity >= 0 && (at.price >= 0 || at.amount >= 0))
      return { header, titles, at };
  }
  return null;
}

/** A contract while its rows are read. */
interface Open {
  contract: TabContract;
  /** Items by code, text and how often a bidder has named them so far. */
  items: Map<string, number>;
  bidders: Map<string, { bidder: TabBidder; named: Map<string, number> }>;
}

/** Contracts of a list that has one row for each item and bidder, as highway departments publish them; none where it is no such list. */
export function readLongTab(sheetName: string, rows: Rows): TabContract[] {
  const found = findHeader(rows);
  if (!found) return [];
  const { header, titles, at } = found;
  const cell = (row: readonly Cell[], column: Column) => (at[column] < 0 ? null : row[at[column]]);
  const contracts = new Map<string, Open>();
  for (const row of rows.slice(header + 1)) {
    const company = oneLine(cell(row, 'bidder'));
    const text = oneLine(cell(row, 'name'));
    if (company === '' || text === '') continue;
    const number = oneLine(cell(row, 'contract'));
    const title = oneLine(cell(row, 'title'));
    const name = [number.replace(/\s+/g, ''), title].filter(Boolean).join(' ') || oneLine(sheetName);
    const open = contracts.get(name) ?? begin(name);
    contracts.set(name, open);
    const { contract } = open;
    const own = bidderOf(open, company);
    const code = oneLine(cell(row, 'code'));
    const place = `${code}/${text.toLowerCase()}`;
    const nth = own.named.get(place) ?? 0;
    own.named.set(place, nth + 1);
    const key = `${place}/${nth}`;
    const item = open.items.get(key) ?? contract.items.length;
    if (!open.items.has(key)) {
      open.items.set(key, item);
      contract.items.push({
        code,
        ...withSection(text),
        quantity: numberIn(cell(row, 'quantity')),
        unit: oneLine(cell(row, 'unit')),
      });
    }
    const amount = numberIn(cell(row, 'amount'));
    own.bidder.prices[item] = {
      unit_price: numberIn(cell(row, 'price')),
      amount: amount === null ? null : roundCents(amount),
    };
    own.bidder.stated ??= statedOf(row, titles, numberIn(cell(row, 'rank')), numberIn(cell(row, 'low')));
  }
  return [...contracts.values()].map(({ contract }) => ({
    ...contract,
    bidders: contract.bidders.map((bidder) => ({
      ...bidder,
      prices: contract.items.map((_, item) => bidder.prices[item] ?? null),
    })),
  }));
}

const begin = (name: string): Open => ({
  contract: { name, isAlternate: false, items: [], bidders: [] },
  items: new Map(),
  bidders: new Map(),
});

function bidderOf(open: Open, company: string) {
  const key = companyKey(company);
  const known = open.bidders.get(key);
  if (known) return known;
  const bidder: TabBidder = {
    company,
    isEstimate: isEstimateName(company),
    prices: [],
    stated: null,
    rejection: '',
  };
  const made = { bidder, named: new Map<string, number>() };
  open.bidders.set(key, made);
  open.contract.bidders.push(bidder);
  return made;
}

/** The total that a row states for its bidder: the low bid's, or that of a column `Bidder2Total`. */
function statedOf(
  row: readonly Cell[],
  titles: readonly string[],
  rank: number | null,
  low: number | null,
): number | null {
  if (rank === null) return null;
  if (rank === 1 && low !== null) return roundCents(low);
  const column = titles.findIndex((title) => new RegExp(`^bidder ?${rank} ?total$`, 'i').test(title));
  const amount = column < 0 ? null : numberIn(row[column]);
  return amount === null ? null : roundCents(amount);
}
