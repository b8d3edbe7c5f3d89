import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** A bid package beside the list and the board: `itemDetailsId` opens it. */
export const packageFlyout = defineFlyout({
  name: 'bid_package',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.procurement,
});

/** The same package beside the purchase plan. */
export const purchaseFlyout = defineFlyout({
  name: 'bid_package_plan',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.purchasePlan,
});
