export { ItemViews, type ItemViewsProps } from './components/ItemViews.tsx';
export type { ItemsLook } from './model/itemsLook.ts';
export { itemViewsQuery } from './viewQueries.ts';
export { viewLive } from './viewLive.ts';
