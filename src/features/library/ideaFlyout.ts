import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** An idea beside the list of ideas (docs/product/library.md). */
export const ideaFlyout = defineFlyout({
  name: 'idea',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.foresiteLibrary,
});
