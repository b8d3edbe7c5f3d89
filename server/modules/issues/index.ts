export { issueAdapter } from './issueAdapter.ts';
export { issueHandlers } from './issueHandlers.ts';
