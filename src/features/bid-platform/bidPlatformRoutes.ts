import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** Where the bidding platform leads back to after its own sign-in. */
export const bidPlatformRoutes = defineRoutes([
  {
    path: PATHS.bidPlatform,
    title: t.bidPlatform,
    guard: { permission: 'procurement_access', tenantFlag: 'procurement_available' },
    query: ['code', 'error', 'error_description', 'state'],
    screen: () => import('./screens/BidPlatformScreen.tsx'),
  },
]);
