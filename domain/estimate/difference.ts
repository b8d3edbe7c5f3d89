import { fromCents, safeCents, toCents } from '#domain/money';
import { lineKeys } from './lineKeys.ts';
import { type ComparedLine, matchLines, type MatchedBy } from './matchLines.ts';

/** What a change follows from, in dollars; the three add up to it. */
export interface ChangeEffects {
  /** More or less of it, at the price before. */
  quantity: number;
  /** A higher or lower price, at the quantity after. */
  price: number;
  /** New, removed, or moved from elsewhere. */
  other: number;
}

/** A line that differs; one of the two is absent where it is new or was removed. */
export interface DifferentLine<Line> extends ChangeEffects {
  matched_by: MatchedBy | null;
  /** Said to be other work than the line that it was matched with. */
  is_apart: boolean;
  before: Line | null;
  after: Line | null;
  /** As `lineKeys` names them. */
  before_key: string | null;
  after_key: string | null;
}

/** What a person has said of two lines, by their keys: one work, or not. */
export interface SaidMatch {
  before_key: string;
  after_key: string;
  is_match: boolean;
}

/** What changed in one cost group of one component. Dollars. */
export interface DifferenceCell extends ChangeEffects {
  cost_group_id: number | null;
  component_id: number;
  before: number;
  after: number;
  lines_count: number;
}

/** How much one effect comes to in dollars, and in how many lines it is found. */
export interface EffectTotal {
  amount: number;
  lines_count: number;
}

/** What changed from one estimate to another; see docs/product/estimate.md. */
export interface EstimateDifference<Line> {
  same_lines: number;
  quantity: EffectTotal;
  price: EffectTotal;
  other: EffectTotal;
  cells: DifferenceCell[];
  /** The largest change first. */
  lines: DifferentLine<Line>[];
}

const kinds = ['quantity', 'price', 'other'] as const;

type Cents = Record<'before' | 'after' | (typeof kinds)[number], number>;

/** Effects beyond ten billion dollars follow from a price of next to nothing. */
const MOST_CENTS = 1e12;

const unitOf = (unit: string | null) => (unit ?? '').trim().toLowerCase().replaceAll('.', '');

/** Quantity and price effect of a matched line, in cents. Without quantities all of it is price; in another unit all of it is quantity. */
function effectsOf(before: ComparedLine, after: ComparedLine): Pick<Cents, 'quantity' | 'price'> {
  const was = toCents(before.amount);
  const change = toCents(after.amount) - was;
  if (before.quantity === null || after.quantity === null || before.quantity === after.quantity) {
    const isMeasuredAnew =
      before.quantity !== null && after.quantity !== null && unitOf(before.unit) !== unitOf(after.unit);
    return isMeasuredAnew ? { quantity: change, price: 0 } : { quantity: 0, price: change };
  }
  if (before.quantity === 0 || unitOf(before.unit) !== unitOf(after.unit))
    return { quantity: change, price: 0 };
  const quantity = Math.round((was / before.quantity) * (after.quantity - before.quantity));
  // A quantity that was next to nothing has no price to go by.
  return Math.abs(quantity) > MOST_CENTS
    ? { quantity: change, price: 0 }
    : { quantity, price: change - quantity };
}

/** The lines of an estimate by their keys, and the other way round. */
function sideOf<Line extends ComparedLine>(lines: readonly Line[]) {
  const keys = lineKeys(lines);
  return {
    keys: new Map(lines.map((line, index) => [line, keys[index] as string])),
    places: new Map(keys.map((key, index) => [key, index])),
  };
}

const isElsewhere = (before: ComparedLine, after: ComparedLine) =>
  before.cost_group_id !== after.cost_group_id || before.component_id !== after.component_id;

/**
 * What changed from one estimate to another, by line and by cost group and component. Linear in the number of lines, but for a
 * bounded search among lines that were worded anew. Throws RuleError for amounts that are too large.
 */
