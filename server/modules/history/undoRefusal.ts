import type { FieldConflict } from '#domain/changes';
import { formatDate } from '#domain/dates';
import { formatNumber } from '#domain/money';
import { type ApiError, conflict } from '#server/contract/errors.ts';
import type { TenantTx } from '#server/database/tenantTransaction.ts';
import { MissingRowError, UndoConflictError } from '#server/services/changes/changeErrors.ts';
import { historyEntities, textsOf } from './entities.ts';
import { type NamedKind, namedKinds, readLaterWrite } from './historyRepository.ts';
import { namesOf } from './showHistory.ts';

const verbs = { create: 'brought it back', update: 'changed it', delete: 'deleted it' } as const;

/** What a row is called in a refusal. */
async function nameOf(tx: TenantTx, entity: string, id: number): Promise<string> {
  const kind = historyEntities[entity]?.kind;
  if (!kind) return 'This';
  const ids = Object.fromEntries(namedKinds.map((one) => [one, new Set<number>()])) as Record<
    NamedKind,
    Set<number>
  >;
  ids[kind].add(id);
  const [row] = await namesOf(tx, ids);
  return row?.name ? `"${row.name}"` : 'This';
}

/** A summary within a sentence. */
const within = (summary: string | null) => (summary ? ` (${summary})` : '');

/** What stands in the way of an undo: which row, who wrote it since and in what change, and the way out. Undefined for other failures. */
export async function undoRefusal(
  tx: TenantTx,
  changeSetId: number,
  error: unknown,
): Promise<ApiError | undefined> {
  const met: readonly FieldConflict[] =
    error instanceof UndoConflictError
      ? error.conflicts
      : error instanceof MissingRowError
        ? [{ entity: error.entity, id: error.id, field: 'id', yours: error.id, theirs: null }]
        : [];
  const [first] = met;
  if (!first) return undefined;
  const { entity, id, field } = first;
  const isField = field !== 'id';
  const name = await nameOf(tx, entity, id);
  const later = await readLaterWrite(tx, changeSetId, { entity, id, field: isField ? field : null });
  const others = new Set(met.map((one) => `${one.entity}:${one.id}`)).size - 1;
  const beside =
    others > 0 ? ` The same holds for ${formatNumber(others)} more ${others === 1 ? 'row' : 'rows'}.` : '';
  const label = isField ? textsOf(entity)[field]?.label : undefined;
  const what = label ? `${label} of ${name}` : name;
  const why = later
    ? `${later.who ?? 'Quoin'} ${verbs[later.kind]} since, on ${formatDate(later.day)}${within(later.summary)}.`
    : 'it went with a row that it belonged to, which was deleted since.';
  const way = later
    ? 'Undo that in History first, or change it by hand.'
    : 'Undo that deletion in History first.';
  const message = `Nothing was undone. ${what} cannot go back: ${why}${beside} ${way}`;
  return conflict(message, undefined, error instanceof UndoConflictError ? ([...met] as never) : undefined);
}
