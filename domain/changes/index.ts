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
export { rewindRow, type LaterChanges } from './rewind.ts';
export { sameValue } from './sameValue.ts';
