import type { FieldErrors } from '#domain/errors';
import { MONEY_LIMIT } from '#domain/money';
import { bidsByLine, extendedPrice, leftOut, type LevelingSheet } from './leveling.ts';

/** The most lines of a scope sheet, and the most bidders beside each other. */
export const MOST_LINES = 600;
/** The most bidders of a package. */
export const MOST_BIDDERS = 12;

/** The most alternates of a package. */
export const MOST_ALTERNATES = 20;

function repeated<T>(rows: readonly T[], keyOf: (row: T) => unknown): number {
  const seen = new Set<unknown>();
  return rows.findIndex((row) => seen.size === seen.add(keyOf(row)).size);
}

/** What is wrong with a leveling sheet, by place, e.g. `lines.2.name`. Dialogs and server share it. */
export function checkLeveling({ lines, bidders, alternates = [] }: LevelingSheet): FieldErrors {
  const errors: Record<string, string[]> = {};
  const add = (place: string, text: string) => (errors[place] ??= [text]);
  if (lines.length > MOST_LINES) add('lines', `A scope sheet has at most ${MOST_LINES} lines. Remove some.`);
  if (bidders.length > MOST_BIDDERS)
    add('bidders', `At most ${MOST_BIDDERS} bidders are leveled. Remove some.`);
  if (alternates.length > MOST_ALTERNATES)
    add('alternates', `A package has at most ${MOST_ALTERNATES} alternates. Remove some.`);
  const same = repeated(alternates, ({ id }) => id);
  if (same >= 0) add(`alternates.${same}.id`, 'Two alternates have the same id. Give each its own.');
  for (const [place, { name }] of alternates.entries())
    if (name.trim() === '') add(`alternates.${place}.name`, 'Name the alternate.');
  const twice = repeated(lines, ({ id }) => id);
  if (twice >= 0) add(`lines.${twice}.id`, 'Two lines have the same id. Give each its own.');
  const again = repeated(bidders, ({ id }) => id);
  if (again >= 0) add(`bidders.${again}.id`, 'Two bidders have the same id. Give each its own.');
  const known = repeated(bidders, ({ company }) => company.trim().toLowerCase());
  if (known >= 0)
    add(`bidders.${known}.company`, 'This company is a bidder already. Change its bid instead.');
  for (const [place, { name }] of lines.entries())
    if (name.trim() === '') add(`lines.${place}.name`, 'Name the scope line.');
  for (const [place, bidder] of bidders.entries()) {
    const at = `bidders.${place}`;
    if (bidder.company.trim() === '') add(`${at}.company`, 'Enter the company’s name.');
    if (repeated(bidder.bids, ({ line_id: id }) => id) >= 0)
      add(`${at}.bids`, 'A line has two prices of one bidder. Keep one of them.');
    if (repeated(bidder.alternates ?? [], ({ alternate_id: id }) => id) >= 0)
      add(`${at}.alternates`, 'An alternate has two prices of one bidder. Keep one of them.');
    if (bidder.extras.some(({ name }) => name.trim() === ''))
      add(`${at}.extras`, 'Name each private cost and additional item.');
    const byLine = bidsByLine(bidder);
    for (const line of lines) {
      const price = byLine.get(line.id)?.unit_price;
      if (price == null) continue;
      if (line.quantity === null) {
        if (byLine.get(line.id)?.amount === null)
          add(`${at}.bids`, `${line.name} has no quantity. Enter an amount, or give the line a quantity.`);
      } else if (Math.abs(extendedPrice(line.quantity, price)) > MONEY_LIMIT)
        add(`${at}.bids`, `${line.name}: quantity times unit price is too large. Check both.`);
    }
  }
  return errors;
}

/** A sheet as it is kept: texts without blanks around them, and no entries of dropped lines. */
export function tidySheet({ lines, bidders, alternates = [] }: LevelingSheet): LevelingSheet {
  const ids = new Set(lines.map(({ id }) => id));
  const known = new Set(alternates.map(({ id }) => id));
  return {
    ...(alternates.length > 0 && {
      alternates: alternates.map((one) => ({ ...one, name: one.name.trim() })),
    }),
    lines: lines.map(({ inclusion, ...line }) => ({
      ...line,
      name: line.name.trim(),
      section: line.section.trim(),
      ...leftOut(inclusion),
    })),
    bidders: bidders.map((bidder) => ({
      ...bidder,
      company: bidder.company.trim(),
      contact: bidder.contact.trim(),
      rejection: bidder.rejection.trim(),
      bids: bidder.bids.filter(({ line_id: id }) => ids.has(id)),
      ...(bidder.alternates && {
        alternates: bidder.alternates.filter(({ alternate_id: id }) => known.has(id)),
      }),
    })),
  };
}
