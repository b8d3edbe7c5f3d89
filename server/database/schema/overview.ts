import { pgTable } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, instant, reference, tenantId, tenantKey } from './columns.ts';
import { project } from './projects.ts';

/** When a person last looked at a project's overview, and what they have seen by then (docs/product/overview.md). */
export const overviewVisit = pgTable(
  'overview_visit',
  {
    tenantId: tenantId(),
    projectId: reference().notNull(),
    userId: reference().notNull(),
    /** Changes after this moment are new. */
    seenAt: instant().notNull(),
    lastAt: instant().notNull(),
  },
  (t) => [
    ...tenantKey('overview_visit', t, t.projectId, t.userId),
    ...belongsTo('overview_visit_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('overview_visit_user', t, t.userId, appUser, { cascade: true }),
  ],
);
