import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import type { EstimateMarkup } from '#domain/markups';
import { belongsTo, reference, tenantId, tenantKey } from './columns.ts';
import { milestone } from './timeline.ts';

/**
 * What one estimate says of its project's markups (docs/product/markups.md), read as a whole; without a row, nothing. Lines of the project
 * stand in it by their numbers alone, which they keep when they are taken out and come back by undo; those that are gone are passed over.
 */
export const estimateMarkupSet = pgTable(
  'estimate_markup_set',
  {
    tenantId: tenantId(),
    milestoneId: reference().notNull(),
    lines: jsonb().$type<EstimateMarkup[]>().notNull().default([]),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantKey('estimate_markup_set', t, t.milestoneId),
    ...belongsTo('estimate_markup_set_milestone', t, t.milestoneId, milestone, {
      cascade: true,
      indexed: false,
    }),
  ],
);
