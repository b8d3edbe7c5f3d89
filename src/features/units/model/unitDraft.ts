import { UNIT_KINDS, type UnitKind, type UnitOfMeasure } from '#domain/codes';
import { formatNumber } from '#domain/money';
import * as t from '../texts.ts';
import type { UnitInput } from '../unitMutations.ts';
import type { Unit } from '../unitQueries.ts';

/** A unit while it is written; synonyms are one text, parted by commas. */
export interface UnitDraft {
  name: string;
  abbreviation: string;
  kind: UnitKind;
  factor: number | null;
  synonyms: string;
  is_favorite: boolean;
}

/** Draft of a unit, or of a new one. */
export const toUnitDraft = (unit: Unit | undefined): UnitDraft => ({
  name: unit?.name ?? '',
  abbreviation: unit?.abbreviation ?? '',
  kind: unit?.kind ?? 'area',
  factor: unit ? unit.factor : 1,
  synonyms: (unit?.synonyms ?? []).join(', '),
  is_favorite: unit?.is_favorite ?? false,
});

/** The body that keeps it. */
export const toUnitInput = ({
  name,
  abbreviation,
  factor,
  synonyms,
  kind,
  ...rest
}: UnitDraft): UnitInput & UnitOfMeasure => ({
  ...rest,
  kind,
  name: name.trim(),
  abbreviation: abbreviation.trim(),
  factor: kind === 'lump_sum' ? 1 : (factor ?? 0),
  synonyms: synonyms
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== ''),
});

const figure = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 12 });

/** What one of a unit is, in the base unit of its kind: "100 square feet". */
export const conversionOf = ({ kind, factor }: Pick<Unit, 'kind' | 'factor'>): string =>
  kind === 'lump_sum'
    ? '-'
    : `${factor < 1 ? figure.format(factor) : formatNumber(factor)} ${UNIT_KINDS[kind][t.oneWord(factor)]}`;
