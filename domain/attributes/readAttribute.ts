import { DATE_PROBLEMS, dateProblem, type IsoDate } from '#domain/dates';
import { toDecimal } from '#domain/money';
import {
  ATTRIBUTE_LIMITS,
  ATTRIBUTE_TYPES,
  type AttributeValue,
  type ValuedAttribute,
} from './attributeTypes.ts';

/** A value as it is kept, null for none, or why it cannot be. */
export type ReadAttribute = { value: AttributeValue | null } | { problem: string };

/** Said of a span with one end (docs/product/lists.md). */
export const FULL_RANGE = 'Please select a full range';

type Reader = (sent: unknown, attribute: ValuedAttribute, today: IsoDate) => ReadAttribute;

const nothing: ReadAttribute = { value: null };
const strange = (name: string): ReadAttribute => ({ problem: `${name} does not take such a value.` });

const readText: Reader = (sent, { name }) => {
  if (typeof sent !== 'string') return strange(name);
  const text = sent.trim();
  if (text === '') return nothing;
  return text.length > ATTRIBUTE_LIMITS.text
    ? { problem: `${name} is longer than 2,000 characters. Shorten it.` }
    : { value: text };
};

const readDate: Reader = (sent, { name }, today) => {
  if (typeof sent !== 'string') return strange(name);
  if (sent.trim() === '') return nothing;
  const problem = dateProblem(sent, today);
  return problem === null ? { value: sent } : { problem };
};

const readRange: Reader = (sent, attribute, today) => {
  if (!Array.isArray(sent) || sent.length > 2) return strange(attribute.name);
  const ends: unknown[] = [sent[0] ?? null, sent[1] ?? null];
  const isEmpty = (end: unknown) => end === null || end === '';
  if (ends.every(isEmpty)) return nothing;
  if (ends.some(isEmpty)) return { problem: FULL_RANGE };
  if (!ends.every((end) => typeof end === 'string')) return strange(attribute.name);
  const [start = '', end = ''] = ends;
  const problem = dateProblem(start, today) ?? dateProblem(end, today);
  if (problem !== null) return { problem };
  return start > end ? { problem: DATE_PROBLEMS.invalid } : { value: [start, end] };
};

/** A number without a number is none (docs/product/lists.md). */
const readNumber: Reader = (sent, { name }) => {
  if (sent === '') return nothing;
  if (typeof sent !== 'number' || Number.isNaN(sent))
    return typeof sent === 'number' ? nothing : strange(name);
  if (Math.abs(sent) > ATTRIBUTE_LIMITS.figure)
    return { problem: `${name} is too large. It goes up to 999,999,999,999.` };
  return toDecimal(sent).round(ATTRIBUTE_LIMITS.decimals).cmp(sent) === 0
    ? { value: sent }
    : { problem: `${name} has more than four decimals. Round it.` };
};

const readOption: Reader = (sent, { name, options }) => {
  if (typeof sent !== 'number') return strange(name);
  return options.some(({ option_id: id }) => id === sent)
    ? { value: sent }
    : { problem: `This choice is not among those of ${name}. Choose one from the list.` };
};

/** Choices that are no longer offered are dropped (docs/product/lists.md), and none is kept twice. */
const readOptions: Reader = (sent, { name, options }) => {
  if (!Array.isArray(sent) || !sent.every((id): id is number => typeof id === 'number')) return strange(name);
  const chosen = options.map(({ option_id: id }) => id).filter((id) => sent.includes(id));
  return chosen.length === 0 ? nothing : { value: chosen };
};

const READERS: Record<(typeof ATTRIBUTE_TYPES)[keyof typeof ATTRIBUTE_TYPES]['holds'], Reader> = {
  text: readText,
  date: readDate,
  range: readRange,
  number: readNumber,
  option: readOption,
  options: readOptions,
};

/**
 * What a row comes to say for an attribute by what a person sent: the value in the form in which it is kept, null for an
 * empty one, which is not kept (docs/product/lists.md), or the reason why it cannot be. `today` is the company's day.
 */
export function readAttribute(attribute: ValuedAttribute, sent: unknown, today: IsoDate): ReadAttribute {
  if (sent === null || sent === undefined) return nothing;
  return READERS[ATTRIBUTE_TYPES[attribute.type].holds](sent, attribute, today);
}
