import { sql } from 'drizzle-orm';
import { numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, oneOf, tenantId, tenantRow } from './columns.ts';

/** docs/product/access.md kinds of units. */
export const unitKinds = ['area', 'volume', 'length', 'count', 'weight', 'time', 'lump_sum'] as const;

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
  },
  (t) => [
    ...tenantRow('unit_of_measure', t),
    uniqueIndex('unit_of_measure_abbreviation_unique').on(t.tenantId, sql`lower(${t.abbreviation})`),
    oneOf('unit_of_measure_kind', t.kind, unitKinds),
  ],
);
