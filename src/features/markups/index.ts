export { markupLive } from './markupLive.ts';
export { markupRoutes } from './markupRoutes.ts';
