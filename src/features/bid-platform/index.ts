export { BidPlatformButton } from './components/BidPlatformButton.tsx';
export { BidPlatformCard } from './components/BidPlatformCard.tsx';
export { bidPlatformRoutes } from './bidPlatformRoutes.ts';
