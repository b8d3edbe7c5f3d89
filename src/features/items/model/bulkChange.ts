import type { components } from '#contract/api.ts';
import type { BulkAction } from '#domain/items';
import * as t from '../texts.ts';
import { conflictLines, type FieldEdit } from './fieldEdits.ts';
import type { ItemBrief, PreviewInput } from '#shared/foresite';
import { statusLook } from './itemLooks.ts';
import type { ItemRows } from './optimistic.ts';

type Schemas = components['schemas'];
type Batch = Schemas['ItemBatch'];
type Ref = { id: number; name: string };

/** What is done to many items. */
export type BulkRequest =
  | FieldEdit
  | { action: 'APPROVED'; milestone: Ref }
  | { action: 'REJECTED'; reason: string | null }
  | { action: 'PENDING' | 'DRAFT' | 'ARCHIVED' | 'clone' | 'delete' };

/** What is sent, and which item stands at each place that an error may name. */
export interface BulkBatch {
  batch: Batch;
  itemAt: ReadonlyMap<string, ItemBrief>;
}

type List = 'updates' | 'decisions' | 'clones' | 'deletes';
const isDecided = ({ status }: ItemBrief) => status === 'APPROVED' || status === 'REJECTED';

/** One batch that does to each item what is asked for. */
export function toBulkBatch(items: readonly ItemBrief[], request: BulkRequest): BulkBatch {
  const batch: Required<Pick<Batch, List>> = { updates: [], decisions: [], clones: [], deletes: [] };
  const itemAt = new Map<string, ItemBrief>();
  for (const item of items) {
    const about = { item_id: item.id, if_version: item.version };
    const put = <Name extends List>(list: Name, row: (typeof batch)[Name][number]) => {
      const rows: unknown[] = batch[list];
      itemAt.set(`${list}.${rows.length}`, item);
      rows.push(row);
    };
    if (request.action === 'edit') put('updates', { ...about, changes: request.changesOf(item) });
    else if (request.action === 'APPROVED')
      put('decisions', { ...about, to: 'APPROVED', milestone: request.milestone.id });
    else if (request.action === 'REJECTED')
      put('decisions', { ...about, to: 'REJECTED', reason: request.reason });
    else if (request.action === 'clone') put('clones', about);
    else if (request.action === 'delete') put('deletes', about);
    else if (request.action === 'PENDING' && isDecided(item)) put('decisions', { ...about, to: 'PENDING' });
    else put('updates', { ...about, changes: { status: request.action } });
  }
  return { batch, itemAt };
}

/** How a row looks once the request is fulfilled; null when it is gone, undefined where it stays as it is. */
function painted(item: ItemBrief, request: BulkRequest): Partial<ItemBrief> | null | undefined {
  if (request.action === 'edit') return request.paintOf(item);
  if (request.action === 'clone') return undefined;
  if (request.action === 'delete') return null;
  const milestone = request.action === 'APPROVED' ? request.milestone.name : null;
  return { status: request.action, milestone_name: milestone, in_estimate_of: null };
}

/** The rows of a list with all that is asked for done to those that are touched. */
export function rowsChanged(rows: ItemRows, touched: ReadonlySet<number>, request: BulkRequest): ItemRows {
  const results = rows.results.flatMap((row) => {
    if (!touched.has(row.id)) return [row];
    const change = painted(row, request);
    return change === null ? [] : [{ ...row, ...change }];
  });
  return { ...rows, count: rows.count - (rows.results.length - results.length), results };
}

const limitsOf = (item: ItemBrief, request: FieldEdit) => {
  const { lower_limit, upper_limit, component } = { ...item, ...request.paintOf(item) };
  return { lower_limit, upper_limit, component_id: component?.id ?? null };
};

/** What a request would do to forecast and range, as the preview asks for it; undefined where it touches no money. */
export function bulkPreview(items: readonly ItemBrief[], request: BulkRequest): PreviewInput | undefined {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0 || request.action === 'clone') return undefined;
  if (request.action === 'APPROVED') return { approve: ids };
  if (request.action === 'REJECTED') return { reject: ids };
  if (request.action === 'PENDING') return { pending: ids };
  const pending = items.filter(({ status }) => status === 'PENDING');
  if (pending.length === 0) return undefined;
  if (request.action !== 'edit') return { leave_out: pending.map(({ id }) => id) };
  const change = pending.flatMap((item) => {
    const then = limitsOf(item, request);
    const now = {
      lower_limit: item.lower_limit,
      upper_limit: item.upper_limit,
      component_id: item.component?.id ?? null,
    };
    return JSON.stringify(then) === JSON.stringify(now) ? [] : [{ id: item.id, ...then }];
  });
  return change.length === 0 ? undefined : { change };
}

/** What became of an item that somebody changed meanwhile, beside what is asked of it. */
export const quickerLines = (before: ItemBrief, theirs: ItemBrief, request: BulkRequest): string[] =>
  conflictLines(before, theirs, painted(before, request) ?? {});

/** Refusals of the server by the item that they speak of, each with its sentence; the others name none. */
export function refusedItems(
  fields: Readonly<Record<string, readonly string[]>>,
  itemAt: BulkBatch['itemAt'],
): { item: ItemBrief; reason: string }[] {
  return Object.entries(fields).flatMap(([place, [reason]]) => {
    const item = itemAt.get(place.split('.').slice(0, 2).join('.'));
    return item && reason !== undefined ? [{ item, reason }] : [];
  });
}

/** Sentences with the codes of the items that they speak of, so that one reason is said once. */
export function byReason(
  left: readonly { item: Pick<ItemBrief, 'code'>; reason: string }[],
): { reason: string; codes: string[] }[] {
  const found = new Map<string, string[]>();
  for (const { item, reason } of left) found.set(reason, [...(found.get(reason) ?? []), item.code]);
  return [...found].map(([reason, codes]) => ({ reason, codes }));
}

/** "VO-001, VO-004 and 12 more". */
export function codesText(codes: readonly string[], most = 8): string {
  const shown = codes.slice(0, most).join(', ');
  return codes.length > most ? t.shownAndLengthMore(shown, codes.length - most) : shown;
}

/** Done to how many: "3 items approved". */
export function doneWords(count: number, action: BulkAction): string {
  const verb = {
    edit: 'changed',
    clone: 'copied',
    delete: 'deleted',
    APPROVED: 'approved',
    REJECTED: 'rejected',
  };
  const items = count === 1 ? t.item1 : t.countItems(count);
  return action in verb
    ? `${items} ${verb[action as keyof typeof verb]}`
    : t.itemsMovedToLabel(items, statusLook(action as ItemBrief['status']).label);
}
