import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** A component beside the list: `itemDetailsId` opens it. */
export const componentFlyout = defineFlyout({
  name: 'component',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.components,
});
