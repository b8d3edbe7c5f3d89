import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** A person's own pages. */
export const accountRoutes = defineRoutes([
  {
    path: PATHS.user,
    title: t.profileSettings,
    guard: { signedIn: true },
    query: ['focusSection'],
    screen: () => import('./screens/ProfileScreen.tsx'),
  },
]);
