export { RelatedIssues } from './components/RelatedIssues.tsx';
export { issueLive } from './issueLive.ts';
export { issueRoutes } from './issueRoutes.ts';
export { issueReportCards } from './issueReportCards.ts';
