import type { components } from '#contract/api.ts';
import { ITEM_STATUSES, type ScopeRights, subItemExtension } from '#domain/items';
import { sumMoney } from '#domain/money';
import type { ItemBrief, PreviewInput, SubItem } from '#shared/foresite';
import * as t from '../texts.ts';
import { type OwnField, ownFieldsOf, toOwnCodes } from './ownCodes.ts';
import type { QuickBatch } from './quickRows.ts';

type Schemas = components['schemas'];

/** A scope row of an open item as a line of the grid; choices are held by their values. */
export interface ScopeLine {
  [own: OwnField]: string | null | undefined;
  key: string;
  /** Null until it is saved. */
  id: number | null;
  /** The item that it belongs to, by its id. */
  item: string | null;
  scope: string;
  quantity: number | null;
  measure: string | null;
  unit_cost: number | null;
  master_format: string | null;
  uni_format: string | null;
}

/** Fields of a line in which a person writes. */
export type ScopeField = Exclude<keyof ScopeLine, 'key' | 'id'> | OwnField;

/** Items by their ids as text. */
export type ItemsById = ReadonlyMap<string, ItemBrief>;

/** The rows of all items as lines, in the order of the items. */
export const toScopeLines = (items: readonly ItemBrief[]): ScopeLine[] =>
  items.flatMap((item) => (item.sub_items ?? []).map((row) => toLine(item, row)));

const idText = (row: { id: number } | null) => (row ? String(row.id) : null);

const toLine = (item: ItemBrief, row: SubItem): ScopeLine => ({
  key: String(row.id),
  id: row.id,
  item: String(item.id),
  scope: row.scope,
  quantity: row.quantity,
  measure: row.measure,
  unit_cost: row.unit_cost,
  master_format: idText(row.cost_group_master_format),
  uni_format: idText(row.cost_group_uni_format),
  ...toOwnCodes(row),
});

let made = 0;

/** A blank line; temporary keys start with `new_` (docs/product/items.md). */
export const blankScopeLine = (): ScopeLine => ({
  key: `new_${(made += 1)}`,
  id: null,
  item: null,
  scope: '',
  quantity: null,
  measure: null,
  unit_cost: null,
  master_format: null,
  uni_format: null,
});

const hasFigures = (line: ScopeLine) =>
  [
    line.quantity,
    line.unit_cost,
    line.measure,
    line.master_format,
    line.uni_format,
    ...ownFieldsOf(line).map((field) => line[field] ?? null),
  ].some((value) => value !== null);

/** A line that says nothing; it is ignored. */
export const isBlankLine = (line: ScopeLine): boolean =>
  line.id === null && line.item === null && line.scope.trim() === '' && !hasFigures(line);

/**
 * What a line that is not blank must say, by field. One that was saved without its scope, as the panel of an item allows, may stay
 * without.
 */
export function lineProblems(line: ScopeLine, saved?: ScopeLine): Partial<Record<ScopeField, string>> {
  if (isBlankLine(line)) return {};
  const mayLackScope = saved?.scope.trim() === '';
  return {
    ...(line.item === null && { item: t.chooseTheItem }),
    ...(!mayLackScope && line.scope.trim() === '' && { scope: t.scopeIsRequired }),
  };
}

/** What a line costs before markups, in dollars to the cent; null where neither quantity nor price is there. */
export const lineExtension = (line: ScopeLine): number | null =>
  line.quantity === null && line.unit_cost === null
    ? null
    : (subItemExtension(line.quantity, line.unit_cost) ?? 0);

/** Blank lines that stand ready at the end. */
const trailing = 3;

/** Lines with at least three blank ones at their end. */
export function withBlankLines(lines: readonly ScopeLine[]): readonly ScopeLine[] {
  let blanks = 0;
  while (blanks < trailing && blanks < lines.length && isBlankLine(lines.at(-1 - blanks) as ScopeLine))
    blanks += 1;
  return blanks === trailing
    ? lines
    : [...lines, ...Array.from({ length: trailing - blanks }, () => blankScopeLine())];
}

/** Lines as they are shown: the blank ones at the end are for whoever may add a row. */
export const shownLines = (
  lines: readonly ScopeLine[],
  { add }: Pick<ScopeRights, 'add'>,
): readonly ScopeLine[] => (add ? lines : lines.filter((line) => !isBlankLine(line)));

const number = (text: string | null | undefined) => (text == null ? null : Number(text));

function toInput(line: ScopeLine): Schemas['SubItemInput'] {
  const own = ownFieldsOf(line).flatMap((field) => number(line[field]) ?? []);
  return {
    ...(line.id !== null && { id: line.id }),
    scope: line.scope.trim(),
    quantity: line.quantity,
    measure: line.measure,
    unit_cost: line.unit_cost,
    cost_group_master_format_id: number(line.master_format),
    cost_group_uni_format_id: number(line.uni_format),
    ...(own.length > 0 && { cost_group_ids: own }),
  };
}

const asText = (lines: readonly ScopeLine[]) => JSON.stringify(lines.map(toInput));

/** The lines of each item as they now are, by the item's id; items without lines are there too. */
function byItem(lines: readonly ScopeLine[], items: ItemsById): Map<string, ScopeLine[]> {
  const found = new Map<string, ScopeLine[]>([...items.keys()].map((id) => [id, []]));
  for (const line of lines) if (line.item !== null && !isBlankLine(line)) found.get(line.item)?.push(line);
  return found;
}