export function estimateDifference<Line extends ComparedLine>(
  before: readonly Line[],
  after: readonly Line[],
  said: readonly SaidMatch[] = [],
): EstimateDifference<Line> {
  const sides = { before: sideOf(before), after: sideOf(after) };
  const apart = new Set(said.flatMap((one) => (one.is_match ? [] : [one.before_key, one.after_key])));
  const saidPairs = said.flatMap(({ before_key, after_key, is_match: isMatch }) => {
    const [old, now] = [sides.before.places.get(before_key), sides.after.places.get(after_key)];
    return old === undefined || now === undefined ? [] : [{ before: old, after: now, isMatch }];
  });
  const cells = new Map<
    string,
    Cents & Pick<DifferenceCell, 'cost_group_id' | 'component_id' | 'lines_count'>
  >();
  const totals = { quantity: [0, 0], price: [0, 0], other: [0, 0] } satisfies Record<
    string,
    [number, number]
  >;
  const lines: DifferentLine<Line>[] = [];
  let same = 0;
  const cellOf = ({ cost_group_id, component_id }: ComparedLine) => {
    const key = `${cost_group_id}/${component_id}`;
    const known = cells.get(key);
    if (known) return known;
    const fresh = {
      cost_group_id,
      component_id,
      before: 0,
      after: 0,
      quantity: 0,
      price: 0,
      other: 0,
      lines_count: 0,
    };
    cells.set(key, fresh);
    return fresh;
  };
  for (const { before: old, after: now, by } of matchLines(before, after, saidPairs)) {
    const was = old ? toCents(old.amount) : 0;
    const is = now ? toCents(now.amount) : 0;
    const moved = old !== null && now !== null && isElsewhere(old, now);
    const effects =
      old && now ? { ...effectsOf(old, now), other: 0 } : { quantity: 0, price: 0, other: is - was };
    if (old) cellOf(old).before += was;
    if (now) cellOf(now).after += is;
    const home = cellOf((now ?? old) as Line);
    for (const kind of kinds) home[kind] += effects[kind];
    if (old && moved) {
      cellOf(old).other -= was;
      home.other += was;
      cellOf(old).lines_count += 1;
    }
    // What was matched by hand stays in sight, so that it can be taken apart again.
    const differs = by === 'hand' || !old || !now || moved || kinds.some((kind) => effects[kind] !== 0);
    if (!differs) {
      same += 1;
      continue;
    }
    home.lines_count += 1;
    for (const kind of kinds) {
      totals[kind][0] += effects[kind];
      if (effects[kind] !== 0 || (kind === 'other' && !(old && now))) totals[kind][1] += 1;
    }
    const [before_key, after_key] = [
      old && (sides.before.keys.get(old) ?? null),
      now && (sides.after.keys.get(now) ?? null),
    ];
    lines.push({
      matched_by: old && now ? by : null,
      is_apart: !(old && now) && apart.has(before_key ?? after_key ?? ''),
      before: old,
      after: now,
      before_key,
      after_key,
      quantity: fromCents(effects.quantity),
      price: fromCents(effects.price),
      other: fromCents(effects.other),
    });
  }
  const size = (line: DifferentLine<Line>) => Math.abs(line.quantity + line.price + line.other);
  const effect = ([cents, count]: readonly [number, number] | number[]): EffectTotal => ({
    amount: fromCents(safeCents(cents ?? 0)),
    lines_count: count ?? 0,
  });
  return {
    same_lines: same,
    quantity: effect(totals.quantity),
    price: effect(totals.price),
    other: effect(totals.other),
    cells: [...cells.values()].map((cell) => ({
      ...cell,
      before: fromCents(safeCents(cell.before)),
      after: fromCents(safeCents(cell.after)),
      quantity: fromCents(safeCents(cell.quantity)),
      price: fromCents(safeCents(cell.price)),
      other: fromCents(safeCents(cell.other)),
    })),
    lines: lines.sort((a, b) => size(b) - size(a)),
  };
}
