export { ListViews } from './ListViews.tsx';
export { addressIn, type LookRules, recordIn, sameConfig } from './savedLook.ts';
export { viewLive } from './viewLive.ts';
export { useViewWrites } from './viewMutations.ts';
export { type SavedView, type ViewConfig, viewsQuery } from './viewQueries.ts';
