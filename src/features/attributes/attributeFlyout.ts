import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** An attribute beside the list, or a new one. */
export const attributeFlyout = defineFlyout({
  name: 'attribute',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.customAttributes,
});
