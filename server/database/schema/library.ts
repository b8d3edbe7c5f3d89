import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, reference, tenantId, tenantRow } from './columns.ts';

/** One scope row of an idea; its codes are the company's, so that it holds in every project. */
export type IdeaRow = {
  scope: string;
  quantity: number | null;
  measure: string | null;
  unit_cost: number | null;
  cost_group_master_format_id: number | null;
  cost_group_uni_format_id: number | null;
  /** Codes in the company's own formats. */
  cost_group_ids?: number[];
};

/** An item worth trying again: the company's library of ideas, from which items are made (docs/product/library.md). */
export const idea = pgTable(
  'idea',
  {
    tenantId: tenantId(),
    id: id(),
    number: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    constructionCategory: text(),
    tagNames: text().array().notNull().default([]),
    lowerLimit: numeric({ precision: 7, scale: 4 }).notNull().default('0'),
    upperLimit: numeric({ precision: 7, scale: 4 }).notNull().default('0'),
    rows: jsonb().$type<IdeaRow[]>().notNull().default([]),
    isDeleted: boolean().notNull().default(false),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
    version: integer().notNull().default(1),
    search: text()
      .notNull()
      .generatedAlwaysAs(sql`lower(name) || ' ' || lower(description)`),
  },
  (t) => [...tenantRow('idea', t), ...belongsTo('idea_created_by', t, t.createdById, appUser)],
);
