import { defineRoutes, PATHS } from '#platform/routing';
import * as t from '../texts.ts';

/** Viewing a project as a role. */
export const impersonationRoutes = defineRoutes([
  {
    path: PATHS.impersonation,
    title: t.roleImpersonation2,
    guard: { permission: ['invite_members_to_project', 'can_impersonate'], tenantFlag: 'role_impersonation' },
    screen: () => import('./RoleImpersonationScreen.tsx'),
  },
]);
