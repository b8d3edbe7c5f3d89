import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** A risk beside the register: `itemDetailsId` opens it. */
export const riskFlyout = defineFlyout({
  name: 'risk',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.risks,
});
