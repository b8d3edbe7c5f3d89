import type { Cell } from '#domain/sheets';
import { companyKey, oneLine, type TabContract } from './bidTab.ts';
import { readLongTab } from './readLongTab.ts';
import { readWideTab } from './readWideTab.ts';

type Sheet = { name: string; rows: readonly (readonly Cell[])[] };

/** Contracts of a tabulation: bidders side by side, over several sheets too, or one row for each item and bidder. */
export function readBidTab(sheets: readonly Sheet[]): TabContract[] {
  const contracts: TabContract[] = [];
  for (const { name, rows } of sheets) {
    const long = readLongTab(name, rows);
    if (long.length > 0) {
      contracts.push(...long);
      continue;
    }
    const wide = readWideTab(name, rows);
    if (!wide) continue;
    const same = contracts.find((one) => haveSameItems(one, wide));
    if (same) same.bidders.push(...wide.bidders.filter((bidder) => !hasBidder(same, bidder.company)));
    else contracts.push(wide);
  }
  const notes = notesOf(sheets);
  for (const { bidders } of contracts)
    for (const bidder of bidders)
      bidder.rejection = notes.get(companyKey(bidder.company)) ?? bidder.rejection;
  return contracts;
}

const hasBidder = ({ bidders }: TabContract, company: string): boolean =>
  bidders.some((bidder) => companyKey(bidder.company) === companyKey(company));

/** The same scope on another sheet, with other bidders. */
const haveSameItems = (one: TabContract, other: TabContract): boolean =>
  one.items.length === other.items.length &&
  one.items.every((item, at) => {
    const same = other.items[at];
    return item.code === same?.code && item.name.toLowerCase() === same.name.toLowerCase();
  });

const footnote = /^([*^†‡]+)\s*(.{3,300})$/;

/** Why bids do not count, by company: a mark behind an amount, and the note that explains it. */
function notesOf(sheets: readonly Sheet[]): Map<string, string> {
  const notes = new Map<string, string>();
  for (const { rows } of sheets) {
    const texts = new Map<string, string>();
    for (const row of rows) {
      const filled = row.filter((cell) => oneLine(cell) !== '');
      const found = filled.length === 1 ? footnote.exec(oneLine(filled[0])) : null;
      if (found?.[1] && found[2] && !texts.has(found[1])) texts.set(found[1], found[2]);
    }
    if (texts.size === 0) continue;
    for (const row of rows) {
      const company = oneLine(row[0]);
      for (const cell of row.slice(1)) {
        const mark = typeof cell === 'string' ? /\d\s*([*^†‡]+)$/.exec(cell.trim())?.[1] : undefined;
        const text = mark && texts.get(mark);
        // A corrected total is no reason to refuse a bid.
        if (company && text && /non-?\s?responsive|reject|withdrawn|disqualif/i.test(text))
          notes.set(companyKey(company), text.replace(/\.$/, ''));
      }
    }
  }
  return notes;
}
