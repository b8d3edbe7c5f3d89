import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { AllocationPart } from '#domain/procurement';
import { belongsTo, id, instantNow, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { bidPackage } from './procurement.ts';
import { project } from './projects.ts';

/** A trade scope (docs/product/procurement.md); what it costs is derived from the lines allocated to it. */
export const workPackage = pgTable(
  'work_package',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    bidPackageId: reference(),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('work_package', t),
    ...belongsTo('work_package_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('work_package_bid_package', t, t.bidPackageId, bidPackage),
    uniqueIndex('work_package_number_unique').on(t.tenantId, t.projectId, t.number),
  ],
);

/** How a rule finds lines by their code. */
const codeMatches = ['STARTS_WITH', 'IS', 'NONE', 'ANY'] as const;

/** A rule that allocates lines of the estimate: the one with the lowest position that fits counts. Without a work package they are not bid. */
export const allocationRule = pgTable(
  'allocation_rule',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    position: integer().notNull(),
    codeMatch: text({ enum: codeMatches }).notNull(),
    code: text().notNull().default(''),
    /** Held by its number: one that is deleted finds no line, and does again once it is back. */
    componentId: reference(),
    workPackageId: reference(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('allocation_rule', t),
    ...belongsTo('allocation_rule_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('allocation_rule_work_package', t, t.workPackageId, workPackage),
    oneOf('allocation_rule_code_match', t.codeMatch, codeMatches),
    check('allocation_rule_code', sql`${t.code} <> '' or ${t.codeMatch} in ('NONE', 'ANY')`),
  ],
);

/**
 * What was allocated by hand. It is held by component, code and text rather than by line, because every upload makes new lines:
 * what says the same in the next estimate is allocated the same way.
 */
export const allocation = pgTable(
  'allocation',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    /** Component, code, item and fund are held by their numbers, as in a rule; an item and a fund have no component here. */
    componentId: reference(),
    costGroupId: reference(),
    itemId: reference(),
    potId: reference(),
    description: text().notNull(),
    parts: jsonb().$type<AllocationPart[]>().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('allocation', t),
    ...belongsTo('allocation_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('allocation_unique').on(
      t.tenantId,
      t.projectId,
      sql`coalesce(${t.componentId}, 0)`,
      sql`coalesce(${t.costGroupId}, 0)`,
      sql`coalesce(${t.itemId}, 0)`,
      sql`coalesce(${t.potId}, 0)`,
      sql`md5(lower(btrim(${t.description})))`,
    ),
    check('allocation_source', sql`num_nonnulls(${t.componentId}, ${t.itemId}, ${t.potId}) = 1`),
  ],
);
