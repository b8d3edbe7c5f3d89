export { saveIssues } from './saveIssues.ts';
export { issueAdapter } from './issueAdapter.ts';
export { issueHandlers } from './issueHandlers.ts';
