import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** A key beside the list: `itemDetailsId` opens it, or a new one. */
export const apiKeyFlyout = defineFlyout({
  name: 'apiKey',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.publicApi,
});
