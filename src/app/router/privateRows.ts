import { accountRoutes, impersonationRoutes, peopleRoutes, roleRoutes } from '#features/access';
import { componentRoutes } from '#features/components';
import { foresiteRoutes } from '#features/foresite';
import { projectRoutes } from '#features/projects';
import { timelineRoutes } from '#features/timeline';
import type { RouteRow } from '#platform/routing';

/** Pages for people who are signed in, each with its guard. */
export const privateRows: readonly RouteRow[] = [
  ...projectRoutes,
  ...foresiteRoutes,
  ...timelineRoutes,
  ...componentRoutes,
  ...accountRoutes,
  ...roleRoutes,
  ...peopleRoutes,
  ...impersonationRoutes,
];
