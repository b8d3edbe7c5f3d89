import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** A new format, or a paste of codes into one, beside its codes. */
export const formatFlyout = defineFlyout({
  name: 'format',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.customCodes,
});
