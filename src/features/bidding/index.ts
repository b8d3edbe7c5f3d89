export { biddingRoutes } from './biddingRoutes.ts';
export { IssueChangeList } from './components/IssueChangeList.tsx';
