export { biddingRoutes, bidPreviewRoutes } from './biddingRoutes.ts';
export { IssueChangeList } from './components/IssueChangeList.tsx';
