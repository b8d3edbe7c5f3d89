import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  belongsTo,
  id,
  instant,
  instantNow,
  oneOf,
  reference,
  tenantId,
  tenantKey,
  tenantRow,
} from './columns.ts';

export const userStatuses = ['INVITED', 'ACTIVE', 'DISABLED'] as const;
export const roleTypes = ['internal', 'external'] as const;

/** A person's account within one company. */
export const appUser = pgTable(
  'app_user',
  {
    tenantId: tenantId(),
    id: id(),
    email: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    title: text(),
    passwordHash: text(),
    isExternal: boolean().notNull().default(false),
    status: text({ enum: userStatuses }).notNull().default('ACTIVE'),
    preferences: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: instantNow(),
    lastSeenAt: instant(),
    /** When the open invitation was last sent. */
    invitedAt: instant(),
    /** Who sent it. */
    invitedById: reference(),
    /** Tokens that were issued before this moment are refused: sign-out everywhere, a new password, deactivation. */
    sessionsEndedAt: instant(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('app_user', t),
    foreignKey({
      name: 'app_user_invited_by_fk',
      columns: [t.tenantId, t.invitedById],
      foreignColumns: [t.tenantId, t.id],
    }),
    index('app_user_invited_by_index').on(t.tenantId, t.invitedById, t.invitedAt),
    index('app_user_name_order').on(t.tenantId, sql`lower(${t.lastName})`, sql`lower(${t.firstName})`, t.id),
    uniqueIndex('app_user_email_unique').on(t.tenantId, sql`lower(${t.email})`),
    oneOf('app_user_status', t.status, userStatuses),
  ],
);

/** A named set of permissions (docs/product/access.md). */
export const role = pgTable(
  'role',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    type: text({ enum: roleTypes }).notNull().default('internal'),
    isImpersonable: boolean().notNull().default(false),
    description: text().notNull().default(''),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('role', t),
    uniqueIndex('role_name_unique').on(t.tenantId, sql`lower(${t.name})`),
    oneOf('role_type', t.type, roleTypes),
  ],
);

/** One permission key that a role holds. */
export const rolePermission = pgTable(
  'role_permission',
  { tenantId: tenantId(), roleId: reference().notNull(), permission: text().notNull() },
  (t) => [
    ...tenantKey('role_permission', t, t.roleId, t.permission),
    ...belongsTo('role_permission_role', t, t.roleId, role, { cascade: true, indexed: false }),
  ],
);

/** The roles a person holds in the whole company. */
export const userRole = pgTable(
  'user_role',
  { tenantId: tenantId(), userId: reference().notNull(), roleId: reference().notNull() },
  (t) => [
    ...tenantKey('user_role', t, t.userId, t.roleId),
    ...belongsTo('user_role_user', t, t.userId, appUser, { cascade: true, indexed: false }),
    ...belongsTo('user_role_role', t, t.roleId, role),
  ],
);

/** A business unit; units form a tree (docs/product/access.md). */
export const accessScope = pgTable(
  'access_scope',
  {
    tenantId: tenantId(),
    id: id(),
    name: text().notNull(),
    parentId: reference(),
    version: integer().notNull().default(1),
  },
  (t) => [
    ...tenantRow('access_scope', t),
    foreignKey({
      name: 'access_scope_parent_fk',
      columns: [t.tenantId, t.parentId],
      foreignColumns: [t.tenantId, t.id],
    }),
    index('access_scope_parent_index').on(t.tenantId, t.parentId),
  ],
);

/** The business units a person belongs to. */
export const userAccessScope = pgTable(
  'user_access_scope',
  { tenantId: tenantId(), userId: reference().notNull(), accessScopeId: reference().notNull() },
  (t) => [
    ...tenantKey('user_access_scope', t, t.userId, t.accessScopeId),
    ...belongsTo('user_access_scope_user', t, t.userId, appUser, { cascade: true, indexed: false }),
    ...belongsTo('user_access_scope_scope', t, t.accessScopeId, accessScope),
  ],
);

/** The business units whose projects a role's members see (docs/product/access.md: roles carry access scopes). */
export const roleAccessScope = pgTable(
  'role_access_scope',
  { tenantId: tenantId(), roleId: reference().notNull(), accessScopeId: reference().notNull() },
  (t) => [
    ...tenantKey('role_access_scope', t, t.roleId, t.accessScopeId),
    ...belongsTo('role_access_scope_role', t, t.roleId, role, { cascade: true, indexed: false }),
    ...belongsTo('role_access_scope_scope', t, t.accessScopeId, accessScope),
  ],
);
