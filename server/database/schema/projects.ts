import { sql } from 'drizzle-orm';
import { boolean, date, foreignKey, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accessScope, appUser, role } from './access.ts';
import {
  belongsTo,
  id,
  instantNow,
  money,
  oneOf,
  quantity,
  reference,
  tenantId,
  tenantKey,
  tenantRow,
} from './columns.ts';

/** docs/product/projects.md Project statuses. */
export const projectStatuses = [
  'ACTIVE',
  'DRAFT',
  'DRAFT_LEGACY',
  'COMPLETED',
  'ABANDONED',
  'LEGACY',
  'ABANDONED_LEGACY',
  'CONCEPT',
  'PLAYGROUND',
] as const;

/** docs/product/projects.md area units. */
export const areaUnits = ['sq_ft', 'sq_m', 'acre', 'hectare'] as const;

/** The classifications of categories: whole buildings and spaces by function (OmniClass). */
export const categoryTables = ['TABLE_11', 'TABLE_13'] as const;

/** A kind of construction, in a tree. */
export const constructionCategory = pgTable(
  'construction_category',
  {
    tenantId: tenantId(),
    id: id(),
    classification: text({ enum: categoryTables }).notNull(),
    code: text().notNull(),
    name: text().notNull(),
    level: integer().notNull(),
    parentId: reference(),
  },
  (t) => [
    ...tenantRow('construction_category', t),
    foreignKey({
      name: 'construction_category_parent_fk',
      columns: [t.tenantId, t.parentId],
      foreignColumns: [t.tenantId, t.id],
    }),
    index('construction_category_parent_index').on(t.tenantId, t.parentId),
    uniqueIndex('construction_category_code_unique').on(t.tenantId, t.classification, t.code),
    oneOf('construction_category_classification', t.classification, categoryTables),
  ],
);

/** A construction project (docs/product/projects.md). The target area is kept in the unit it was typed in. */
export const project = pgTable(
  'project',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    alias: text(),
    code: text(),
    address: text(),
    city: text(),
    state: text(),
    status: text({ enum: projectStatuses }).notNull().default('DRAFT'),
    deliveryContractType: text(),
    constructionCategoryId: reference(),
    targetBudget: money(),
    targetAreaValue: quantity(),
    targetAreaUnit: text({ enum: areaUnits }).notNull().default('sq_ft'),
    picture: text(),
    preconStartDate: date({ mode: 'string' }),
    preconEndDate: date({ mode: 'string' }),
    constructionStartDate: date({ mode: 'string' }),
    completionDate: date({ mode: 'string' }),
    completedYear: integer(),
    isUnderContract: boolean().notNull().default(false),
    accessScopeId: reference(),
    owner: text(),
    cmFirm: text(),
    architectFirm: text(),
    jvPartners: text().array().notNull().default([]),
    /** Factors that turn the project's costs into those of another time, place or kind. */
    coefficientByTime: quantity().notNull().default('1'),
    coefficientByLocation: quantity().notNull().default('1'),
    coefficientByCustom: quantity().notNull().default('1'),
    /** A deleted project is out of everybody's sight until it is restored. */
    isDeleted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
    updatedAt: instantNow(),
  },
  (t) => [
    ...tenantRow('project', t),
    ...belongsTo('project_access_scope', t, t.accessScopeId, accessScope),
    ...belongsTo('project_category', t, t.constructionCategoryId, constructionCategory),
    index('project_code').on(t.tenantId, sql`lower(${t.code})`),
    index('project_name_order').on(t.tenantId, sql`lower(${t.name})`, t.id),
    oneOf('project_status', t.status, projectStatuses),
    oneOf('project_area_unit', t.targetAreaUnit, areaUnits),
  ],
);

/** A person on a project's team. `roleId` is the role held in this project; without one the company's roles hold here too. */
export const projectMember = pgTable(
  'project_member',
  {
    tenantId: tenantId(),
    projectId: reference().notNull(),
    userId: reference().notNull(),
    roleId: reference(),
    version: integer().notNull().default(1),
    createdAt: instantNow(),
  },
  (t) => [
    ...tenantKey('project_member', t, t.projectId, t.userId),
    ...belongsTo('project_member_project', t, t.projectId, project, { cascade: true, indexed: false }),
    ...belongsTo('project_member_user', t, t.userId, appUser, { cascade: true }),
    ...belongsTo('project_member_role', t, t.roleId, role),
  ],
);

/** A named group of projects (portfolio, dashboards). */
export const projectGroup = pgTable(
  'project_group',
  { tenantId: tenantId(), id: id(), name: text().notNull(), version: integer().notNull().default(1) },
  (t) => [
    ...tenantRow('project_group', t),
    uniqueIndex('project_group_name_unique').on(t.tenantId, sql`lower(${t.name})`),
  ],
);

/** A category that a person keeps at hand. */
export const categoryFavorite = pgTable(
  'category_favorite',
  { tenantId: tenantId(), userId: reference().notNull(), categoryId: reference().notNull() },
  (t) => [
    ...tenantKey('category_favorite', t, t.userId, t.categoryId),
    ...belongsTo('category_favorite_user', t, t.userId, appUser, { cascade: true, indexed: false }),
    ...belongsTo('category_favorite_category', t, t.categoryId, constructionCategory, { cascade: true }),
  ],
);

/** Which projects a group holds. */
export const projectGroupLink = pgTable(
  'project_group_link',
  { tenantId: tenantId(), groupId: reference().notNull(), projectId: reference().notNull() },
  (t) => [
    ...tenantKey('project_group_link', t, t.groupId, t.projectId),
    ...belongsTo('project_group_link_group', t, t.groupId, projectGroup, { cascade: true, indexed: false }),
    ...belongsTo('project_group_link_project', t, t.projectId, project, { cascade: true }),
  ],
);

/** The last number given out in a project, per entity; its row lock makes numbers dense (docs/product/projects.md). */
export const projectCounter = pgTable(
  'project_counter',
  {
    tenantId: tenantId(),
    projectId: reference().notNull(),
    name: text().notNull(),
    last: integer().notNull(),
  },
  (t) => [
    ...tenantKey('project_counter', t, t.projectId, t.name),
    ...belongsTo('project_counter_project', t, t.projectId, project, { cascade: true, indexed: false }),
  ],
);

/** A view of a project as a role sees it, held by one session of one person (docs/product/projects.md). */
export const impersonation = pgTable(
  'impersonation',
  {
    tenantId: tenantId(),
    sessionId: text().notNull(),
    userId: reference().notNull(),
    roleId: reference().notNull(),
    projectId: reference().notNull(),
    startedAt: instantNow(),
  },
  (t) => [
    ...tenantKey('impersonation', t, t.sessionId),
    ...belongsTo('impersonation_user', t, t.userId, appUser, { cascade: true }),
    ...belongsTo('impersonation_role', t, t.roleId, role, { cascade: true }),
    ...belongsTo('impersonation_project', t, t.projectId, project, { cascade: true }),
  ],
);
