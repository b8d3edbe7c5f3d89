import { type CodedEntity, formatCode } from '#domain/items';
import type { Result } from '#server/contract/handlers.ts';
import type { HistoryLine, HistoryPage } from '#server/services/changes/changeHistoryRepository.ts';
import { isOfMarks } from '../files/openAttachment.ts';
import { historyEntities, textsOf } from './entities.ts';
import { isNothing, type SetWords } from './fieldTexts.ts';
import { type NamedKind, namedKinds, type NamedRow } from './historyRepository.ts';
import { mayUndoMarks, missingToUndo, needsOpenRow, type Undoer } from './mayUndo.ts';
import type { WritesSince } from './sinceRepository.ts';
import { describeParts, namesInParts } from './partTexts.ts';
import { costGroupsOf, describeSubItems, formatsIn } from './subItemTexts.ts';

type Entry = Result<'listItemHistory'>['results'][number];

const pastKinds = { create: 'created', update: 'updated', delete: 'deleted' } as const;
/** What a line of history offers to undo. */
const offered: ReadonlySet<string> = new Set(['item', 'scenario', 'contingency_pot', 'contingency_entry']);
/** Rows whose lists are told row by row. */
const withParts: ReadonlySet<string> = new Set(['item', 'risk', 'issue', 'estimate_markups']);
const isOffered = (entity: string) => offered.has(entity) || historyEntities[entity]?.undo !== undefined;
/** Statuses in which the fields of an item or scenario are open (docs/product/history.md). */
const openStatuses = new Set(['DRAFT', 'PENDING']);

const idsIn = (value: unknown): number[] =>
  (Array.isArray(value) ? value : [value]).filter((id): id is number => typeof id === 'number');

/** What tells the lines of change sets apart. */
export const keyOf = ({ changeSetId, entity, entityId }: HistoryLine): string =>
  `${changeSetId}:${entity}:${entityId}`;

/** Every row that the lines speak of, by kind. */
export function collectNames(lines: readonly HistoryLine[]): Record<NamedKind, Set<number>> {
  const ids = Object.fromEntries(namedKinds.map((kind) => [kind, new Set<number>()])) as Record<
    NamedKind,
    Set<number>
  >;
  for (const line of lines) {
    const own = historyEntities[line.entity]?.kind;
    if (own) ids[own].add(line.entityId);
    for (const [field, { from, to }] of Object.entries(line.fields)) {
      const kind = textsOf(line.entity)[field]?.refers;
      if (kind) for (const id of [...idsIn(from), ...idsIn(to)]) ids[kind].add(id);
      for (const [part, id] of namesInParts(field, from, to)) ids[part].add(id);
      if (field !== 'sub_items') continue;
      for (const id of costGroupsOf(from, to)) ids.cost_group.add(id);
      for (const id of formatsIn(from, to)) ids.format.add(id);
    }
  }
  return ids;
}

type Names = Parameters<typeof describeParts>[1];

function describeChanges(line: HistoryLine, names: Names, { permissions }: Undoer): Entry['changes'] {
  const { nameOf } = names;
  // A deletion says enough by itself; what was there before is in the entries below it.
  if (line.kind === 'delete' && line.entity !== 'project_member') return [];
  const lines = line.fields['sub_items'];
  const shown = Object.entries(textsOf(line.entity)).flatMap(([field, text]) => {
    const { label, read, needs } = text;
    if (needs && !permissions.has(needs)) return [];
    const change = line.fields[field];
    // The cost only follows from the lines, which are shown one by one.
    if (!change || (lines && field === 'subtotal_cost') || (isNothing(change.from) && isNothing(change.to)))
      return [];
    const show = (value: unknown) => (isNothing(value) ? null : read(value, nameOf));
    if (text.asSet) return describeSet(field, text.asSet, change, show);
    return [{ field, label, from: show(change.from), to: show(change.to) }];
  });
  const parts = withParts.has(line.entity) ? describeParts(line.fields, names, permissions) : [];
  const all = [...shown, ...parts];
  return lines ? [...all, ...describeSubItems(lines.from, lines.to, nameOf)] : all;
}

