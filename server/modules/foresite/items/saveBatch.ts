import { canDeleteItem, canEditItem, canMoveStatus, type Decision } from '#domain/items';
import type { components } from '#contract/api.ts';
import { ApiError, type FieldErrors, missingPermission, ruleRefused } from '#server/contract/errors.ts';
import type { Change } from '#server/services/changes/entityAdapter.ts';
import { findRowErrors, newOptions, refuseRowErrors, subItemIds } from './batchRows.ts';
import type { ItemPatch } from './checkItemInput.ts';
import { given, pricedRows } from './givenFields.ts';
import { listItemsById } from './itemListRepository.ts';
import type { ItemFields } from './itemSnapshot.ts';
import { headOf, type ItemWriter } from './itemWriter.ts';
import { lockItems, type StoredItem } from './itemWriteRepository.ts';
import { costViewOf } from './presentItem.ts';

type Schemas = components['schemas'];
type Batch = Schemas['ItemBatch'];
type Brief = Schemas['ItemBrief'];

/** Rows that are written at once. */
const mostRows = 500;

/** What is asked of a row, under the place that errors name. */
type Wish = { at: string; id: number; version: number; changes: ItemPatch | null };

/** Creates, changes and deletes many options: one transaction, one change set, all or nothing. */
export async function saveBatch(writer: ItemWriter, batch: Batch): Promise<Schemas['ItemBatchResult']> {
  const { tx, projectId, caller } = writer;
  const creates = batch.creates ?? [];
  const wishes: Wish[] = [
    ...(batch.updates ?? []).map(({ item_id: id, if_version: version, changes }, index) => ({
      at: `updates.${index}`,
      id,
      version,
      changes,
    })),
    ...(batch.deletes ?? []).map(({ item_id: id, if_version: version }, index) => ({
      at: `deletes.${index}`,
      id,
      version,
      changes: null,
    })),
  ];
  checkSize(creates.length + wishes.length, wishes);
  if (creates.length > 0 && !caller.permissions.has('add_scenarioitem'))
    throw missingPermission('add_scenarioitem');
  const stored = await lockedRows(writer, wishes);
  refuseRows(writer, wishes, stored);
  await checkContent(writer, creates, wishes);

  const pool = await subItemIds(tx, [...creates, ...wishes.map(({ changes }) => changes)]);
  const changes: Change[] = await newOptions(writer, creates, pool);
  for (const { id, version, changes: patch } of wishes) {
    if (!patch) {
      changes.push({ entity: 'item', kind: 'delete', id, version });
      continue;
    }
    const before = stored.get(id)?.fields;
    const { sub_items: rows, ...plain } = patch;
    const fields = {
      ...given(plain, caller, before),
      ...(plain.name === undefined ? {} : { name: plain.name.trim() }),
      ...(rows ? await pricedRows(tx, rows, before?.sub_items ?? [], pool) : {}),
    };
    changes.push({ entity: 'item', kind: 'update', id, version, fields });
  }
  const result = await writer.changes.apply(tx, headOf(writer, summaryOf(creates.length, wishes)), changes);
  const ids = result.rows.map(({ id }) => id);
  const items = await listItemsById<Brief>(tx, projectId, costViewOf(caller.permissions), ids);
  return { change_set_id: result.id, created: ids.slice(0, creates.length), items };
}

function checkSize(count: number, wishes: readonly Wish[]): void {
  if (count === 0) throw ruleRefused('There is nothing to save. Fill in or change a row first.');
  if (count > mostRows) throw ruleRefused(`At most ${mostRows} rows are saved at once. Save them in parts.`);
  const seen = new Set<number>();
  for (const { at, id } of wishes) {
    if (seen.has(id))
      throw ruleRefused('A row was sent twice. Send each row once.', { [at]: ['Sent twice.'] });
    seen.add(id);
  }
}

