export { bidderFileHandlers } from './bidderFiles.ts';
export { bidderHandlers } from './bidderHandlers.ts';
export { addendumAdapter, invitationAdapter, questionAdapter, requestAdapter } from './biddingAdapters.ts';
export { biddingHandlers } from './biddingHandlers.ts';
