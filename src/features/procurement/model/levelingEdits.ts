import type { TemplateScopeLine } from '#domain/library';
import {
  type Alternate,
  type Bidder,
  leftOut,
  type LevelingSheet,
  type LineBid,
  type ScopeLine,
} from '#domain/procurement';

const nextId = (rows: readonly { id: number }[]) => Math.max(0, ...rows.map(({ id }) => id)) + 1;

/** A new line or bidder under the next id, as a dialog begins with it. */
export const newLine = ({ lines }: LevelingSheet): ScopeLine => ({
  id: nextId(lines),
  section: '',
  name: '',
  quantity: null,
  unit: '',
  estimate: null,
});
export const newBidder = ({ bidders }: LevelingSheet): Bidder => ({
  id: nextId(bidders),
  company: '',
  contact: '',
  invitation: 'PENDING',
  stated_total: null,
  rejection: '',
  bids: [],
  extras: [],
});

function put<T>(rows: readonly T[], row: T, isSame: (one: T) => boolean): T[] {
  return rows.some(isSame) ? rows.map((one) => (isSame(one) ? row : one)) : [...rows, row];
}

/** Adds a line, or puts it in the place of the one with its id. */
export const putLine = (sheet: LevelingSheet, line: ScopeLine): LevelingSheet => ({
  ...sheet,
  lines: put(sheet.lines, line, ({ id }) => id === line.id),
});

/** What a scope line may begin with: of a package of the company, or of the estimate. */
type ScopeStart = TemplateScopeLine & Partial<Omit<ScopeLine, 'id'>>;

/** Adds scope lines that the sheet does not have yet, by section and name. */
export function addScope(sheet: LevelingSheet, scope: readonly ScopeStart[]): LevelingSheet {
  return newScope(sheet, scope).reduce((now, line) => putLine(now, { ...newLine(now), ...line }), sheet);
}

/** The lines of a scope that a sheet does not have yet. */
export function newScope<Line extends ScopeStart>({ lines }: LevelingSheet, scope: readonly Line[]): Line[] {
  const keyOf = ({ section, name }: Pick<ScopeLine, 'section' | 'name'>) =>
    `${section.trim().toLowerCase()}\n${name.trim().toLowerCase()}`;
  const known = new Set(lines.map(keyOf));
  return scope.filter((line) => !known.has(keyOf(line)));
}

/** Takes a line out with everything that was bid for it. */
export const dropLine = (sheet: LevelingSheet, line: number): LevelingSheet => ({
  ...sheet,
  lines: sheet.lines.filter(({ id }) => id !== line),
  bidders: sheet.bidders.map((bidder) => ({
    ...bidder,
    bids: bidder.bids.filter(({ line_id: id }) => id !== line),
  })),
});

/** Adds a bidder, or changes one; the prices of its lines stay. */
export const putBidder = (sheet: LevelingSheet, bidder: Bidder): LevelingSheet => {
  const had = sheet.bidders.find(({ id }) => id === bidder.id);
  const row = { ...bidder, bids: had?.bids ?? bidder.bids };
  return { ...sheet, bidders: put(sheet.bidders, row, ({ id }) => id === bidder.id) };
};

export const dropBidder = (sheet: LevelingSheet, bidder: number): LevelingSheet => ({
  ...sheet,
  bidders: sheet.bidders.filter(({ id }) => id !== bidder),
});

/** Writes what a bidder says to one line. */
export const putBid = (sheet: LevelingSheet, bidder: number, bid: LineBid): LevelingSheet => ({
  ...sheet,
  bidders: sheet.bidders.map((one) =>
    one.id === bidder
      ? { ...one, bids: put(one.bids, bid, ({ line_id: line }) => line === bid.line_id) }
      : one,
  ),
});

/** A new alternate under the next id. */
export const newAlternate = ({ alternates = [] }: LevelingSheet): Alternate => ({
  id: nextId(alternates),
  name: '',
  is_chosen: false,
});

/** Adds an alternate, or puts it in the place of the one with its id, with what each bidder asks for it. */
export const putAlternate = (
  sheet: LevelingSheet,
  alternate: Alternate,
  amounts: ReadonlyMap<number, number | null>,
): LevelingSheet => ({
  ...sheet,
  alternates: put(sheet.alternates ?? [], alternate, ({ id }) => id === alternate.id),
  bidders: sheet.bidders.map((bidder) => {
    const amount = amounts.get(bidder.id);
    if (amount === undefined) return bidder;
    const bid = { alternate_id: alternate.id, amount };
    return {
      ...bidder,
      alternates: put(bidder.alternates ?? [], bid, ({ alternate_id: id }) => id === alternate.id),
    };
  }),
});

/** Takes an alternate out with its prices. */
export const dropAlternate = (sheet: LevelingSheet, alternate: number): LevelingSheet => ({
  ...sheet,
  alternates: (sheet.alternates ?? []).filter(({ id }) => id !== alternate),
  bidders: sheet.bidders.map((bidder) => ({
    ...bidder,
    alternates: (bidder.alternates ?? []).filter(({ alternate_id: id }) => id !== alternate),
  })),
});

/** What the company keeps of a package: its name, trade and scope sheet, without what anybody bid. */
export const toPackageTemplate = (
  { name, work_trade: trade, description }: { name: string; work_trade: string; description: string },
  { lines }: LevelingSheet,
) => ({
  name,
  work_trade: trade,
  description,
  scope: lines.map(({ section, name: line, unit, inclusion }) => ({
    section,
    name: line,
    unit,
    ...leftOut(inclusion),
  })),
});
