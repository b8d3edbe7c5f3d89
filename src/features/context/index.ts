export { contextRoutes } from './contextRoutes.ts';
