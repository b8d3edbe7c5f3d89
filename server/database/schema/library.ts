import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { TemplateScopeLine } from '#domain/library';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { riskCategory } from './risks.ts';

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

/** What a template knows of a mitigation; who does it and by when is said in the project. */
export type TemplateMitigation = {
  name: string;
  description: string;
  cost: number | null;
  likelihood_effect: number;
  impact_effect: number;
};

/** Kinds of templates (docs/product/library.md). */
export const templateKinds = ['RISK', 'ISSUE', 'PACKAGE'] as const;

/** A risk, an issue or a bid package that every project should have thought of (docs/product/library.md). Without a project type it is for any. */
export const template = pgTable(
  'template',
  {
    tenantId: tenantId(),
    id: id(),
    kind: text({ enum: templateKinds }).notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    projectType: text(),
    tagNames: text().array().notNull().default([]),
    categoryId: reference(),
    likelihood: smallint(),
    impact: smallint(),
    response: text(),
    cause: text().notNull().default(''),
    event: text().notNull().default(''),
    effect: text().notNull().default(''),
    trigger: text().notNull().default(''),
    mitigations: jsonb().$type<TemplateMitigation[]>().notNull().default([]),
    type: text(),
    subtype: text(),
    severity: smallint(),
    rootCause: text(),
    scopeOfWork: text(),
    trade: text(),
    /** Of bid packages: their number in the company's list, codes of estimate lines that they take, and their scope sheet. */
    number: text().notNull().default(''),
    workTrade: text().notNull().default(''),
    codes: text().array().notNull().default([]),
    scope: jsonb().$type<TemplateScopeLine[]>().notNull().default([]),
    isDeleted: boolean().notNull().default(false),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('template', t),
    ...belongsTo('template_created_by', t, t.createdById, appUser),
    ...belongsTo('template_category', t, t.categoryId, riskCategory),
    index('template_kind_index').on(t.tenantId, t.kind),
    oneOf('template_kind', t.kind, templateKinds),
    check('template_rating', sql`${t.likelihood} between 1 and 5 and ${t.impact} between 1 and 5`),
    check('template_severity', sql`${t.severity} between 0 and 5`),
  ],
);
