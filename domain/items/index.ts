export {
  ALLOWED,
  canEditItem,
  lacksPermission,
  mayEdit,
  ownsItem,
  type Caller,
  type Decision,
  type OwnedItem,
} from './canEditItem.ts';
export {
  BULK_LIMIT,
  canDoInBulk,
  partInBulk,
  type BulkAction,
  type BulkItem,
  type BulkParts,
} from './bulk.ts';
export {
  canChangeScope,
  scopeChangeOf,
  scopeRightsOf,
  type ScopeChange,
  type ScopeRights,
} from './canChangeScope.ts';
export {
  canCloneItem,
  canDeleteItem,
  canMoveStatus,
  canRevertItem,
  canSetStatus,
  offeredStatuses,
  type MovableItem,
} from './canMoveStatus.ts';
export { checkItem, ITEM_LIMITS, type ItemDraft } from './checkItem.ts';
export {
  DRIVER_SCORES,
  LINK_TYPES,
  SCHEDULE_DAYS_LIMIT,
  seenLinkTypes,
  type LinkType,
} from './checkItemParts.ts';
export { checkSubItem, SUB_ITEM_LIMITS, type SubItemDraft } from './checkSubItem.ts';
export { limitCents, limitsRange, subItemExtension, subtotalCost, type PricedSubItem } from './cost.ts';
export {
  excludeEachOther,
  FOCUS_PROBLEMS,
  focusItem,
  focusProblem,
  keepFocusable,
  type FocusableItem,
  type FocusContext,
} from './focus.ts';
export { formatCode, type CodedEntity } from './formatCode.ts';
export { hasValidScope, missingScope, type DefaultFormat, type ScopedSubItem } from './hasValidScope.ts';
export {
  initialItem,
  isItemField,
  isRestorable,
  type ItemColumnId,
  type ItemField,
  itemField,
  type ItemFieldName,
  itemFields,
  itemFieldTitle,
  itemHistoryFields,
  type ListedItemField,
  listedItemFields,
  type PlainItemField,
  plainItemFields,
  type PlainItemValues,
  type QuickItemField,
  quickItemFields,
  RESTORABLE_FIELDS,
  type RestorableField,
  typedItemFields,
} from './itemFields.ts';
export { DEFAULT_STATUS_FILTER, ITEM_STATUSES, movesOf, type ItemStatus } from './itemStatuses.ts';
export { isPriority, MEDIUM_PRIORITY, PRIORITIES, priorityLabel, type Priority } from './priorities.ts';
export { showItem, VOID_ITEM_CLOSED, type ShownItem } from './showItem.ts';
export { likelyAlternatives, type ComparableItem } from './suggestGroups.ts';
export { costOfWaiting, waitingOn, type DecisionDeadline, type Waiting } from './waiting.ts';
