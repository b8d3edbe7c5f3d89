export { AddItem } from './components/AddItem.tsx';
export { BulkMenu, type BulkMenuProps } from './components/BulkChange/BulkMenu.tsx';
export { useBulkChange } from './components/BulkChange/useBulkChange.tsx';
export { useCellEdit } from './components/CellEdit/useCellEdit.tsx';
export { ItemFilterChips, type ItemFilterChipsProps } from './components/ItemFilterChips.tsx';
export { AlternativesTable } from './components/ItemFlyout/AlternativesTable.tsx';
export { HeadlineCost } from './components/ItemFlyout/HeadlineCost.tsx';
export { ApprovalDialog, RejectionDialog } from './components/decisionDialogs.ts';
export { bringItemFlyout } from './components/ItemFlyout/onDemand.ts';
export { OpenItem } from './components/ItemFlyout/OpenItem.tsx';
export { ItemsExport, type ItemsExportProps } from './components/ItemsExport.tsx';
export { ItemsGrid } from './components/ItemsGrid.tsx';
export * as itemCellsStyles from './components/itemCells.css.ts';
export { GroupSquare, MoneyCell } from './components/itemCells.tsx';
export { useExport } from './components/useExport.ts';
export { milestoneMissing, useMilestoneChoice } from './components/useMilestoneChoice.tsx';
export { type Moves, useMoves } from './components/useMoves.tsx';
export { itemFlyout } from './itemFlyout.ts';
export { groupsQuery, itemQuery, itemsQuery, tagsQuery } from './itemQueries.ts';
export type { BulkKind } from './model/bulkKinds.ts';
export { itemsPaperTable } from './model/itemPaper.ts';
export { toItemsTable } from './model/itemExport.ts';
export { itemColumnHeads, itemColumns, visibleItemColumns } from './model/itemColumns.ts';
export {
  isNarrowed,
  noFilters,
  readFilters,
  saysFilters,
  toFilterQuery,
  writeFilters,
  type ItemFilters,
} from './model/itemFilters.ts';
export { fullName, itemTitle, statusLook } from './model/itemLooks.ts';
export {
  PAGE_STEP,
  needsAllRows,
  readPage,
  readPageSize,
  toItemsQuery,
  writePage,
  type ItemsPage,
  type PageSize,
} from './model/itemsPage.ts';
export { effectOf, rowsWith, type ItemRows } from './model/optimistic.ts';
export { waitingWords } from './model/waitingWords.ts';
export { itemRoutes } from './itemRoutes.ts';
export { SubItemsTable } from './components/ItemFlyout/SubItemsTable.tsx';
export {
  emptySubItem,
  fromSubItemDrafts,
  isBlank,
  type SubItemDraft,
  toSubItemDraft,
} from './model/itemDraft.ts';
export { itemReportCards } from './itemReportCards.ts';
export { ItemReportDialog } from './components/ItemReport/onDemand.ts';
