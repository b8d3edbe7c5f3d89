export { ItemViews, type ItemViewsProps } from './components/ItemViews.tsx';
export type { ItemsLook } from './model/itemsLook.ts';
