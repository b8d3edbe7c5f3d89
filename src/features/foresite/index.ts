export { SubItemsTable } from './components/ItemFlyout/SubItemsTable.tsx';
export { AreaTrend } from './components/AreaTrend.ts';
export { foresiteLive } from './foresiteLive.ts';
export { tagsQuery } from './foresiteQueries.ts';
export { foresiteRoutes } from './foresiteRoutes.ts';
export {
  emptySubItem,
  fromSubItemDrafts,
  isBlank,
  type SubItemDraft,
  toSubItemDraft,
} from './model/itemDraft.ts';
