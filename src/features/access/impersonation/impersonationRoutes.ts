import { defineRoutes, PATHS } from '#platform/routing';

/** Viewing a project as a role. */
export const impersonationRoutes = defineRoutes([
  {
    path: PATHS.impersonation,
    title: 'Role Impersonation',
    guard: { permission: ['invite_members_to_project', 'can_impersonate'], tenantFlag: 'role_impersonation' },
    screen: () => import('./RoleImpersonationScreen.tsx'),
  },
]);
