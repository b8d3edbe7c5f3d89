import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, money, oneOf, reference, tenantId, tenantRow } from './columns.ts';
import { component } from './components.ts';
import { costGroup } from './estimate.ts';
import { project } from './projects.ts';
import { milestone } from './timeline.ts';

/** docs/product/context.md kinds of entries. */
export const contextKinds = ['ASSUMPTION', 'INCLUSION', 'EXCLUSION', 'QUALIFICATION', 'SITE_FACT'] as const;

/** docs/product/context.md states of an entry. */
export const contextStatuses = ['TO_CONFIRM', 'HOLDS', 'NO_LONGER_HOLDS'] as const;

/** What a project assumes, includes or leaves out, and the facts of its site (docs/product/context.md). */
export const contextEntry = pgTable(
  'context_entry',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    number: integer().notNull(),
    kind: text({ enum: contextKinds }).notNull(),
    statement: text().notNull(),
    status: text({ enum: contextStatuses }).notNull().default('HOLDS'),
    milestoneId: reference(),
    componentId: reference(),
    costGroupId: reference(),
    source: text().notNull().default(''),
    amount: money(),
    ownerId: reference(),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdById: reference(),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('context_entry', t),
    ...belongsTo('context_entry_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('context_entry_number_unique').on(t.tenantId, t.projectId, t.number),
    ...belongsTo('context_entry_milestone', t, t.milestoneId, milestone),
    ...belongsTo('context_entry_component', t, t.componentId, component),
    ...belongsTo('context_entry_cost_group', t, t.costGroupId, costGroup),
    ...belongsTo('context_entry_owner', t, t.ownerId, appUser),
    ...belongsTo('context_entry_created_by', t, t.createdById, appUser),
    index('context_entry_words').using(
      'gin',
      sql`to_tsvector('english', ${t.statement} || ' ' || ${t.source})`,
    ),
    oneOf('context_entry_kind', t.kind, contextKinds),
    oneOf('context_entry_status', t.status, contextStatuses),
  ],
);
