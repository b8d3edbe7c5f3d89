import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** A bid package beside the list and the board: `itemDetailsId` opens it. */
export const packageFlyout = defineFlyout({
  name: 'bid_package',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.procurement,
});
