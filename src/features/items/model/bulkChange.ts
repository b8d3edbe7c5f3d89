import type { components } from '#contract/api.ts';
import type { BulkDeed } from '#domain/items';
import { conflictLines, type FieldEdit } from './fieldEdits.ts';
import type { ItemBrief, PreviewInput } from '#shared/foresite';
import { statusLook } from './itemLooks.ts';
import type { ItemRows } from './optimistic.ts';

type Schemas = components['schemas'];
type Batch = Schemas['ItemBatch'];
type Ref = { id: number; name: string };

/** What is done to many options. */
export type BulkWish =
  | FieldEdit
  | { deed: 'APPROVED'; milestone: Ref }
  | { deed: 'REJECTED'; reason: string | null }
  | { deed: 'PENDING' | 'DRAFT' | 'ARCHIVED' | 'clone' | 'delete' };

/** What is sent, and which option stands at each place that an error may name. */
export interface BulkBatch {
  batch: Batch;
  itemAt: ReadonlyMap<string, ItemBrief>;
}

type List = 'updates' | 'decisions' | 'clones' | 'deletes';
const isDecided = ({ status }: ItemBrief) => status === 'APPROVED' || status === 'REJECTED';

/** One batch that does to each option what is wished. */
export function toBulkBatch(items: readonly ItemBrief[], wish: BulkWish): BulkBatch {
  const batch: Required<Pick<Batch, List>> = { updates: [], decisions: [], clones: [], deletes: [] };
  const itemAt = new Map<string, ItemBrief>();
  for (const item of items) {
    const about = { item_id: item.id, if_version: item.version };
    const put = <Name extends List>(list: Name, row: (typeof batch)[Name][number]) => {
      const rows: unknown[] = batch[list];
      itemAt.set(`${list}.${rows.length}`, item);
      rows.push(row);
    };
    if (wish.deed === 'edit') put('updates', { ...about, changes: wish.changesOf(item) });
    else if (wish.deed === 'APPROVED')
      put('decisions', { ...about, to: 'APPROVED', milestone: wish.milestone.id });
    else if (wish.deed === 'REJECTED') put('decisions', { ...about, to: 'REJECTED', reason: wish.reason });
    else if (wish.deed === 'clone') put('clones', about);
    else if (wish.deed === 'delete') put('deletes', about);
    else if (wish.deed === 'PENDING' && isDecided(item)) put('decisions', { ...about, to: 'PENDING' });
    else put('updates', { ...about, changes: { status: wish.deed } });
  }
  return { batch, itemAt };
}

/** How a row looks once the wish is fulfilled; null when it is gone, undefined where it stays as it is. */
function painted(item: ItemBrief, wish: BulkWish): Partial<ItemBrief> | null | undefined {
  if (wish.deed === 'edit') return wish.paintOf(item);
  if (wish.deed === 'clone') return undefined;
  if (wish.deed === 'delete') return null;
  const milestone = wish.deed === 'APPROVED' ? wish.milestone.name : null;
  return { status: wish.deed, milestone_name: milestone };
}

/** The rows of a list with all that is wished done to those that are touched. */
export function rowsChanged(rows: ItemRows, touched: ReadonlySet<number>, wish: BulkWish): ItemRows {
  const results = rows.results.flatMap((row) => {
    if (!touched.has(row.id)) return [row];
    const change = painted(row, wish);
    return change === null ? [] : [{ ...row, ...change }];
  });
  return { ...rows, count: rows.count - (rows.results.length - results.length), results };
}

const limitsOf = (item: ItemBrief, wish: FieldEdit) => {
  const { lower_limit, upper_limit, component } = { ...item, ...wish.paintOf(item) };
  return { lower_limit, upper_limit, component_id: component?.id ?? null };
};

/** What a wish would do to forecast and range, as the preview asks for it; undefined where it touches no money. */
export function bulkPreview(items: readonly ItemBrief[], wish: BulkWish): PreviewInput | undefined {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0 || wish.deed === 'clone') return undefined;
  if (wish.deed === 'APPROVED') return { approve: ids };
  if (wish.deed === 'REJECTED') return { reject: ids };
  if (wish.deed === 'PENDING') return { pending: ids };
  const pending = items.filter(({ status }) => status === 'PENDING');
  if (pending.length === 0) return undefined;
  if (wish.deed !== 'edit') return { leave_out: pending.map(({ id }) => id) };
  const change = pending.flatMap((item) => {
    const then = limitsOf(item, wish);
    const now = {
      lower_limit: item.lower_limit,
      upper_limit: item.upper_limit,
      component_id: item.component?.id ?? null,
    };
    return JSON.stringify(then) === JSON.stringify(now) ? [] : [{ id: item.id, ...then }];
  });
  return change.length === 0 ? undefined : { change };
}

/** What became of an option that somebody changed meanwhile, beside what is wished of it. */
export const quickerLines = (before: ItemBrief, theirs: ItemBrief, wish: BulkWish): string[] =>
  conflictLines(before, theirs, painted(before, wish) ?? {});

/** Refusals of the server by the option that they speak of, each with its sentence; the others name none. */
export function refusedItems(
  fields: Readonly<Record<string, readonly string[]>>,
  itemAt: BulkBatch['itemAt'],
): { item: ItemBrief; reason: string }[] {
  return Object.entries(fields).flatMap(([place, [reason]]) => {
    const item = itemAt.get(place.split('.').slice(0, 2).join('.'));
    return item && reason !== undefined ? [{ item, reason }] : [];
  });
}

/** Sentences with the codes of the options that they speak of, so that one reason is said once. */
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
  return codes.length > most ? `${shown} and ${codes.length - most} more` : shown;
}

/** Done to how many: "3 items approved". */
export function doneWords(count: number, deed: BulkDeed): string {
  const verb = {
    edit: 'changed',
    clone: 'copied',
    delete: 'deleted',
    APPROVED: 'approved',
    REJECTED: 'rejected',
  };
  const items = count === 1 ? '1 item' : `${count} items`;
  return deed in verb
    ? `${items} ${verb[deed as keyof typeof verb]}`
    : `${items} moved to ${statusLook(deed as ItemBrief['status']).label}`;
}
