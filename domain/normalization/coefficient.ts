import { roundCents, toDecimal, type Amount } from '#domain/money';
import { plainCode, sameKey, type IndexKind, type IndexRow, type IndexTable } from './indexTable.ts';
import { readTimeIndex, type IndexReading } from './timeIndex.ts';

/** Where and when a cost holds. `custom` names a row of the custom table. */
export interface CostPlace {
  city: string | null;
  /** A year (`2021`), a month (`2021-05`) or a day of one (`2021-05-21`). */
  date: string | null;
  custom?: string | null;
}

/** The tables that costs are normalized by; one that is not set counts as × 1. */
export type IndexChoice = Partial<Record<IndexKind, IndexTable | null>>;

/** One step from a place and date to another: index of the target over index of the source. */
export type FactorStep =
  | { kind: IndexKind; table: null; factor: 1 }
  | { kind: IndexKind; table: string; from: IndexReading; to: IndexReading; factor: number }
  | { kind: IndexKind; table: string; problem: string };

/** How a cost gets from one place and date to another. */
export interface Coefficient {
  /** Location, time, custom: each is the one before it brought further. */
  steps: FactorStep[];
  /** The product of the steps, unrounded; null where one of them could not be read. */
  factor: number | null;
  /** Whether a value lies beyond the first or last row of its table. */
  isExtrapolated: boolean;
}

const order = ['location', 'time', 'custom'] as const satisfies readonly IndexKind[];

/** The rows that hold for a code: those of the longest code that it begins with; else those for all costs. */
export function rowsForCode(rows: readonly IndexRow[], code: string | null): readonly IndexRow[] {
  const asked = plainCode(code);
  let best = '';
  for (const row of rows) {
    const own = plainCode(row.code);
    if (own.length > best.length && asked.startsWith(own)) best = own;
  }
  return rows.filter((row) => plainCode(row.code) === best);
}

const missing = (kind: IndexKind) =>
  ({ location: 'No city is set', time: 'No date is set', custom: 'No value is set' })[kind];

function read(table: IndexTable, code: string | null, key: string | null | undefined): IndexReading | string {
  if (key == null || key.trim() === '') return `${missing(table.kind)}. Set it on the project.`;
  const rows = rowsForCode(table.rows, code);
  if (table.kind === 'time')
    return readTimeIndex(rows, key) ?? `"${table.name}" does not reach ${key.trim()}. Add a row near it.`;
  const own = rows.find((row) => sameKey(row.key) === sameKey(key));
  // A code has rows of its own for some cities only; the others go by the rows for all costs.
  const shared = own ?? table.rows.find((row) => row.code === null && sameKey(row.key) === sameKey(key));
  return shared
    ? { key: shared.key.trim(), value: shared.value, basis: 'stated' }
    : `"${table.name}" has no row for ${key.trim()}. Add one.`;
}

const keyOf = (place: CostPlace, kind: IndexKind) =>
  ({ location: place.city, time: place.date, custom: place.custom })[kind];

/** Nobody compared asks for a custom value: without one on either side the step adds nothing. */
const isUnset = (kind: IndexKind, from: CostPlace, to: CostPlace) =>
  kind === 'custom' && !from.custom && !to.custom;

function stepOf(
  kind: IndexKind,
  tables: IndexChoice,
  from: CostPlace,
  to: CostPlace,
  code: string | null,
): FactorStep {
  const table = tables[kind];
  if (!table || isUnset(kind, from, to)) return { kind, table: null, factor: 1 };
  const source = read(table, code, keyOf(from, kind));
  const target = read(table, code, keyOf(to, kind));
  if (typeof source === 'string') return { kind, table: table.name, problem: source };
  if (typeof target === 'string') return { kind, table: table.name, problem: target };
  return { kind, table: table.name, from: source, to: target, factor: target.value / source.value };
}

/**
 * The coefficient that brings a cost from one place and date to another: index of the target over index of the source,
 * by location, time and custom table (docs/product/normalization.md). With a code the tables' rows for it count.
 */
export function coefficientBetween(
  from: CostPlace,
  to: CostPlace,
  tables: IndexChoice,
  code: string | null = null,
): Coefficient {
  const steps = order.map((kind) => stepOf(kind, tables, from, to, code));
  const known = steps.flatMap((step) => ('factor' in step ? [step.factor] : []));
  const factor = known.length === steps.length ? known.reduce((all, one) => all * one, 1) : null;
  const isExtrapolated = steps.some(
    (step) => 'from' in step && [step.from, step.to].some(({ basis }) => basis === 'extrapolated'),
  );
  return { steps, factor, isExtrapolated };
}

/** A cost in dollars brought elsewhere, to the cent; null where the coefficient or the cost is not known. */
export function normalizeCost(cost: Amount | null, { factor }: Pick<Coefficient, 'factor'>): number | null {
  return cost === null || factor === null ? null : roundCents(toDecimal(cost).times(factor).toFixed());
}
