import { diffFields } from '#domain/changes';
import { allocateIds, allocateNumbers } from '#server/database/counters.ts';
import { eachInParts } from '#server/database/sendInParts.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import type { EventFeed } from '../events/eventFeed.ts';
import type { NewEvent } from '../events/eventLog.ts';
import { MissingRowError, StaleRowError } from './changeErrors.ts';
import { type ChangeEntry, insertChangeSet } from './changeHistoryRepository.ts';
import type {
  Change,
  ChangedRow,
  ChangeResult,
  ChangeSetHead,
  EntityAdapter,
  Fields,
  RowWrite,
  Snapshot,
} from './entityAdapter.ts';
import { type ReadRows, type UndoneBy, undoWith } from './undo.ts';

/** The one way to change what history follows (design: one change-set engine). */
export type ChangeEngine = {
  /** Applies changes in the caller's transaction: versions checked, rows written, history and events appended. */
  apply: (tx: TenantTx, head: ChangeSetHead, changes: readonly Change[]) => Promise<ChangeResult>;
  /** Writes the inverse of a change set; refuses, with both values, where somebody changed the same since. */
  undo: (
    tx: TenantTx,
    changeSetId: number,
    by: UndoneBy,
  ) => Promise<ChangeResult & { projectId: number | null }>;
};

/** What was written of one row, with the whole row as it now stands. */
export type WrittenEntry = ChangeEntry & { row: Fields };

/**
 * Hears of each change set within its transaction, once its rows are written; the events it answers go out with the
 * change set's own.
 */
export type OnWritten = (
  tx: TenantTx,
  head: ChangeSetHead,
  written: readonly WrittenEntry[],
) => Promise<readonly NewEvent[]>;

/** One change with the row it meets and the row it leaves. */
type Step = { change: Change; before: Snapshot | undefined; write: RowWrite; entry: ChangeEntry };

type Options = {
  events: Pick<EventFeed, 'append'>;
  adapters: readonly EntityAdapter[];
  onWritten?: OnWritten;
};

/** Above this many rows of one entity a single event says that many changed. */
const eventsPerEntity = 50;

export function createChangeEngine({ events, adapters, onWritten }: Options): ChangeEngine {
  const registered = new Map(adapters.map((adapter) => [adapter.entity, adapter]));

  const apply = async (
    tx: TenantTx,
    head: ChangeSetHead,
    changes: readonly Change[],
    read?: ReadRows,
  ): Promise<ChangeResult> => {
    const steps: Step[] = [];
    for (const [at, [adapter, requests]] of byAdapter(changes, registered).entries()) {
      // What is written of one entity may change rows of the next: those are read anew.
      const known = at === 0 && read?.entity === adapter.entity ? read.rows : undefined;
      const ofEntity = await plan(tx, adapter, head, requests, known);
      await writeRows(tx, adapter, head, ofEntity);
      for (const step of ofEntity) steps.push(step); // spread, tens of thousands would be more arguments than a call takes
    }
    const rows = steps.map(toChangedRow);
    const real = steps.filter(({ entry }) => entry.kind !== 'update' || Object.keys(entry.fields).length > 0);
    if (real.length === 0) return { id: null, rows };
    const entries = real.map(({ entry }) => entry);
    const id = await insertChangeSet(tx, head, entries);
    const written = real.map(({ entry, write }) => ({ ...entry, row: write.fields }));
    const further = (await onWritten?.(tx, head, written)) ?? [];
    await events.append(tx, [...toEvents(entries, registered, head), ...further]);
    return { id, rows };
  };

  return {
    apply: (tx, head, changes) => apply(tx, head, changes),
    undo: (tx, id, by) => undoWith(apply, registered, tx, id, by),
  };
}

/** Changes grouped by entity in the order of registration, so that all transactions lock in the same order. */
function byAdapter(
  changes: readonly Change[],
  registered: Map<string, EntityAdapter>,
): [EntityAdapter, Change[]][] {
  const groups = byEntity(changes);
  for (const entity of groups.keys())
    if (!registered.has(entity)) throw new Error(`No adapter is registered for entity ${entity}.`);
  return [...registered.values()].flatMap((adapter) => {
    const group = groups.get(adapter.entity);
    return group ? [[adapter, group] as [EntityAdapter, Change[]]] : [];
  });
}

function byEntity<Row extends { entity: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.entity);
    if (group) group.push(row);
    else groups.set(row.entity, [row]);
  }
  return groups;
}

async function plan(
  tx: TenantTx,
  adapter: EntityAdapter,
  head: ChangeSetHead,
  changes: Change[],
  known?: Map<number, Snapshot>,
): Promise<Step[]> {
  const ids = changes.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size !== ids.length)
    throw new Error(`A change set holds two changes of one ${adapter.entity}; merge them first.`);
  const rows =
    known ??
    (ids.length > 0
      ? await adapter.load(
          tx,
          ids.sort((a, b) => a - b),
          head.projectId,
        )
      : new Map<number, Snapshot>());
  const born = (await allocate(tx, adapter, head, changes.length - ids.length)).values();
  const steps: Step[] = [];
  await eachInParts(changes, (change) => {
    const fresh = change.id === undefined ? (born.next().value as Born) : undefined;
    const id = change.id ?? (fresh as Born).id;
    const before = rows.get(id);
    steps.push(planOne(adapter, head, change, { id, before, number: fresh?.number }));
  });
  return steps;
}

