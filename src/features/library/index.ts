export { libraryRoutes } from './libraryRoutes.ts';
