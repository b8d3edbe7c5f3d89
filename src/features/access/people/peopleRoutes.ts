import { defineRoutes, PATHS } from '#platform/routing';
import * as t from '../texts.ts';

/** The people of the company and the teams of projects (docs/product/access.md). */
export const peopleRoutes = defineRoutes([
  {
    path: PATHS.users,
    title: t.users,
    guard: { permission: 'account_administration_access' },
    query: ['focusSection'],
    screen: () => import('../administration/AdministrationScreen.tsx'),
  },
  {
    path: PATHS.members,
    title: t.manageMembers,
    guard: { permission: 'invite_members_to_project' },
    screen: () => import('../members/screens/MembersScreen.tsx'),
  },
]);
