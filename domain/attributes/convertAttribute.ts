import { parseDate } from '#domain/dates';
import { toDecimal } from '#domain/money';
import {
  ATTRIBUTE_LIMITS,
  ATTRIBUTE_TYPES,
  type AttributeValue,
  type ValuedAttribute,
} from './attributeTypes.ts';
import { formatAttribute } from './formatAttribute.ts';
import { readSpan } from './readSpan.ts';

/** What becomes of a stored value: the same, said in another form, said with a part lost, or gone. */
export type ConversionOutcome = 'kept' | 'converted' | 'shortened' | 'emptied';

/** A stored value under the changed attribute. */
export type Converted = { outcome: ConversionOutcome; value: AttributeValue | null };

/** Choices that leave, by number, with the choice that takes their place; null empties. */
export type OptionMoves = ReadonlyMap<number, number | null>;

const emptied: Converted = { outcome: 'emptied', value: null };
const converted = (value: AttributeValue): Converted => ({ outcome: 'converted', value });
const idsOf = (value: AttributeValue): number[] =>
  Array.isArray(value) ? (value as unknown[]).map(Number) : [Number(value)];

/** A figure as people write it: `$1,200.50`, `(3)`, `12.5%`, `14 ft`; null for any other text. */
function readFigure(text: string, unit: string): number | null {
  let plain = text.trim();
  if (unit !== '' && plain.toLowerCase().endsWith(unit.toLowerCase()))
    plain = plain.slice(0, -unit.length).trim();
  const isNegative = plain.startsWith('(') && plain.endsWith(')');
  if (isNegative) plain = plain.slice(1, -1);
  plain = plain
    .replace(/^\$|^-\$/, (sign) => (sign === '-$' ? '-' : ''))
    .replace(/%$/, '')
    .trim();
  if (!/^-?(\d{1,12}|\d{1,3}(,\d{3}){1,3})(\.\d{1,20})?$/.test(plain)) return null;
  const figure = Number(plain.replaceAll(',', '')) * (isNegative ? -1 : 1);
  if (Math.abs(figure) > ATTRIBUTE_LIMITS.figure) return null;
  return Number(toDecimal(figure).round(ATTRIBUTE_LIMITS.decimals).toString());
}

/** A choice by its words, capital or small letters alike. */
const named = (to: ValuedAttribute, words: string): number | undefined =>
  to.options.find(({ option_value: value }) => value.toLowerCase() === words.trim().toLowerCase())?.option_id;

type TextReader = (text: string, to: ValuedAttribute, unit: string) => Converted;

const orEmptied = (value: AttributeValue | null | undefined): Converted =>
  value === null || value === undefined ? emptied : converted(value);

/** Reads a text as the values of a type. */
const fromText: Record<(typeof ATTRIBUTE_TYPES)[keyof typeof ATTRIBUTE_TYPES]['holds'], TextReader> = {
  text: (text) =>
    text.length > ATTRIBUTE_LIMITS.text
      ? { outcome: 'shortened', value: text.slice(0, ATTRIBUTE_LIMITS.text) }
      : converted(text),
  number: (text, _to, unit) => orEmptied(readFigure(text, unit)),
  date: (text) => orEmptied(parseDate(text)),
  range: (text) => orEmptied(readSpan(text)),
  option: (text, to) => orEmptied(named(to, text)),
  options: (text, to) => {
    const whole = named(to, text);
    if (whole !== undefined) return converted([whole]);
    const found = text
      .split(/[,;]/)
      .filter((word) => word.trim() !== '')
      .map((word) => named(to, word));
    return chosen(
      to,
      found.flatMap((id) => id ?? []),
      found.includes(undefined),
    );
  },
};

/** Several choices in the order of the attribute, none twice. */
function chosen(to: ValuedAttribute, ids: readonly number[], hasLost: boolean): Converted {
  const value = to.options.map(({ option_id: id }) => id).filter((id) => ids.includes(id));
  if (value.length === 0) return emptied;
  return { outcome: hasLost ? 'shortened' : 'converted', value };
}

/** Choices that stay under both forms: those that leave move to another one or go. */
function fromOptions(value: AttributeValue, to: ValuedAttribute, moves: OptionMoves): Converted {
  const stays = new Set(to.options.map(({ option_id: id }) => id));
  const before = idsOf(value);
  const after = before.map((id) => (stays.has(id) ? id : (moves.get(id) ?? null)));
  const ids = [...new Set(after)].filter((id): id is number => id !== null && stays.has(id));
  const hasLost = after.some((id) => id === null || !stays.has(id));
  const hasMoved = after.some((id, place) => id !== before[place]);
  const [first] = ids;
  if (first === undefined) return emptied;
  if (ATTRIBUTE_TYPES[to.type].holds === 'option') {
    const outcome =
      hasLost || ids.length > 1 ? 'shortened' : Array.isArray(value) || hasMoved ? 'converted' : 'kept';
    return { outcome, value: first };
  }
  if (!hasLost && !hasMoved && Array.isArray(value)) return { outcome: 'kept', value };
  return chosen(to, ids, hasLost);
}

/**
 * What becomes of a stored value when its attribute changes from `from` to `to` (docs/product/attributes.md): numbers stay
 * numbers, a day becomes a span of one day, choices follow their numbers and `moves`, everything else goes by its words.
 */
export function convertAttribute(
  from: ValuedAttribute,
  to: ValuedAttribute,
  value: AttributeValue,
  moves: OptionMoves = new Map(),
): Converted {
  const [old, next] = [ATTRIBUTE_TYPES[from.type].holds, ATTRIBUTE_TYPES[to.type].holds];
  const isList = (holds: string) => holds === 'option' || holds === 'options';
  if (isList(old) && isList(next)) return fromOptions(value, to, moves);
  if (old === next) return { outcome: 'kept', value };
  if (old === 'date' && next === 'range') return converted([String(value), String(value)]);
  if (old === 'range' && next === 'date') {
    const [start, end] = value as [string, string];
    return { outcome: start === end ? 'converted' : 'shortened', value: start };
  }
  return fromText[next](formatAttribute(from, value), to, from.unit ?? to.unit ?? '');
}
