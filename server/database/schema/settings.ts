import { integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