const without = (list: unknown, other: unknown): unknown[] =>
  Array.isArray(list) ? list.filter((value) => !Array.isArray(other) || !other.includes(value)) : [];

/** A list whose order says nothing: what came in and what went out, each in a line of its own. */
function describeSet(
  field: string,
  words: SetWords,
  { from, to }: { from: unknown; to: unknown },
  show: (value: unknown) => string | null,
): Entry['changes'] {
  const added = show(without(to, from));
  const removed = show(without(from, to));
  return [
    ...(added === null ? [] : [{ field, label: words.added, from: null, to: added }]),
    ...(removed === null ? [] : [{ field, label: words.removed, from: removed, to: null }]),
  ];
}

/** Whether somebody has the right to undo a line, as long as nothing came since. */
function mayUndo(line: HistoryLine, row: NamedRow | undefined, by: Undoer): boolean {
  if (line.undoneById !== null) return false;
  if (isOfMarks(line)) return mayUndoMarks(row?.status, by);
  return isOffered(line.entity) && missingToUndo(line, line.actor?.id ?? null, by) === null;
}

const reasonOf = { create: 'restored', update: 'changed', delete: 'deleted' } as const;

/** What came since a line and keeps it from being undone; null where nothing did. */
function blockOf(
  line: HistoryLine,
  { overtaken, moved }: WritesSince,
  row: NamedRow | undefined,
): Entry['undo_blocked'] {
  const instantOf = (at: string) => new Date(at).toISOString();
  const met = overtaken.get(keyOf(line));
  if (
    !isOfMarks(line) &&
    needsOpenRow(line) &&
    !openStatuses.has(row?.status ?? '') &&
    met?.kind !== 'delete'
  ) {
    const decision = moved.get(keyOf(line));
    return { reason: 'decided', by: decision?.actor ?? null, at: decision ? instantOf(decision.at) : null };
  }
  return met ? { reason: reasonOf[met.kind], by: met.actor, at: instantOf(met.at) } : null;
}

/** A page of history as people read it: who did what to which item, from what to what. */
export function presentHistory(
  page: HistoryPage,
  names: readonly NamedRow[],
  since: WritesSince,
  by: Undoer,
): Result<'listItemHistory'> {
  const found = new Map(names.map((row) => [`${row.kind}:${row.id}`, row]));
  const namesOf: Names = {
    nameOf: (kind, id) => found.get(`${kind}:${id}`)?.name,
    numberOf: (kind, id) => found.get(`${kind}:${id}`)?.number,
    kindOf: (kind, id) => found.get(`${kind}:${id}`)?.status,
  };
  const results = page.results.map((line): Entry => {
    const row = found.get(`${historyEntities[line.entity]?.kind ?? ''}:${line.entityId}`);
    const may = mayUndo(line, row, by);
    const blocked = may ? blockOf(line, since, row) : null;
    return {
      id: line.id,
      change_set_id: line.changeSetId,
      entity: line.entity,
      entity_id: line.entityId,
      entity_code: row?.number == null ? null : formatCode(line.entity as CodedEntity, row.number),
      entity_name: row?.name ?? null,
      kind: pastKinds[line.kind],
      rows: line.folded ?? null,
      summary: line.folded == null ? null : line.summary,
      actor: line.actor,
      impersonated_role: line.impersonatedRole,
      api_key: line.apiKeyName,
      source: line.source,
      at: new Date(line.createdAt).toISOString(),
      changes: line.folded == null ? describeChanges(line, namesOf, by) : [],
      undoable: may && blocked === null,
      undo_blocked: blocked,
      undone: line.undoneById !== null,
    };
  });
  return { count: page.count, next: page.next, results };
}
