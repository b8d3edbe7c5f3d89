import type { TenantTx } from '#server/database/tenantTransaction.ts';

/** JSON-like values by field name (snake_case as in the contract); what history records and undo restores. */
export type Fields = Readonly<Record<string, unknown>>;

/** A row as it stands, with everything that history follows. `deleted` marks a row kept after its deletion. */
export type Snapshot = { version: number; deleted?: boolean; projectId: number | null; fields: Fields };

/** A row about to be written: `fields` is the whole row after the change, `changed` names what differs. */
export type RowWrite = {
  id: number;
  projectId: number | null;
  version: number;
  fields: Fields;
  changed: readonly string[];
};

/**
 * How one kind of entity is read and written by the change-set engine. Every call is for many rows at once and
 * takes few statements whatever their number. Modules register one adapter per entity. `head` says who writes and when.
 */
export type EntityAdapter = {
  /** Name in history and events, for example `item`; also the counter that hands out its row numbers. */
  entity: string;
  /** The counter, where it goes by another name: that of the table. */
  counter?: string;
  /** Module that owns it, for example `foresite`. */
  module: string;
  /** New rows get the next number of their project as field `number`, without gaps (docs/product/history.md). */
  numbered?: boolean;
  /**
   * Reads rows, deleted ones included, and locks them until the transaction ends (`for update`, ordered by id).
   * `projectId` is the change set's, for rows whose number counts within their project.
   */
  load: (tx: TenantTx, ids: readonly number[], projectId: number | null) => Promise<Map<number, Snapshot>>;
  insert: (tx: TenantTx, rows: readonly RowWrite[], head: ChangeSetHead) => Promise<void>;
  update: (tx: TenantTx, rows: readonly RowWrite[], head: ChangeSetHead) => Promise<void>;
  /** Deletes rows, or marks them deleted where they are kept. */
  remove: (tx: TenantTx, rows: readonly RowWrite[], head: ChangeSetHead) => Promise<void>;
  /** Brings kept rows back. Without it a deleted row is inserted anew under its old number. */
  restore?: (tx: TenantTx, rows: readonly RowWrite[], head: ChangeSetHead) => Promise<void>;
};

/**
 * One request: create with all fields, update of some fields, or deletion. A `version` given must still be the row's.
 * A create with `id` brings back a deleted row, whose version goes on after `afterVersion`.
 */
export type Change =
  | { entity: string; kind: 'create'; id?: number; afterVersion?: number; fields: Fields }
  | { entity: string; kind: 'update'; id: number; version?: number | null; fields: Fields }
  | { entity: string; kind: 'delete'; id: number; version?: number | null };

export type ChangeSource = 'hand' | 'paste' | 'import' | 'assistant' | 'api' | 'undo' | 'system';

/** Who changes what, why, and when (ISO instant). */
export type ChangeSetHead = {
  projectId: number | null;
  actorId: number | null;
  source: ChangeSource;
  summary: string;
  now: string;
  revertsId?: number;
};

/** A row after the change; `version` is null when it was deleted. */
export type ChangedRow = { entity: string; id: number; version: number | null; fields: Fields };

/** What was written. `id` is null when nothing differed from what was there. */
export type ChangeResult = { id: number | null; rows: ChangedRow[] };
