import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

const guard = { permission: 'estimate_access' } as const;

/** What the project costs at each milestone. */
export const estimateRoutes = defineRoutes([
  {
    path: PATHS.estimate,
    title: t.estimate,
    guard,
    query: ['activeMilestoneId', 'showStepper'],
    screen: () => import('./screens/EstimateScreen.tsx'),
  },
  {
    path: PATHS.estimateImport,
    title: t.uploadEstimate2,
    guard,
    query: ['activeMilestoneId', 'showStepper'],
    above: 'estimate',
    screen: () => import('./screens/EstimateImportScreen.tsx'),
  },
  {
    path: PATHS.estimateReview,
    title: t.estimateReview,
    guard,
    query: ['activeMilestoneId'],
    above: 'estimate',
    screen: () => import('./screens/EstimateReviewScreen.tsx'),
  },
  {
    path: PATHS.legacyEstimate,
    title: t.estimateSetup,
    guard,
    above: 'legacyProject',
    screen: () => import('./screens/LegacyEstimateScreen.tsx'),
  },
]);
