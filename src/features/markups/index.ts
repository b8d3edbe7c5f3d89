export { markupRoutes } from './markupRoutes.ts';
