export { defineFlyout, type FlyoutDefinition } from './flyoutAddress.ts';
export { Below } from './Below.tsx';
export { HostedFlyout } from './HostedFlyout.tsx';
export { useAddressBehind, useFlyout, useFlyoutMoves } from './useFlyout.ts';
export { useUnsavedFlyout } from './useUnsavedFlyout.ts';
