import { defineRoutes, PATHS } from '#platform/routing';
import * as t from './texts.ts';

/** Where a bidder answers, by the link of an invitation. */
export const biddingRoutes = defineRoutes([
  {
    path: PATHS.bid,
    title: t.yourBid,
    guard: 'public',
    isCompanys: true,
    screen: () => import('./screens/BidScreen.tsx'),
  },
]);

/** Where the company looks at the page of its bidders. */
export const bidPreviewRoutes = defineRoutes([
  {
    path: PATHS.bidPreview,
    title: t.viewAsBidder2,
    guard: {
      permission: 'procurement_access',
      tenantFlag: ['procurement_available', 'bid_leveling'],
      clientFlag: 'bid_package_details',
    },
    above: 'bidPackage',
    screen: () => import('./screens/BidPreviewScreen.tsx'),
  },
]);
