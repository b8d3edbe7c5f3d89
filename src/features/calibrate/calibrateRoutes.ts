import { defineRoutes, PATHS } from '#platform/routing';

const guard = { permission: 'calibrate_access' } as const;

/** Comparison with finished projects. */
export const calibrateRoutes = defineRoutes([
  {
    path: PATHS.calibrate,
    title: 'Calibrate',
    guard,
    screen: () => import('./screens/CalibrateScreen.tsx'),
  },
  {
    path: PATHS.calibrateDivision,
    title: 'Calibrate by division',
    guard,
    above: 'calibrate',
    screen: () => import('./screens/CalibrateDivisionScreen.tsx'),
  },
  {
    path: PATHS.comparison,
    title: 'Comparison',
    guard,
    above: 'calibrate',
    screen: () => import('./screens/ComparisonScreen.tsx'),
  },
]);
