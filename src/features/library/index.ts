export { libraryLive } from './libraryLive.ts';
export { libraryRoutes } from './libraryRoutes.ts';
