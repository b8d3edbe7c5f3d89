import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** An issue beside the lists: `itemDetailsId` opens it. */
export const issueFlyout = defineFlyout({
  name: 'issue',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.issues,
});
