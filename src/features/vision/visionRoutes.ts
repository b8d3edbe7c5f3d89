import { defineRoutes, PATHS } from '#platform/routing';

/** What the owner set out with. */
export const visionRoutes = defineRoutes([
  {
    path: PATHS.vision,
    title: 'Vision',
    guard: { permission: 'vision_access' },
    screen: () => import('./screens/VisionScreen.tsx'),
  },
]);
