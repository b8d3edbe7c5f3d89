import { useFlyout } from '#shared/flyout';
import { itemFlyout } from '../../itemFlyout.ts';
import type { ItemFlyoutProps } from './itemFlyoutProps.ts';
import { ItemFlyout } from './onDemand.ts';

/** The panel of the item that the address names; what stands behind it is not drawn anew where it opens. */
export function OpenItem(props: Omit<ItemFlyoutProps, 'itemId'>) {
  const { openId } = useFlyout(itemFlyout);
  return openId === null ? null : <ItemFlyout itemId={openId} {...props} />;
}
