export { ListViews } from './ListViews.tsx';
export { addressIn, type LookRules, recordIn, sameConfig } from './savedLook.ts';
export { viewLive } from './viewLive.ts';
export { type ViewConfig, viewsQuery } from './viewQueries.ts';
