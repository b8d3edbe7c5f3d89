export { riskRoutes } from './riskRoutes.ts';
