import { lazy } from 'react';

/** An item's panel: it comes with the first item that is opened. */
export const ItemFlyout = lazy(() => import('./ItemFlyout.tsx'));