function planOne(
  { entity }: EntityAdapter,
  head: ChangeSetHead,
  change: Change,
  { id, before, number }: { id: number; before: Snapshot | undefined; number: number | undefined },
): Step {
  if (change.kind === 'create') return planCreate(head, change, id, before, number);
  if (!before || before.deleted) throw new MissingRowError(entity, id);
  if (change.version != null && change.version !== before.version)
    throw new StaleRowError(entity, id, before);
  return change.kind === 'update' ? planUpdate(change, id, before) : planDelete(change, id, before);
}

type Born = { id: number; number?: number };

/** Row numbers, and for numbered entities the next numbers of the project, for `count` new rows. */
async function allocate(
  tx: TenantTx,
  adapter: EntityAdapter,
  head: ChangeSetHead,
  count: number,
): Promise<Born[]> {
  const ids = await allocateIds(tx, adapter.counter ?? adapter.entity, count);
  if (!adapter.numbered || count === 0) return ids.map((id) => ({ id }));
  if (head.projectId === null) throw new Error(`A new ${adapter.entity} needs a project to be numbered in.`);
  const numbers = await allocateNumbers(tx, head.projectId, adapter.entity, count);
  return ids.map((id, index) => ({ id, number: numbers[index] }));
}

/** A given id means a row that was deleted and comes back; its version goes on from where it was. */
function planCreate(
  head: ChangeSetHead,
  change: Change & { kind: 'create' },
  id: number,
  before: Snapshot | undefined,
  number: number | undefined,
): Step {
  const { entity } = change;
  const fields = { ...before?.fields, ...change.fields, ...(number === undefined ? {} : { number }) };
  const version = (before?.version ?? change.afterVersion ?? 0) + 1;
  const changed = Object.keys(fields);
  return {
    change,
    before,
    write: { id, projectId: head.projectId, version, fields, changed },
    entry: {
      entity,
      entityId: id,
      kind: 'create',
      fields: diffFields(null, fields),
      versionAfter: version,
    },
  };
}

function planUpdate(change: Change & { kind: 'update' }, id: number, before: Snapshot): Step {
  const fields = diffFields(before.fields, change.fields);
  const changed = Object.keys(fields);
  const version = changed.length > 0 ? before.version + 1 : before.version;
  return {
    change,
    before,
    write: {
      id,
      projectId: before.projectId,
      version,
      fields: { ...before.fields, ...change.fields },
      changed,
    },
    entry: { entity: change.entity, entityId: id, kind: 'update', fields, versionAfter: version },
  };
}

function planDelete(change: Change & { kind: 'delete' }, id: number, before: Snapshot): Step {
  const empty = Object.fromEntries(Object.keys(before.fields).map((field) => [field, null]));
  const version = before.version + 1;
  return {
    change,
    before,
    write: { id, projectId: before.projectId, version, fields: before.fields, changed: [] },
    entry: {
      entity: change.entity,
      entityId: id,
      kind: 'delete',
      fields: diffFields(before.fields, empty),
      versionAfter: version,
    },
  };
}

async function writeRows(
  tx: TenantTx,
  adapter: EntityAdapter,
  head: ChangeSetHead,
  steps: Step[],
): Promise<void> {
  const pick = (wanted: (step: Step) => boolean) => steps.filter(wanted).map(({ write }) => write);
  const comesBack = (step: Step) => step.before?.deleted === true && adapter.restore !== undefined;
  const inserted = pick((step) => step.change.kind === 'create' && !comesBack(step));
  const restored = pick((step) => step.change.kind === 'create' && comesBack(step));
  const updated = pick((step) => step.change.kind === 'update' && step.write.changed.length > 0);
  const removed = pick((step) => step.change.kind === 'delete');
  if (inserted.length > 0) await adapter.insert(tx, inserted, head);
  if (restored.length > 0) await adapter.restore?.(tx, restored, head);
  if (updated.length > 0) await adapter.update(tx, updated, head);
  if (removed.length > 0) await adapter.remove(tx, removed, head);
}

const toChangedRow = ({ change, write }: Step): ChangedRow => ({
  entity: change.entity,
  id: write.id,
  version: change.kind === 'delete' ? null : write.version,
  fields: write.fields,
});

const eventKinds = { create: 'created', update: 'updated', delete: 'deleted' } as const;

function toEvents(
  entries: readonly ChangeEntry[],
  registered: Map<string, EntityAdapter>,
  head: ChangeSetHead,
): NewEvent[] {
  const ofEntities = byEntity(entries);
  return [...registered.values()].flatMap(({ entity, module }): NewEvent[] => {
    const own = ofEntities.get(entity) ?? [];
    const base = { projectId: head.projectId, module, entity, actorId: head.actorId };
    if (own.length > eventsPerEntity) return [{ ...base, entityId: null, kind: 'updated' }];
    return own.map((entry) => ({ ...base, entityId: entry.entityId, kind: eventKinds[entry.kind] }));
  });
}
