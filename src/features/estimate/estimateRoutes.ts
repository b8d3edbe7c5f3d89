import { defineRoutes, PATHS } from '#platform/routing';

const guard = { permission: 'estimate_access' } as const;

/** What the project costs at each milestone. */
export const estimateRoutes = defineRoutes([
  {
    path: PATHS.estimate,
    title: 'Estimate',
    guard,
    query: ['activeMilestoneId', 'showStepper'],
    screen: () => import('./screens/EstimateScreen.tsx'),
  },
  {
    path: PATHS.estimateImport,
    title: 'Upload Estimate',
    guard,
    query: ['activeMilestoneId', 'showStepper'],
    above: 'estimate',
    screen: () => import('./screens/EstimateImportScreen.tsx'),
  },
  {
    path: PATHS.estimateReview,
    title: 'Estimate Review',
    guard,
    query: ['activeMilestoneId'],
    above: 'estimate',
    screen: () => import('./screens/EstimateReviewScreen.tsx'),
  },
  {
    path: PATHS.legacyEstimate,
    title: 'Estimate Setup',
    guard,
    above: 'legacyProject',
    screen: () => import('./screens/LegacyEstimateScreen.tsx'),
  },
]);
