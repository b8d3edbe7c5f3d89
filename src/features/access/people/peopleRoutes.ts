import { defineRoutes, PATHS } from '#platform/routing';

/** The people of the company and the teams of projects (docs/product/access.md). */
export const peopleRoutes = defineRoutes([
  {
    path: PATHS.users,
    title: 'Users',
    guard: { permission: 'account_administration_access' },
    screen: () => import('../administration/AdministrationScreen.tsx'),
  },
  {
    path: PATHS.members,
    title: 'Manage members',
    guard: { permission: 'invite_members_to_project' },
    screen: () => import('../members/screens/MembersScreen.tsx'),
  },
]);
