import { documentRoutes } from '#features/about';
import { accessRoutes } from '#features/access';
import { biddingRoutes } from '#features/bidding';
import { sharedReportRoutes } from '#features/reporting';
import type { RouteRow } from '#platform/routing';

/** Pages for anybody. */
export const publicRows: readonly RouteRow[] = [
  ...accessRoutes,
  ...biddingRoutes,
  ...sharedReportRoutes,
  ...documentRoutes,
];
