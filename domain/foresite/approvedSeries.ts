import { compareDates, type IsoDate } from '#domain/dates';
import { formatCode } from '#domain/items';
import { fromCents, safeCents, toCents, type Amount } from '#domain/money';
import type { ApprovedPoint } from './foresiteData.ts';

/** An approved item with its day of approval. */
interface ApprovedItem {
  id: number;
  number?: number | null;
  name?: string | null;
  cost: Amount;
  approved_on: IsoDate | null;
  /** What a person has said; the day of approval decides where nobody has. */
  in_estimate?: boolean | null;
}

/** Approved items, parted by whether the current estimate holds them already. */
export interface ApprovedSplit<Item> {
  /** Inside the current estimate already, as somebody said or as approved up to its day. */
  estimated: Item[];
  /** Not yet in it: approved later, on an unknown day, or said not to be. */
  open: Item[];
}

/** Parts approved items at the current milestone's day, which itself counts as estimated (docs/product/foresite.md). */
export function splitApproved<Item extends ApprovedItem>(
  approved: readonly Item[],
  currentDate: IsoDate | null,
): ApprovedSplit<Item> {
  const isEstimated = (item: Item) =>
    item.in_estimate ??
    (currentDate !== null && item.approved_on !== null && item.approved_on <= currentDate);
  return { estimated: approved.filter(isEstimated), open: approved.filter((item) => !isEstimated(item)) };
}

/** Running total in dollars, item by item in order of approval; an unknown day reads as today. */
export function approvedSeries(items: readonly ApprovedItem[], today: IsoDate): ApprovedPoint[] {
  const dated = items.map((item) => ({ ...item, x: item.approved_on ?? today }));
  let cents = 0;
  return dated
    .sort((a, b) => compareDates(a.x, b.x) || a.id - b.id)
    .map(({ id, number, name, cost, x }) => {
      cents = safeCents(cents + toCents(cost));
      const code = number == null ? null : formatCode('item', number);
      return { x, y: fromCents(cents), item_id: id, code, name: name ?? null };
    });
}
