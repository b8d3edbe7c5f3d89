import { defineFields, fieldProblems } from '#domain/fields';
import type { FieldErrors } from '#domain/errors';

/** What units measure, with the base unit that each kind converts to (docs/product/codes.md). */
export const UNIT_KINDS = {
  area: { label: 'Area', base: 'square feet', one: 'square foot' },
  volume: { label: 'Volume', base: 'cubic feet', one: 'cubic foot' },
  length: { label: 'Length', base: 'feet', one: 'foot' },
  count: { label: 'Count', base: 'each', one: 'each' },
  weight: { label: 'Weight', base: 'pounds', one: 'pound' },
  time: { label: 'Time', base: 'hours', one: 'hour' },
  power: { label: 'Power', base: 'kilowatts', one: 'kilowatt' },
  apparent_power: { label: 'Apparent power', base: 'kilovolt-amperes', one: 'kilovolt-ampere' },
  flow: { label: 'Flow', base: 'cubic feet per minute', one: 'cubic foot per minute' },
  percent: { label: 'Percent', base: 'percent', one: 'percent' },
  money: { label: 'Money', base: 'dollars', one: 'dollar' },
  lump_sum: { label: 'Lump sum', base: 'lump sum', one: 'lump sum' },
} as const;

/** What a unit measures. */
export type UnitKind = keyof typeof UNIT_KINDS;

const kindLabels = Object.fromEntries(
  Object.entries(UNIT_KINDS).map(([kind, { label }]) => [kind, label]),
) as Record<UnitKind, string>;

/** The conversion that can be kept, in base units, and how many synonyms a unit has at most. */
export const UNIT_LIMITS = { smallest: 0.000001, largest: 100_000_000, decimals: 12, synonyms: 30 } as const;

/** Fields of a unit of measure. `factor` is how many base units of its kind one of it is. */
export const unitOfMeasureFields = defineFields({
  name: { kind: 'text', label: 'Name', required: true, max: 100 },
  abbreviation: { kind: 'text', label: 'Abbreviation', required: true, max: 20 },
  kind: { kind: 'choice', label: 'Measures', required: true, choices: kindLabels },
  factor: { kind: 'number', label: 'Conversion', required: true },
  synonyms: { kind: 'texts', label: 'Also written', max: 40 },
  is_favorite: { kind: 'flag', label: 'Favorite' },
});

/** What a unit says. */
export interface UnitOfMeasure {
  name: string;
  abbreviation: string;
  kind: UnitKind;
  factor: number;
  synonyms: readonly string[];
  is_favorite: boolean;
}

/** The form by which units are compared: `S.F.`, `sf` and `S F` are one, and so are `ft²` and `ft2`. */
export const unitKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/[\s.]/g, '');

/** Every way a unit is written, each once. */
export const unitKeys = ({
  name,
  abbreviation,
  synonyms,
}: Pick<UnitOfMeasure, 'name' | 'abbreviation' | 'synonyms'>): Set<string> =>
  new Set([abbreviation, name, ...synonyms].map(unitKey));

/** Why one of a unit cannot be so many of its base, or null. */
function factorProblem(kind: UnitKind, factor: number): string | null {
  const { base, label } = UNIT_KINDS[kind];
  if (kind === 'lump_sum') return factor === 1 ? null : 'A lump sum converts to nothing else. Enter 1.';
  if (factor === 0) return `A unit cannot convert to zero. Enter how many ${base} one of it is.`;
  if (factor < 0)
    return `A conversion is more than zero: ${label.toLowerCase()} has no sign. Leave the minus out.`;
  return factor >= UNIT_LIMITS.smallest && factor <= UNIT_LIMITS.largest
    ? null
    : `A conversion is from 0.000001 to 100,000,000 ${base}. Check for a slipped digit.`;
}

/**
 * What is wrong with a unit, by field, among the others of the company: nothing converts to zero, and no way of writing
 * names two units. Every unit converts to the base of its kind in one step, so that none leads back to itself.
 */
export function unitProblems(
  unit: UnitOfMeasure,
  others: readonly Pick<UnitOfMeasure, 'name' | 'abbreviation' | 'synonyms'>[],
): FieldErrors {
  const problems = fieldProblems(unitOfMeasureFields, { ...unit }, { today: '2000-01-01', isNew: true });
  if (Object.keys(problems).length > 0) return problems;
  const factor = factorProblem(unit.kind, unit.factor);
  if (factor) return { factor: [factor] };
  if (unit.synonyms.length > UNIT_LIMITS.synonyms)
    return { synonyms: [`A unit has at most ${UNIT_LIMITS.synonyms} synonyms. Remove some.`] };
  if (unit.synonyms.some((one) => unitKey(one) === ''))
    return { synonyms: ['A synonym has letters or digits. Remove the empty one.'] };
  for (const field of ['abbreviation', 'name', 'synonyms'] as const)
    for (const text of [unit[field]].flat()) {
      const taken = others.find((other) => unitKeys(other).has(unitKey(text)));
      if (taken) return { [field]: [`“${text}” already means ${taken.name}. Write this unit another way.`] };
    }
  return {};
}

/** Synonyms as they are kept: trimmed, each once, without the unit's own name and abbreviation. */
export function tidySynonyms(unit: Pick<UnitOfMeasure, 'name' | 'abbreviation' | 'synonyms'>): string[] {
  const seen = new Set([unitKey(unit.name), unitKey(unit.abbreviation)]);
  return unit.synonyms.flatMap((text) => {
    const key = unitKey(text);
    if (seen.has(key)) return [];
    seen.add(key);
    return [text.trim()];
  });
}

/** The unit that a file means by a text; undefined where no unit, or none alone, is written like that. */
export const readUnit = <T extends Pick<UnitOfMeasure, 'name' | 'abbreviation' | 'synonyms'>>(
  text: string,
  units: readonly T[],
): T | undefined => {
  const wanted = unitKey(text);
  return wanted === '' ? undefined : units.find((unit) => unitKeys(unit).has(wanted));
};
