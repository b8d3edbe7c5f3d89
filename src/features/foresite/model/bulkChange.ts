import type { components } from '#contract/api.ts';
import { formatDate } from '#domain/dates';
import { type BulkDeed, priorityLabel } from '#domain/items';
import type { ItemBrief, Person, PreviewInput } from './foresiteTypes.ts';
import { fullName, statusLook } from './itemLooks.ts';
import type { ItemRows } from './optimistic.ts';

type Schemas = components['schemas'];
type Batch = Schemas['ItemBatch'];
type Changes = Schemas['BatchChanges'];
type Ref = { id: number; name: string };

/** The same edit of many options: what is sent of each, and how its row looks with it. */
export interface BulkEdit {
  deed: 'edit';
  changesOf: (item: ItemBrief) => Changes;
  paintOf: (item: ItemBrief) => Partial<ItemBrief>;
}

/** What is done to many options. */
export type BulkWish =
  | BulkEdit
  | { deed: 'APPROVED'; milestone: Ref }
  | { deed: 'REJECTED'; reason: string | null }
  | { deed: 'PENDING' | 'DRAFT' | 'ARCHIVED' | 'clone' | 'delete' };

const edit = (changes: Changes, paint: Partial<ItemBrief>): BulkEdit => ({
  deed: 'edit',
  changesOf: () => changes,
  paintOf: () => paint,
});

/** How tags are given to many options. */
export type TagChange = 'add' | 'remove' | 'replace';

function tagsWith(old: readonly Ref[], how: TagChange, tags: readonly Ref[]): Ref[] {
  const named = new Set(tags.map(({ id }) => id));
  const others = old.filter(({ id }) => !named.has(id));
  if (how === 'remove') return others;
  return how === 'add' ? [...others, ...tags] : [...tags];
}

/** The edits that many options can be given. */
export const bulkEdits = {
  component: (component: Ref | null) => edit({ component_id: component?.id ?? null }, { component }),
  assignee: (assignee: Person | null) => edit({ assignee_id: assignee?.id ?? null }, { assignee }),
  proposer: (id: number | null) => edit({ proposed_by_id: id }, { proposed_by_id: id }),
  due: (day: string | null) => edit({ due_date: day }, { due_date: day }),
  priority: (priority: number) => edit({ priority }, { priority }),
  /** A limit that is null stays as it is. */
  limits: (lower: number | null, upper: number | null) => {
    const given = {
      ...(lower !== null && { lower_limit: lower }),
      ...(upper !== null && { upper_limit: upper }),
    };
    return edit(given, given);
  },
  deadline: (deadline: Schemas['DeadlineOrNull']) =>
    edit({ deadline_milestone_id: deadline?.id ?? null }, { deadline }),
  tags: (how: TagChange, tags: readonly Ref[]): BulkEdit => ({
    deed: 'edit',
    changesOf: (item) => ({ tag_ids: tagsWith(item.tags, how, tags).map(({ id }) => id) }),
    paintOf: (item) => ({ tags: tagsWith(item.tags, how, tags) }),
  }),
};

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

const limitsOf = (item: ItemBrief, wish: BulkEdit) => {
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

/** The fields of a row that people tell each other about, in words. */
const words: readonly [label: string, say: (item: ItemBrief) => string][] = [
  ['Name', (item) => item.name],
  ['Status', (item) => statusLook(item.status).label],
  ['Component', (item) => item.component?.name ?? ''],
  ['Assignee', (item) => (item.assignee ? fullName(item.assignee) : '')],
  ['Due date', (item) => (item.due_date ? formatDate(item.due_date) : '')],
  ['Priority', (item) => priorityLabel(item.priority)],
  ['Tags', (item) => item.tags.map(({ name }) => name).join(', ')],
  ['Lower limit', (item) => `${item.lower_limit}%`],
  ['Upper limit', (item) => `${item.upper_limit}%`],
  ['Decide by', (item) => item.deadline?.name ?? ''],
];

/** Where somebody was quicker: both values of each field that they changed, or that the wish would change too. */
export function conflictLines(before: ItemBrief, theirs: ItemBrief, wish: BulkWish): string[] {
  const mine = painted(before, wish);
  const who = theirs.updated_by ? fullName(theirs.updated_by) : 'Somebody';
  const lines = words.flatMap(([label, say]) => {
    const [old, now] = [say(before), say(theirs)];
    if (old === now) return [];
    const wanted = mine ? say({ ...before, ...mine }) : old;
    const yours = wanted === old ? '' : `, yours ${wanted || 'nothing'}`;
    return [`${theirs.code} ${label}: ${now || 'nothing'} (${who})${yours}`];
  });
  return lines.length > 0 ? lines : [`${theirs.code}: ${who} changed its scope or description`];
}

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
