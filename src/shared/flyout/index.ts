export { defineFlyout, type FlyoutDefinition } from './flyoutAddress.ts';
export { HostedFlyout } from './HostedFlyout.tsx';
export { useFlyout } from './useFlyout.ts';
export { useUnsavedFlyout } from './useUnsavedFlyout.ts';
