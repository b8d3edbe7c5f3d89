import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, reference, tenantId, tenantKey, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** How a person likes a list: columns, widths, order, filters (docs/product/lists.md). Locked ones only their owner changes. */
export const savedView = pgTable(
  'saved_view',
  {
    tenantId: tenantId(),
    id: id(),
    /** None for a list of the company. */
    projectId: reference(),
    /** Which list: `items` for ForeSite. */
    list: text().notNull(),
    ownerId: reference().notNull(),
    name: text().notNull(),
    isShared: boolean().notNull().default(false),
    isLocked: boolean().notNull().default(false),
    config: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('saved_view', t),
    ...belongsTo('saved_view_project', t, t.projectId, project, { cascade: true }),
    uniqueIndex('saved_view_name_unique').on(
      t.tenantId,
      sql`coalesce(${t.projectId}, 0)`,
      t.list,
      t.ownerId,
      sql`lower(${t.name})`,
    ),
    ...belongsTo('saved_view_owner', t, t.ownerId, appUser, { cascade: true }),
  ],
);

/** The view a person has open in a list; it goes with the view. */
export const viewChoice = pgTable(
  'view_choice',
  {
    tenantId: tenantId(),
    userId: reference().notNull(),
    projectId: reference(),
    list: text().notNull(),
    viewId: reference().notNull(),
  },
  (t) => [
    ...tenantKey('view_choice', t, t.userId, t.viewId),
    uniqueIndex('view_choice_unique').on(t.tenantId, t.userId, sql`coalesce(${t.projectId}, 0)`, t.list),
    ...belongsTo('view_choice_user', t, t.userId, appUser, { cascade: true, indexed: false }),
    ...belongsTo('view_choice_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('view_choice_view', t, t.viewId, savedView, { cascade: true }),
  ],
);
