export { changelogRoutes, documentRoutes } from './aboutRoutes.ts';
