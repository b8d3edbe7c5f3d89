import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { KeptLine } from '#domain/markups';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, oneOf, quantity, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** docs/product/markups.md markup line kinds. */
export const markupKinds = [
  'percent_direct',
  'percent_compound',
  'lump_sum',
  'per_area',
  'percent_total',
] as const;

/** One line of a project's own markup list, applied in order (docs/product/markups.md). */
export const projectMarkup = pgTable(
  'project_markup',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    kind: text({ enum: markupKinds }).notNull(),
    value: quantity().notNull(),
    itemsInherit: boolean().notNull().default(true),
  },
  (t) => [
    ...tenantRow('project_markup', t),
    ...belongsTo('project_markup_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('project_markup_order').on(t.tenantId, t.projectId, t.position),
    oneOf('project_markup_kind', t.kind, markupKinds),
  ],
);

/** A company's ordered list of markups, from which projects take their copy (docs/product/markups.md). */
export const markupTemplate = pgTable(
  'markup_template',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    groupName: text().notNull().default(''),
    isDefault: boolean().notNull().default(false),
    lines: jsonb().$type<KeptLine[]>().notNull().default([]),
    isDeleted: boolean().notNull().default(false),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('markup_template', t),
    ...belongsTo('markup_template_created_by', t, t.createdById, appUser),
    uniqueIndex('markup_template_name_unique')
      .on(t.tenantId, sql`lower(${t.name})`)
      .where(sql`not ${t.isDeleted}`),
  ],
);
