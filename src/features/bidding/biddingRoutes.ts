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

/** Where the company looks at the page of its bidders. */
export const bidPreviewRoutes = defineRoutes([
  {
    path: PATHS.bidPreview,
    title: 'View as Bidder',
    guard: {
      permission: 'procurement_access',
      tenantFlag: ['procurement_available', 'bid_leveling'],
      clientFlag: 'bid_package_details',
    },
    above: 'bidPackage',
    screen: () => import('./screens/BidPreviewScreen.tsx'),
  },
]);
