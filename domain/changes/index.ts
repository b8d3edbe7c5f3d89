export {
  applyChange,
  conflictsWith,
  diffFields,
  inverseOf,
  type Change,
  type ChangeKind,
  type FieldConflict,
  type FieldMove,
  type Snapshot,
} from './changes.ts';
export {
  HISTORY_AREAS,
  type HistoryArea,
  historyAreaOf,
  historyAreas,
  readableAreas,
} from './historyAreas.ts';
export { rewindRow, type LaterChanges } from './rewind.ts';
export { sameValue } from './sameValue.ts';
