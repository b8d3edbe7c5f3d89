import type { GridColumn, SortKey, SortValue } from '../gridTypes.ts';

const collator = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });

const isEmpty = (value: SortValue) =>
  value === null || value === undefined || value === '' || Number.isNaN(value);

/** Values as numbers in their order: numbers as they are, texts by their place in the alphabet, empty ones last in either direction. */
function toRanks(values: readonly SortValue[], sign: 1 | -1): Float64Array {
  const ranks = new Float64Array(values.length);
  const texts = new Map<string, number>();
  for (const value of values) if (typeof value !== 'number' && !isEmpty(value)) texts.set(String(value), 0);
  if (texts.size > 0) {
    // Numbers among texts sort as texts do. Each different text is compared once, however many rows say it.
    for (const value of values) if (typeof value === 'number') texts.set(String(value), 0);
    let rank = 0;
    let before: string | undefined;
    for (const text of [...texts.keys()].sort(collator.compare)) {
      if (before !== undefined && collator.compare(before, text) !== 0) rank += 1;
      texts.set(text, rank);
      before = text;
    }
  }
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (isEmpty(value)) ranks[index] = NaN;
    else ranks[index] = sign * (texts.size > 0 ? (texts.get(String(value)) ?? 0) : Number(value));
  }
  return ranks;
}

const digit = 0xffff;

/** Stable order of `ranks` within `order`, by their bits sixteen at a time: no comparison, so 100,000 numbers take milliseconds. NaN is last. */
function orderByRanks(ranks: Float64Array, order: Uint32Array): Uint32Array {
  const count = ranks.length;
  const bits = new Uint32Array(count * 2);
  const view = new Float64Array(1);
  const [low, high] = [0, 1] as const;
  const words = new Uint32Array(view.buffer);
  for (let index = 0; index < count; index++) {
    const rank = ranks[index] ?? NaN;
    view[0] = rank === 0 ? 0 : rank;
    // Negative numbers have their bits turned round, others only the sign: then they sort as unsigned integers.
    const top = words[high] ?? 0;
    const turned = top >>> 31 ? [~(words[low] ?? 0), ~top] : [words[low] ?? 0, top | 0x80000000];
    bits[index * 2] = Number.isNaN(rank) ? 0xffffffff : (turned[0] ?? 0);
    bits[index * 2 + 1] = Number.isNaN(rank) ? 0xffffffff : (turned[1] ?? 0);
  }
  let from: Uint32Array = order;
  let to: Uint32Array = new Uint32Array(count);
  const counts = new Uint32Array(digit + 2);
  for (let pass = 0; pass < 4; pass++) {
    const word = pass >> 1;
    const shift = (pass & 1) * 16;
    counts.fill(0);
    for (let index = 0; index < count; index++)
      counts[(((bits[index * 2 + word] ?? 0) >>> shift) & digit) + 1]! += 1;
    // Every value has the same digit here: nothing moves.
    if (counts.includes(count)) continue;
    for (let index = 1; index <= digit; index++) counts[index]! += counts[index - 1]!;
    for (let index = 0; index < count; index++) {
      const row = from[index] ?? 0;
      const key = ((bits[row * 2 + word] ?? 0) >>> shift) & digit;
      to[counts[key]!++] = row;
    }
    [from, to] = [to, from];
  }
  return from;
}

/**
 * Sorted copy by several keys, stable; empty values come last in both directions. Returns `rows` itself when there
 * is no key. `current` gives a row as it was edited.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly GridColumn<Row>[],
  sort: readonly SortKey[],
  current?: (row: Row) => Row,
): readonly Row[] {
  const keys = sort.flatMap(({ column, direction }) => {
    const value = columns.find((candidate) => candidate.id === column)?.value;
    return value ? [{ value, sign: direction === 'asc' ? (1 as const) : (-1 as const) }] : [];
  });
  if (keys.length === 0) return rows;
  // The last key first: each later pass is stable, so earlier keys decide and later ones break their ties.
  let order: Uint32Array = Uint32Array.from(rows.keys());
  for (const { value, sign } of keys.toReversed()) {
    const values = rows.map(current ? (row) => value(current(row)) : value);
    order = orderByRanks(toRanks(values, sign), order);
  }
  return Array.from(order, (index) => rows[index] as Row);
}
