export { bidderHandlers } from './bidderHandlers.ts';
export { invitationAdapter, questionAdapter, requestAdapter } from './biddingAdapters.ts';
export { biddingHandlers } from './biddingHandlers.ts';
