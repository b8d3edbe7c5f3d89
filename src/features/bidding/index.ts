export { biddingRoutes } from './biddingRoutes.ts';
