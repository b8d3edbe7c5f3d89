import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { appUser } from './access.ts';
import { belongsTo, id, instantNow, oneOf, reference, tenantId, tenantKey, tenantRow } from './columns.ts';
import { project, projectGroup } from './projects.ts';

export const dashboardTypes = ['INTERNAL', 'EXTERNAL'] as const;
export const dashboardCostModes = ['AS_SEEN', 'WITHOUT_MARKUPS'] as const;

/** A page over some projects for some people (docs/product/dashboards.md). A deleted one stays, marked, until it is restored. */
export const dashboard = pgTable(
  'dashboard',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    type: text({ enum: dashboardTypes }).notNull(),
    costMode: text({ enum: dashboardCostModes }).notNull().default('AS_SEEN'),
    createdById: reference(),
    /** What it shows and how it is arranged, as in `DashboardCard` of domain/dashboards. */
    cards: jsonb().notNull().default([]),
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('dashboard', t),
    ...belongsTo('dashboard_created_by', t, t.createdById, appUser),
    oneOf('dashboard_type', t.type, dashboardTypes),
    oneOf('dashboard_cost_mode', t.costMode, dashboardCostModes),
  ],
);

/** The project groups whose projects a dashboard shows. */
export const dashboardGroup = pgTable(
  'dashboard_group',
  { tenantId: tenantId(), dashboardId: reference().notNull(), groupId: reference().notNull() },
  (t) => [
    ...tenantKey('dashboard_group', t, t.dashboardId, t.groupId),
    ...belongsTo('dashboard_group_dashboard', t, t.dashboardId, dashboard, { cascade: true, indexed: false }),
    ...belongsTo('dashboard_group_group', t, t.groupId, projectGroup, { cascade: true }),
  ],
);

/** The projects that a dashboard shows beside those of its groups. */
export const dashboardProject = pgTable(
  'dashboard_project',
  { tenantId: tenantId(), dashboardId: reference().notNull(), projectId: reference().notNull() },
  (t) => [
    ...tenantKey('dashboard_project', t, t.dashboardId, t.projectId),
    ...belongsTo('dashboard_project_dashboard', t, t.dashboardId, dashboard, {
      cascade: true,
      indexed: false,
    }),
    ...belongsTo('dashboard_project_project', t, t.projectId, project, { cascade: true }),
  ],
);

/** Who sees a dashboard, and what they may change of it. */
export const dashboardMember = pgTable(
  'dashboard_member',
  {
    tenantId: tenantId(),
    dashboardId: reference().notNull(),
    userId: reference().notNull(),
    permissions: text().array().notNull().default([]),
  },
  (t) => [
    ...tenantKey('dashboard_member', t, t.dashboardId, t.userId),
    ...belongsTo('dashboard_member_dashboard', t, t.dashboardId, dashboard, {
      cascade: true,
      indexed: false,
    }),
    ...belongsTo('dashboard_member_user', t, t.userId, appUser, { cascade: true }),
  ],
);
