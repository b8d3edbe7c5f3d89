import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** The option's panel: `itemDetailsId` opens it over the page, and so does the option's own path (spec §2). */
export const itemFlyout = defineFlyout({
  name: 'item',
  size: 'medium',
  param: 'itemDetailsId',
  path: { open: PATHS.itemDetails, closed: PATHS.foresite },
});
