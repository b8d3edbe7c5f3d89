import type { AttributeValue, ValuedAttribute } from './attributeTypes.ts';
import { convertAttribute, type ConversionOutcome, type OptionMoves } from './convertAttribute.ts';
import { formatAttribute } from './formatAttribute.ts';

/** How many values become the same other one; `to` is null for those that go. */
export interface ValueChange {
  from: string;
  to: string | null;
  outcome: ConversionOutcome;
  count: number;
}

/** What a change of an attribute does to all of its stored values. */
export interface ChangePreview {
  total: number;
  outcomes: Record<ConversionOutcome, number>;
  /** The most frequent changes, those that lose something first. */
  changes: ValueChange[];
  /** How many values name each choice now. */
  option_counts: { option_id: number; count: number }[];
}

const shown = 8;
const rank: Record<ConversionOutcome, number> = { emptied: 0, shortened: 1, converted: 2, kept: 3 };

/** What becomes of stored values, counted by outcome, in one pass over them. */
export function previewChange(
  from: ValuedAttribute,
  to: ValuedAttribute,
  values: readonly AttributeValue[],
  moves: OptionMoves,
): ChangePreview {
  const outcomes = { kept: 0, converted: 0, shortened: 0, emptied: 0 };
  const changes = new Map<string, ValueChange>();
  const used = new Map(from.options.map(({ option_id: id }) => [id, 0]));
  for (const value of values) {
    const { outcome, value: next } = convertAttribute(from, to, value, moves);
    outcomes[outcome] += 1;
    if (from.options.length > 0)
      for (const id of Array.isArray(value) ? value : [value]) {
        const count = used.get(Number(id));
        if (count !== undefined) used.set(Number(id), count + 1);
      }
    if (outcome === 'kept') continue;
    const change = {
      from: formatAttribute(from, value),
      to: next === null ? null : formatAttribute(to, next),
      outcome,
    };
    const key = JSON.stringify(change);
    changes.set(key, { ...change, count: (changes.get(key)?.count ?? 0) + 1 });
  }
  return {
    total: values.length,
    outcomes,
    changes: [...changes.values()]
      .sort((a, b) => rank[a.outcome] - rank[b.outcome] || b.count - a.count)
      .slice(0, shown),
    option_counts: [...used].map(([option_id, count]) => ({ option_id, count })),
  };
}
