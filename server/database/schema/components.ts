import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { belongsTo, id, money, oneOf, quantity, reference, tenantId, tenantRow } from './columns.ts';
import { areaUnits, project } from './projects.ts';

/** A building component; exactly one per project is the uncategorized 'Overall Project' (docs/product/components.md). */
export const component = pgTable(
  'component',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    name: text().notNull(),
    componentOrder: integer().notNull(),
    isUncategorized: boolean().notNull().default(false),
    workType: text(),
    constructionSubCategory: text(),
    colorIndex: integer().notNull().default(1),
    baseUnitCount: quantity(),
    baseUnitName: text(),
    areaValue: quantity(),
    areaUnit: text({ enum: areaUnits }).notNull().default('sq_ft'),
    targetAreaValue: quantity(),
    targetAreaUnit: text({ enum: areaUnits }).notNull().default('sq_ft'),
    excludeFromProjectSqft: boolean().notNull().default(false),
    targetBudget: money(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('component', t),
    ...belongsTo('component_project', t, t.projectId, project, { cascade: true, indexed: false }),
    index('component_order').on(t.tenantId, t.projectId, t.componentOrder),
    uniqueIndex('component_name_unique').on(t.tenantId, t.projectId, sql`lower(${t.name})`),
    uniqueIndex('component_uncategorized_unique')
      .on(t.tenantId, t.projectId)
      .where(sql`${t.isUncategorized}`),
    oneOf('component_area_unit', t.areaUnit, areaUnits),
    check('component_area', sql`${t.areaValue} >= 0`),
    oneOf('component_target_area_unit', t.targetAreaUnit, areaUnits),
    check('component_target_area', sql`${t.targetAreaValue} >= 0`),
  ],
);
