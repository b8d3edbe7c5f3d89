export { issueRoutes } from './issueRoutes.ts';
