export { accountHandlers } from './accountHandlers.ts';
export { accountLinkJob } from './accountLinkJob.ts';
export { linkHandlers } from './linkHandlers.ts';
