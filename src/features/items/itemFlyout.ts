import { defineFlyout } from '#shared/flyout';

/** The item's panel: `itemDetailsId` opens it over the page (docs/product/items.md). */
export const itemFlyout = defineFlyout({
  name: 'item',
  size: 'medium',
  param: 'itemDetailsId',
});
