import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** What the owner set out with. */
export const visionRoutes = defineRoutes([
  {
    path: PATHS.vision,
    title: t.vision,
    guard: { permission: 'vision_access' },
    screen: () => import('./screens/VisionScreen.tsx'),
  },
]);
