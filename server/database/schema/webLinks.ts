import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** A page of the web that a row points to. */
export const webLink = pgTable(
  'web_link',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    entity: text().notNull(),
    entityId: reference().notNull(),
    url: text().notNull(),
    /** Empty: it is called by its address. */
    title: text().notNull().default(''),
    createdById: reference().notNull(),
    createdAt: instantNow(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('web_link', t),
    ...belongsTo('web_link_project', t, t.projectId, project, { cascade: true }),
    index('web_link_entity').on(t.tenantId, t.entity, t.entityId, t.id),
    ...belongsTo('web_link_created_by', t, t.createdById, appUser),
  ],
);
