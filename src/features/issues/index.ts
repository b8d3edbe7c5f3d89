export { issueLive } from './issueLive.ts';
export { issueRoutes } from './issueRoutes.ts';
