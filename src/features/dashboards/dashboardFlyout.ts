import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** A dashboard's details beside the list: `itemDetailsId` opens them, or a new one. */
export const dashboardFlyout = defineFlyout({
  name: 'dashboard',
  size: 'small',
  param: 'itemDetailsId',
  page: PATHS.dashboards,
});
