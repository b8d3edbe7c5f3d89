import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

const guard = { permission: 'calibrate_access' } as const;

/** Comparison with finished projects. */
export const calibrateRoutes = defineRoutes([
  {
    path: PATHS.calibrate,
    title: t.calibrate,
    guard,
    screen: () => import('./screens/CalibrateScreen.tsx'),
  },
  {
    path: PATHS.calibrateDivision,
    title: t.calibrateByDivision,
    guard,
    above: 'calibrate',
    screen: () => import('./screens/CalibrateDivisionScreen.tsx'),
  },
  {
    path: PATHS.comparison,
    title: t.comparison,
    guard,
    above: 'calibrate',
    screen: () => import('./screens/ComparisonScreen.tsx'),
  },
]);
