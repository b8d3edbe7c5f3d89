import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instant, instantNow, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** What a person said about a row of any module. A deleted one keeps its place without its words. */
export const comment = pgTable(
  'comment',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    entity: text().notNull(),
    entityId: reference().notNull(),
    body: text().notNull(),
    /** People named in it with @; each is notified once. */
    mentionIds: bigint({ mode: 'number' }).array().notNull().default([]),
    createdById: reference().notNull(),
    createdAt: instantNow(),
    editedAt: instant(),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('comment', t),
    ...belongsTo('comment_project', t, t.projectId, project, { cascade: true }),
    index('comment_entity').on(t.tenantId, t.entity, t.entityId, t.id),
    ...belongsTo('comment_created_by', t, t.createdById, appUser),
  ],
);
