import { sql } from 'drizzle-orm';
import { boolean, check, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, oneOf, tenantId, tenantRow } from './columns.ts';

/** What a unit measures (docs/product/codes.md). */
export const unitKinds = [
  'area',
  'volume',
  'length',
  'count',
  'weight',
  'time',
  'power',
  'apparent_power',
  'flow',
  'percent',
  'money',
  'lump_sum',
] as const;

/** A unit of measure; `factor` turns one of it into the base unit of its kind. */
export const unitOfMeasure = pgTable(
  'unit_of_measure',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    abbreviation: text().notNull(),
    kind: text({ enum: unitKinds }).notNull(),
    factor: numeric({ precision: 24, scale: 12 }).notNull().default('1'),
    /** As files write it too. */
    synonyms: text().array().notNull().default([]),
    isFavorite: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('unit_of_measure', t),
    uniqueIndex('unit_of_measure_abbreviation_unique').on(t.tenantId, sql`lower(${t.abbreviation})`),
    oneOf('unit_of_measure_kind', t.kind, unitKinds),
    check('unit_of_measure_factor', sql`${t.factor} > 0`),
  ],
);
