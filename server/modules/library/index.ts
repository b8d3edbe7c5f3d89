export { ideaAdapter } from './ideaAdapter.ts';
export { libraryHandlers } from './libraryHandlers.ts';
