import { sameValue } from './sameValue.ts';

/** What happened to a row. */
export type ChangeKind = 'create' | 'update' | 'delete';

/** A field before and after, as JSON values; null for nothing. */
export interface FieldMove {
  from: unknown;
  to: unknown;
}

/**
 * One row's part of a change set (house: one engine for every write). `version` is the one the change starts from;
 * null for a row that does not exist yet.
 */
export interface Change {
  entity: string;
  id: number;
  kind: ChangeKind;
  version: number | null;
  fields: Record<string, FieldMove>;
}

/** A field on which the row and a change disagree; `yours` is what the change wants, `theirs` what stands there. */
export interface FieldConflict {
  entity: string;
  id: number;
  field: string;
  yours: unknown;
  theirs: unknown;
}

/** A row's fields as JSON values. */
export type Snapshot = Readonly<Record<string, unknown>>;

/**
 * The fields that differ. Only keys of `after` are looked at, so a partial edit says nothing about the rest; a key set
 * to undefined counts as not given. `before` is null for a new row.
 */
export function diffFields(before: Snapshot | null, after: Snapshot): Record<string, FieldMove> {
  const moved: Record<string, FieldMove> = {};
  for (const field of Object.keys(after)) {
    const to = after[field];
    const from = before?.[field] ?? null;
    if (to !== undefined && !sameValue(from, to)) moved[field] = { from, to };
  }
  return moved;
}

const INVERSE_KINDS = { create: 'delete', update: 'update', delete: 'create' } as const;

function inverseOne(change: Change): Change {
  const fields: Record<string, FieldMove> = {};
  for (const [field, { from, to }] of Object.entries(change.fields)) fields[field] = { from: to, to: from };
  const version = change.kind === 'delete' ? null : (change.version ?? 0) + 1;
  return { ...change, kind: INVERSE_KINDS[change.kind], version, fields };
}

/** What takes the changes back, last first. Each starts from the version that its original left behind. */
export function inverseOf(changes: readonly Change[]): Change[] {
  return changes.map(inverseOne).reverse();
}

/** The row once the change is made; null when it is gone. The version is not part of a snapshot. */
export function applyChange(current: Snapshot | null, change: Change): Snapshot | null {
  if (change.kind === 'delete') return null;
  const moved = Object.entries(change.fields).map(([field, { to }]) => [field, to] as const);
  return { ...current, ...Object.fromEntries(moved) };
}

function conflict(change: Change, field: string, yours: unknown, theirs: unknown): FieldConflict {
  return { entity: change.entity, id: change.id, field, yours, theirs: theirs ?? null };
}

/**
 * Where the row no longer says what the change starts from (`current` is null when the row is gone). A field that
 * already has the wanted value is no conflict, nor are fields that the change does not touch. Undo checks the inverse.
 */
export function conflictsWith(current: Snapshot | null, change: Change): FieldConflict[] {
  if (change.kind === 'create') return current === null ? [] : [conflict(change, 'id', change.id, change.id)];
  if (current === null) return change.kind === 'delete' ? [] : [conflict(change, 'id', change.id, null)];
  return Object.entries(change.fields)
    .filter(([field, { from, to }]) => {
      const held = current[field];
      return !sameValue(held, from) && (change.kind === 'delete' || !sameValue(held, to));
    })
    .map(([field, { to }]) => conflict(change, field, to, current[field]));
}
