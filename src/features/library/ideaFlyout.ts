import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** An idea beside the list of ideas (spec §2 library ideas). */
export const ideaFlyout = defineFlyout({
  name: 'idea',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.foresiteLibrary,
});
