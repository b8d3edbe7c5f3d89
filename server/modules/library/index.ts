export { ideaAdapter } from './ideaAdapter.ts';
export { templateAdapter } from './templateAdapter.ts';
export { libraryHandlers } from './libraryHandlers.ts';
