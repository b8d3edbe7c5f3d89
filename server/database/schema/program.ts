import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import {
  belongsTo,
  id,
  instantNow,
  oneOf,
  percent,
  quantity,
  reference,
  tenantId,
  tenantKey,
  tenantRow,
} from './columns.ts';
import { component } from './components.ts';
import { appUser } from './access.ts';
import { areaUnits, project } from './projects.ts';
import { milestone } from './timeline.ts';

/** An area of the building: a room, a department, a level (docs/product/program.md). Both sizes are in `area_unit`. */
export const programArea = pgTable(
  'program_area',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    level: text(),
    areaType: text(),
    sizeValue: quantity(),
    netValue: quantity(),
    areaUnit: text({ enum: areaUnits }).notNull().default('sq_ft'),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('program_area', t),
    ...belongsTo('program_area_project', t, t.projectId, project, { cascade: true, indexed: false }),
    index('program_area_order').on(t.tenantId, t.projectId, t.position, t.id),
    oneOf('program_area_unit', t.areaUnit, areaUnits),
    check('program_area_size', sql`${t.sizeValue} >= 0 and ${t.netValue} >= 0`),
  ],
);

/** How much of an area a component takes. */
export const programShare = pgTable(
  'program_share',
  {
    tenantId: tenantId(),
    programAreaId: reference().notNull(),
    componentId: reference().notNull(),
    percent: percent().notNull(),
  },
  (t) => [
    ...tenantKey('program_share', t, t.programAreaId, t.componentId),
    ...belongsTo('program_share_area', t, t.programAreaId, programArea, { cascade: true, indexed: false }),
    ...belongsTo('program_share_component', t, t.componentId, component),
    check('program_share_percent', sql`${t.percent} > 0 and ${t.percent} <= 100`),
  ],
);

/** The program as it was when somebody kept it. A milestone in use by one that is not deleted cannot be removed. */
export const programVersion = pgTable(
  'program_version',
  {
    tenantId: tenantId(),
    id: id(),
    projectId: reference().notNull(),
    name: text().notNull(),
    milestoneId: reference(),
    createdById: reference(),
    createdAt: instantNow(),
    areas: jsonb().notNull().default([]),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('program_version', t),
    ...belongsTo('program_version_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('program_version_milestone', t, t.milestoneId, milestone, { cascade: true }),
    ...belongsTo('program_version_created_by', t, t.createdById, appUser),
    index('program_version_order').on(t.tenantId, t.projectId, t.createdAt),
  ],
);
