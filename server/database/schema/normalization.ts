import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { IndexRow } from '#domain/normalization';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, oneOf, reference, tenantId, tenantRow } from './columns.ts';

/** docs/product/normalization.md kinds of indices. */
export const indexKinds = ['location', 'time', 'custom'] as const;

/** A table of what building costs in a place, at a time or by a measure of the company; its rows are read as a whole. */
export const normalizationIndex = pgTable(
  'normalization_index',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    kind: text({ enum: indexKinds }).notNull(),
    isDefault: boolean().notNull().default(false),
    rows: jsonb().$type<IndexRow[]>().notNull().default([]),
    isDeleted: boolean().notNull().default(false),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('normalization_index', t),
    ...belongsTo('normalization_index_created_by', t, t.createdById, appUser),
    uniqueIndex('normalization_index_name_unique')
      .on(t.tenantId, sql`lower(${t.name})`)
      .where(sql`not ${t.isDeleted}`),
    oneOf('normalization_index_kind', t.kind, indexKinds),
  ],
);