/** Items whose rows differ from what is saved, each with its lines. */
export function editedItems(
  lines: readonly ScopeLine[],
  items: ItemsById,
): { item: ItemBrief; lines: readonly ScopeLine[] }[] {
  const now = byItem(lines, items);
  return [...items].flatMap(([id, item]) => {
    const own = now.get(id) ?? [];
    return asText(own) === asText(toScopeLines([item])) ? [] : [{ item, lines: own }];
  });
}

/** Everything that differs from what is saved as one batch; each place that an error may name stands for a line. */
export function toScopeBatch(lines: readonly ScopeLine[], items: ItemsById): QuickBatch {
  const keyAt = new Map<string, string>();
  const updates = editedItems(lines, items).map(({ item, lines: own }, index) => {
    own.forEach((line, place) => keyAt.set(`updates.${index}.sub_items.${place}`, line.key));
    const [first] = own;
    if (first) keyAt.set(`updates.${index}`, first.key);
    return { item_id: item.id, if_version: item.version, changes: { sub_items: own.map(toInput) } };
  });
  return { batch: { updates }, keyAt, count: updates.length };
}

const columnOf: Readonly<Record<string, ScopeField>> = {
  scope: 'scope',
  quantity: 'quantity',
  measure: 'measure',
  unit_cost: 'unit_cost',
  cost_group_master_format_id: 'master_format',
  cost_group_uni_format_id: 'uni_format',
};

/** Refusals of the server at their cells: `updates.3.sub_items.1.scope` is the scope of the line that was sent there. */
export function lineErrors(
  fields: Readonly<Record<string, readonly string[]>>,
  keyAt: QuickBatch['keyAt'],
): Record<string, Record<string, string>> {
  const errors: Record<string, Record<string, string>> = {};
  for (const [place, [sentence]] of Object.entries(fields)) {
    const [list = '', index = '', , row, part] = place.split('.');
    const key = keyAt.get(`${list}.${index}.sub_items.${row}`) ?? keyAt.get(`${list}.${index}`);
    if (key === undefined || sentence === undefined) continue;
    errors[key] = { ...errors[key], [columnOf[part ?? ''] ?? 'scope']: sentence };
  }
  return errors;
}

/**
 * Lines with the items as they now stand: items that were edited here keep their lines, the version that they were read
 * with and so what they are compared with.
 */
export function withSavedItems(
  lines: readonly ScopeLine[],
  before: ItemsById,
  now: readonly ItemBrief[],
): { lines: readonly ScopeLine[]; items: ItemsById } {
  const edited = new Map(editedItems(lines, before).map((one) => [String(one.item.id), one]));
  const items = new Map(
    now.map((item) => [String(item.id), edited.get(String(item.id))?.item ?? item] as const),
  );
  const kept = [...items].flatMap(([id, item]) => edited.get(id)?.lines ?? toScopeLines([item]));
  // Rows that name no item, or one that is no longer open, stay as they were typed.
  const loose = lines.filter(
    (line) => line.id === null && !isBlankLine(line) && (line.item === null || !items.has(line.item)),
  );
  return { lines: withBlankLines([...kept, ...loose]), items };
}

/**
 * After somebody else changed items meanwhile: one's own lines are kept over theirs from the version that they have now, or are
 * given up, so that what is read next takes their place.
 */
export function settledItems(
  lines: readonly ScopeLine[],
  items: ItemsById,
  theirs: readonly Pick<ItemBrief, 'id' | 'version'>[],
  keepsMine: boolean,
): { lines: readonly ScopeLine[]; items: ItemsById } {
  const versions = new Map(theirs.map(({ id, version }) => [String(id), version]));
  if (keepsMine) {
    const kept = [...items].map(
      ([id, item]) => [id, { ...item, version: versions.get(id) ?? item.version }] as const,
    );
    return { lines, items: new Map(kept) };
  }
  const given = toScopeLines([...items].flatMap(([id, item]) => (versions.has(id) ? [item] : [])));
  const mine = lines.filter(({ item }) => item === null || !versions.has(item));
  return { lines: withBlankLines([...mine.filter((line) => !isBlankLine(line)), ...given]), items };
}

/** Entries that a preview takes. */
const mostEntries = 500;

/** What the unsaved rows would do, as the preview asks for it; undefined where they touch no pending money. */
export function toScopePreview(lines: readonly ScopeLine[], items: ItemsById): PreviewInput | undefined {
  const change = editedItems(lines, items).flatMap(({ item, lines: own }) => {
    if (item.status !== 'PENDING' || item.cost === null) return [];
    const before = sumMoney((item.sub_items ?? []).map(({ extension }) => extension ?? 0));
    const typed = sumMoney(own.map((line) => lineExtension(line) ?? 0));
    // Markups weigh on the new rows as they did on the old ones.
    const cost = before === 0 ? typed : sumMoney([(typed * item.cost) / before]);
    if (cost === item.cost) return [];
    const { id, lower_limit, upper_limit, component } = item;
    return [{ id, cost, lower_limit, upper_limit, component_id: component?.id ?? null }];
  });
  return change.length === 0 || change.length > mostEntries ? undefined : { change };
}

/** An item as a choice of the grid, found by its code. */
export const itemOption = ({ id, code, name, status }: ItemBrief) => ({
  value: String(id),
  label: `${code} ${name}`,
  code,
  description: ITEM_STATUSES[status].label,
});
