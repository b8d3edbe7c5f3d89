export { RelatedIssues } from './components/RelatedIssues.tsx';
export { issueLive } from './issueLive.ts';
export { lastIssueQuery } from './issueQueries.ts';
export { issueRoutes } from './issueRoutes.ts';
export { noIssueFilters, readIssueFilters, writeIssueFilters } from './model/issueFilters.ts';
export { issueReportCards } from './issueReportCards.ts';
