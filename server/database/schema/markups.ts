import { sql } from 'drizzle-orm';
import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { KeptLine } from '#domain/markups';
import { appUser } from './access.ts';
import {
  belongsTo,
  id,
  instantNow,
  oneOf,
  quantity,
  reference,
  tenantId,
  tenantKey,
  tenantRow,
} from './columns.ts';
import { project } from './projects.ts';

/** docs/product/markups.md markup line kinds. */
export const markupKinds = [
  'percent_direct',
  'percent_compound',
  'lump_sum',
  'per_area',
  'percent_total',
] as const;

/** How a line is shown beside the rows it is added to. */
export const lineDisplays = ['separated', 'allocated'] as const;

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
    isOn: boolean().notNull().default(true),
    display: text({ enum: lineDisplays }).notNull().default('separated'),
    /** Taken out of the list; the row stays, so that undoing brings what items say about it back too. */
    isRemoved: boolean().notNull().default(false),
  },
  (t) => [
    ...tenantRow('project_markup', t),
    ...belongsTo('project_markup_project', t, t.projectId, project, { cascade: true }),
    uniqueIndex('project_markup_order')
      .on(t.tenantId, t.projectId, t.position)
      .where(sql`not ${t.isRemoved}`),
    oneOf('project_markup_kind', t.kind, markupKinds),
    oneOf('project_markup_display', t.display, lineDisplays),
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

/** The template that a project's lines were taken from, and the version of its list; without a row, none and the first. */
export const projectMarkupSet = pgTable(
  'project_markup_set',
  {
    tenantId: tenantId(),
    projectId: reference().notNull(),
    templateId: reference(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantKey('project_markup_set', t, t.projectId),
    ...belongsTo('project_markup_set_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('project_markup_set_template', t, t.templateId, markupTemplate),
  ],
);
