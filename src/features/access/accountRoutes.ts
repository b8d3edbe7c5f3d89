import { defineRoutes, PATHS } from '#platform/routing';

/** A person's own pages. */
export const accountRoutes = defineRoutes([
  {
    path: PATHS.user,
    title: 'Profile Settings',
    guard: { signedIn: true },
    screen: () => import('./screens/ProfileScreen.tsx'),
  },
]);
