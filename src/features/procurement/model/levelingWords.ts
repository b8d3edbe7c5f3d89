import { formatMoney, NOTHING, subtractMoney } from '#domain/money';
import { type Leveled, type LevelingSheet, type ScopeLine, scopeEstimate } from '#domain/procurement';
import * as t from '../texts.ts';

const companies = ({ bidders }: LevelingSheet, ids: readonly number[]) =>
  bidders
    .filter(({ id }) => ids.includes(id))
    .map(({ company }) => company)
    .join(' and ');

/** Which bid is low as bid and once leveled, in one or two sentences. */
export function lowWords(sheet: LevelingSheet, { bids, apparentLow, leveledLow, low }: Leveled): string {
  if (low === null) return t.noBidCountsYet;
  const winner = bids.find(({ bidder_id: id }) => id === leveledLow[0]);
  const apparent = bids.find(({ bidder_id: id }) => id === apparentLow[0]);
  const names = companies(sheet, leveledLow);
  if (leveledLow.length > 1) return t.namesAreEqualAtMoney(names, formatMoney(low));
  if (!winner || !apparent || apparentLow.includes(winner.bidder_id))
    return t.namesIsLowAsBid(names, formatMoney(low));
  const asBid = formatMoney(subtractMoney(winner.base, apparent.base));
  const leveled = formatMoney(subtractMoney(apparent.leveled, winner.leveled));
  return t.companiesIsAsBidLower(companies(sheet, apparentLow), asBid, names, leveled);
}

/** How many lines have no price, in words; null where every line has one. */
export const openWords = (open: number): string | null =>
  open === 0 ? null : t.openValueNotPriced(open, t.lineWord(open));

/** What the estimate has for the lines of the package; nothing where no line names it. */
export const estimateWords = (lines: readonly ScopeLine[]): string =>
  lines.some(({ estimate }) => estimate !== null) ? formatMoney(scopeEstimate(lines)) : NOTHING;
