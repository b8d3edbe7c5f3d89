export { KeepTemplate, useKeepTemplate } from './components/KeepTemplate.tsx';
export { libraryLive } from './libraryLive.ts';
export { libraryRoutes } from './libraryRoutes.ts';
