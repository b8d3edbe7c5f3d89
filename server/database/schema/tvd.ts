import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, money, reference, tenantId, tenantRow } from './columns.ts';
import { component } from './components.ts';
import { project } from './projects.ts';

/**
 * A target of one member of a dimension (docs/product/tvd.md), in all or within one component. The member is a cost
 * group, a component, or 0 for what has no code.
 */
export const tvdTarget = pgTable(
  'tvd_target',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    dimension: text().notNull(),
    memberId: reference().notNull(),
    componentId: reference(),
    target: money(),
    stretch: money(),
    ownerId: reference(),
    /** Why the target is what it is. */
    note: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('tvd_target', t),
    ...belongsTo('tvd_target_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('tvd_target_component', t, t.componentId, component, { cascade: true }),
    ...belongsTo('tvd_target_owner', t, t.ownerId, appUser),
    uniqueIndex('tvd_target_unique').on(
      t.tenantId,
      t.projectId,
      t.dimension,
      t.memberId,
      sql`coalesce(${t.componentId}, 0)`,
    ),
    check('tvd_target_amounts', sql`${t.target} >= 0 and ${t.stretch} >= 0`),
  ],
);
