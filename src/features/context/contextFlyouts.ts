import { PATHS } from '#platform/routing';
import { defineFlyout } from '#shared/flyout';

/** An entry beside the list: `itemDetailsId` opens it. */
export const entryFlyout = defineFlyout({
  name: 'context-entry',
  size: 'medium',
  param: 'itemDetailsId',
  page: PATHS.context,
});

/** A document beside the list: `documentId` opens it. */
export const documentFlyout = defineFlyout({
  name: 'context-document',
  size: 'medium',
  param: 'documentId',
  page: PATHS.context,
});
