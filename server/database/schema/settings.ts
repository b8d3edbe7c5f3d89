import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** A group of choices of one project (docs/product/settings.md); a company's own stand with the company. */
export const projectSetting = pgTable(
  'project_setting',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    key: text().notNull(),
    config: jsonb().$type<Record<string, unknown>>().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('project_setting', t),
    ...belongsTo('project_setting_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('project_setting_key_unique').on(t.tenantId, t.projectId, t.key),
  ],
);

/** How a page is set up (docs/product/settings.md): by a person for themselves, or for everybody where there is no person. */
export const pageSetting = pgTable(
  'page_setting',
  {
    tenantId: tenantId(),
    id: id(),
    key: text().notNull(),
    /** None for every project. */
    projectId: reference(),
    userId: reference(),
    config: jsonb().$type<Record<string, unknown>>().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('page_setting', t),
    ...belongsTo('page_setting_project', t, t.projectId, project, { cascade: true }),
    ...belongsTo('page_setting_user', t, t.userId, appUser, { cascade: true }),
    uniqueIndex('page_setting_unique').on(
      t.tenantId,
      t.key,
      sql`coalesce(${t.projectId}, 0)`,
      sql`coalesce(${t.userId}, 0)`,
    ),
  ],
);
