import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** A bidder beside the company's list: `itemDetailsId` opens it. */
export const bidderFlyout = defineFlyout({
  name: 'bidder',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.bidderLibrary,
});
