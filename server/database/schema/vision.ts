import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { belongsTo, id, percent, reference, tenantId, tenantRow } from './columns.ts';
import { project } from './projects.ts';

/** A goal that each option is judged by (docs/product/overview.md). `weight` is its share of all the goals' weights. */
export const valueDriver = pgTable(
  'value_driver',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    weight: percent().notNull().default('1'),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('value_driver', t),
    ...belongsTo('value_driver_project', t, t.projectId, project, { cascade: true, indexed: false }),
    uniqueIndex('value_driver_name_unique').on(t.tenantId, t.projectId, sql`lower(${t.name})`),
    check('value_driver_weight', sql`${t.weight} > 0`),
  ],
);
