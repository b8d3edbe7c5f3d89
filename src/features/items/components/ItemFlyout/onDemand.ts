import { onDemand } from '#design-system/private/on-demand/onDemand.tsx';
import type { ItemFlyoutProps } from './itemFlyoutProps.ts';

const flyout = onDemand<ItemFlyoutProps>(async () => (await import('./ItemFlyout.tsx')).ItemFlyout);

/** An item's panel. What `lazy` brings is held back for 300 ms once a place was left for it, even where it is here by then. */
export const ItemFlyout = flyout.Part;
/** Brings an item's panel before one is opened. */
export const bringItemFlyout = () => void flyout.ask();