/** The rows as they stand, locked; refused together where some are gone or were changed meanwhile. */
async function lockedRows(
  writer: ItemWriter,
  wishes: readonly Wish[],
): Promise<ReadonlyMap<number, StoredItem>> {
  const { tx, projectId, caller } = writer;
  const rows =
    wishes.length === 0
      ? []
      : await lockItems(
          tx,
          wishes.map(({ id }) => id),
        );
  const stored = new Map(
    rows.flatMap((row) => (row.projectId === projectId && !row.deleted ? [[row.id, row] as const] : [])),
  );
  const errors: FieldErrors = {};
  const staleIds: number[] = [];
  for (const { at, id, version } of wishes) {
    const row = stored.get(id);
    if (!row) errors[at] = ['This item is no longer there. Take the row out.'];
    else if (row.version !== version) {
      errors[at] = ['Somebody changed this item since you opened it.'];
      staleIds.push(id);
    }
  }
  if (Object.keys(errors).length === 0) return stored;
  const items = await listItemsById<Brief>(tx, projectId, costViewOf(caller.permissions), staleIds);
  throw new ApiError(
    'stale',
    'Some rows were changed or deleted by somebody else, and nothing was saved. Look at them, then save again.',
    { errors, current: { items } as unknown as Record<string, never> },
  );
}

/** The rules of status, rights and deletion, row by row, as for a single option. */
function refuseRows(
  { caller }: ItemWriter,
  wishes: readonly Wish[],
  stored: ReadonlyMap<number, StoredItem>,
): void {
  const refused: [at: string, decision: Exclude<Decision, { allowed: true }>][] = [];
  for (const { at, id, changes } of wishes) {
    const fields = stored.get(id)?.fields;
    if (!fields) continue;
    for (const decision of decisionsOf(fields, changes, caller)) {
      if (decision.allowed) continue;
      refused.push([at, decision]);
      break;
    }
  }
  const [first] = refused;
  if (!first) return;
  const errors = Object.fromEntries(refused.map(([at, { reason }]) => [at, [reason]]));
  const [, { cause, reason }] = first;
  const lacked = refused.every(([, decision]) => decision.cause === 'permission');
  const [, decision] = first;
  if (lacked && cause === 'permission' && decision.cause === 'permission')
    throw new ApiError('forbidden', reason, { permission: decision.permission, errors });
  throw ruleRefused(reason, errors);
}

function decisionsOf(
  fields: ItemFields,
  changes: ItemPatch | null,
  caller: ItemWriter['caller'],
): Decision[] {
  if (!changes) return [canDeleteItem(fields, caller)];
  const { status } = changes;
  const moves = status !== undefined && status !== fields.status;
  // No move of a batch looks at the scope: approval has its own call.
  const item = { ...fields, has_valid_scope: false };
  return [
    ...(moves ? [canMoveStatus(item, status, caller)] : []),
    ...(!moves || Object.keys(changes).length > 1 ? [canEditItem(item, caller)] : []),
  ];
}

/** What is wrong with what the rows say, each named by its list, place and field. */
async function checkContent(
  writer: ItemWriter,
  creates: NonNullable<Batch['creates']>,
  wishes: readonly Wish[],
): Promise<void> {
  refuseRowErrors(
    await findRowErrors(writer, [
      ...creates.map((input, index) => ({ at: `creates.${index}`, input, isNew: true })),
      ...wishes.flatMap(({ at, changes }) => (changes ? [{ at, input: changes, isNew: false }] : [])),
    ]),
  );
}

function summaryOf(created: number, wishes: readonly Wish[]): string {
  const changed = wishes.filter(({ changes }) => changes).length;
  const deleted = wishes.length - changed;
  const parts = [
    created > 0 ? `created ${created}` : '',
    changed > 0 ? `changed ${changed}` : '',
    deleted > 0 ? `deleted ${deleted}` : '',
  ].filter(Boolean);
  const text = parts.join(', ');
  const total = created + wishes.length;
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} ${total === 1 ? 'option' : 'options'}`;
}
