import { defineRoutes, PATHS } from '#platform/routing';

/** Where a bidder answers, by the link of an invitation. */
export const biddingRoutes = defineRoutes([
  {
    path: PATHS.bid,
    title: 'Your bid',
    guard: 'public',
    isCompanys: true,
    screen: () => import('./screens/BidScreen.tsx'),
  },
]);
