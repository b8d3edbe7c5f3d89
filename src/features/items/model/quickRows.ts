import type { components } from '#contract/api.ts';
import type { AreaValue } from '#design-system/grid/editing/cellTypes.ts';
import {
  initialItem,
  type PlainItemValues,
  type QuickItemField,
  quickItemFields,
  subItemExtension,
} from '#domain/items';
import { type AttributeEntry, changedEntries } from '#shared/attributes';
import type { ItemBrief, SubItem } from '#shared/foresite';
import * as t from '../texts.ts';
import { isOwnField, type OwnField, ownFieldsOf, toOwnCodes } from './ownCodes.ts';

type Schemas = components['schemas'];
type BatchFields = Omit<Schemas['BatchChanges'], 'status'>;

/** Fields that a row holds as the item says them. */
export type PlainQuickField = Exclude<QuickItemField, 'name' | 'estimated_area'>;
export const plainQuickFields = quickItemFields.filter(
  (name): name is PlainQuickField => name !== 'name' && name !== 'estimated_area',
);
type PlainQuickValues = { [K in PlainQuickField]: PlainItemValues[K] | null };
const plainOf = (item: ItemBrief | null) =>
  Object.fromEntries(plainQuickFields.map((name) => [name, item?.[name] ?? null])) as PlainQuickValues;

/** An item as a row of quick entry; choices are held by their values. */
export interface QuickRow extends PlainQuickValues {
  [own: OwnField]: string | null | undefined;
  key: string;
  /** Null until it is saved. */
  id: number | null;
  version: number;
  code: string;
  name: string;
  status: string | null;
  component: string | null;
  assignee: string | null;
  priority: string | null;
  tags: readonly string[];
  estimated_area: AreaValue | null;
  scope: string;
  quantity: number | null;
  measure: string | null;
  unit_cost: number | null;
  master_format: string | null;
  uni_format: string | null;
  /** What it says for the fields that the company has added to items. */
  custom_attributes: AttributeEntry[];
  /** How many scope rows it has; a single one is edited here. */
  scope_rows: number;
  sub_item: SubItem | null;
  /** What it costs as saved, where its scope is not edited here. */
  cost: number | null;
}

const idText = (row: { id: number } | null) => (row ? String(row.id) : null);

/** A saved item as a row. */
export const toQuickRow = (item: ItemBrief): QuickRow => ({
  ...plainOf(item),
  key: String(item.id),
  id: item.id,
  version: item.version,
  code: item.code,
  name: item.name,
  status: item.status,
  component: idText(item.component),
  assignee: idText(item.assignee),
  priority: String(item.priority),
  tags: item.tags.map(({ id }) => String(id)),
  estimated_area: item.estimated_area,
  scope: item.scope?.scope ?? '',
  quantity: item.scope?.quantity ?? null,
  measure: item.scope?.measure ?? null,
  unit_cost: item.scope?.unit_cost ?? null,
  master_format: idText(item.scope?.cost_group_master_format ?? null),
  uni_format: idText(item.scope?.cost_group_uni_format ?? null),
  ...toOwnCodes(item.scope ?? null),
  custom_attributes: item.custom_attributes ?? [],
  scope_rows: item.scope_rows ?? 0,
  sub_item: item.scope ?? null,
  cost: item.cost,
});

let made = 0;

/** A blank row; temporary keys start with `new_` (docs/product/foresite.md). */
export const blankQuickRow = (): QuickRow => ({
  ...plainOf(null),
  key: `new_${(made += 1)}`,
  id: null,
  version: 0,
  code: '',
  name: '',
  status: null,
  component: null,
  assignee: null,
  priority: null,
  tags: [],
  estimated_area: null,
  scope: '',
  quantity: null,
  measure: null,
  unit_cost: null,
  master_format: null,
  uni_format: null,
  custom_attributes: [],
  scope_rows: 0,
  sub_item: null,
  cost: null,
});

const contentFields = [
  ...plainQuickFields,
  'name',
  'status',
  'component',
  'assignee',
  'priority',
  'tags',
  'estimated_area',
  'scope',
  'quantity',
  'measure',
  'unit_cost',
  'master_format',
  'uni_format',
  'custom_attributes',
] as const satisfies readonly (keyof QuickRow)[];

/** Fields that a person fills in. */
export type QuickField = (typeof contentFields)[number] | OwnField;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const blank = blankQuickRow();

/** Which fields of a row differ from another one. */
export const changedFields = (row: QuickRow, base: QuickRow): QuickField[] =>
  [...contentFields, ...ownFieldsOf(row, base)].filter((field) =>
    field === 'custom_attributes'
      ? changedEntries(base, row).length > 0
      : !same(row[field] ?? null, base[field] ?? null),
  );

/** A row that says nothing; it is ignored (docs/product/foresite.md). */
export const isBlankRow = (row: QuickRow): boolean =>
  row.id === null &&
  changedFields({ ...row, name: row.name.trim(), scope: row.scope.trim() }, blank).length === 0;

/**
 * What a row that is not blank must say (docs/product/foresite.md), by field. Scope that was saved without its text, as the panel of an
 * item allows, holds up nothing while it stays as it is.
 */
export function rowProblems(row: QuickRow, saved?: QuickRow): Partial<Record<QuickField, string>> {
  if (isBlankRow(row)) return {};
  const saysPrice = row.quantity !== null || row.unit_cost !== null;
  const saysCode = [row.master_format, row.uni_format, ...ownIdsOf(row)].some((code) => code !== null);
  return {
    ...(row.name.trim() === '' && { name: t.nameIsRequired }),
    ...(row.status === null && { status: t.statusIsRequired }),
    ...(row.scope_rows < 2 &&
      (saysPrice || saysCode) &&
      row.scope.trim() === '' &&
      (!saved || changedFields(row, saved).some(isOfScope)) && {
        scope: t.aRowWithAValue(saysPrice ? t.quantityOrAUnitCost : t.costGroupLower),
      }),
  };
}

/** Cost before markups of a row whose scope is edited here, in dollars to the cent; as saved otherwise. */
export const quickCost = (row: QuickRow): number | null =>
  row.scope_rows > 1
    ? row.cost
    : row.sub_item && !changesScope(row, row.sub_item)
      ? row.cost
      : row.quantity === null && row.unit_cost === null
        ? null
        : (subItemExtension(row.quantity, row.unit_cost) ?? 0);

const changesScope = (row: QuickRow, sub: SubItem) =>
  row.scope !== sub.scope ||
  row.quantity !== sub.quantity ||
  row.measure !== sub.measure ||
  row.unit_cost !== sub.unit_cost;

function scopeOf(row: QuickRow): Schemas['SubItemInput'][] {
  if (row.scope.trim() === '') return [];
  const { sub_item: sub } = row;
  const ownIds = ownIdsOf(row);
  return [
    {
      ...(sub && { id: sub.id }),
      scope: row.scope.trim(),
      quantity: row.quantity,
      measure: row.measure,
      unit_cost: row.unit_cost,
      cost_group_master_format_id: number(row.master_format),
      cost_group_uni_format_id: number(row.uni_format),
      ...(ownIds.length > 0 && { cost_group_ids: ownIds }),
    },
  ];
}

const number = (text: string | null) => (text === null ? null : Number(text));
const ownIdsOf = (row: QuickRow) => ownFieldsOf(row).flatMap((field) => number(row[field] ?? null) ?? []);
const scopeFields = new Set<QuickField>([
  'scope',
  'quantity',
  'measure',
  'unit_cost',
  'master_format',
  'uni_format',
]);
const isOfScope = (field: QuickField) => scopeFields.has(field) || isOwnField(field);

/** The contract's fields for what a row says in `fields`. */
function fieldsOf(row: QuickRow, fields: readonly QuickField[], base: QuickRow): BatchFields {
  const has = (field: QuickField) => fields.includes(field);
  return {
    ...(has('name') && { name: row.name.trim() }),
    ...(has('component') && { component_id: number(row.component) }),
    ...Object.fromEntries(plainQuickFields.filter(has).map((name) => [name, row[name] ?? initialItem[name]])),
    ...(has('assignee') && { assignee_id: number(row.assignee) }),
    ...(has('priority') && { priority: number(row.priority) ?? 3 }),
    ...(has('tags') && { tag_ids: row.tags.map(Number) }),
    ...(has('estimated_area') && {
      estimated_area: row.estimated_area as Schemas['BatchChanges']['estimated_area'],
    }),
    ...(has('custom_attributes') && { custom_attributes: changedEntries(base, row) }),
    ...(row.scope_rows < 2 && fields.some(isOfScope) && { sub_items: scopeOf(row) }),
  };
}

/** What is saved, and which row stands at each place that an error may name. */
export interface QuickBatch {
  batch: Schemas['ItemBatch'];
  keyAt: ReadonlyMap<string, string>;
  count: number;
}

/** Everything that differs from what is saved, as one batch. Blank rows are left out. */
export function toBatch(
  rows: readonly QuickRow[],
  saved: ReadonlyMap<string, QuickRow>,
  removed: readonly QuickRow[],
): QuickBatch {
  const keyAt = new Map<string, string>();
  const creates: Schemas['BatchCreate'][] = [];
  const updates: Schemas['BatchUpdate'][] = [];
  for (const row of rows) {
    if (isBlankRow(row)) continue;
    if (row.id === null) {
      keyAt.set(`creates.${creates.length}`, row.key);
      const fields = { ...fieldsOf(row, changedFields(row, blank), blank), name: row.name.trim() };
      creates.push({ ...fields, ...(row.status === 'DRAFT' && { status: 'DRAFT' as const }) });
      continue;
    }
    const base = saved.get(row.key);
    const changed = base ? changedFields(row, base) : [];
    if (!base || changed.length === 0) continue;
    keyAt.set(`updates.${updates.length}`, row.key);
    const status = changed.includes('status')
      ? { status: row.status as 'DRAFT' | 'PENDING' | 'ARCHIVED' }
      : {};
    updates.push({
      item_id: row.id,
      if_version: row.version,
      changes: { ...fieldsOf(row, changed, base), ...status },
    });
  }
  const deletes = removed.flatMap(({ id, version, key }, index) => {
    if (id === null) return [];
    keyAt.set(`deletes.${index}`, key);
    return [{ item_id: id, if_version: version }];
  });
  return {
    batch: { creates, updates, deletes },
    keyAt,
    count: creates.length + updates.length + deletes.length,
  };
}

/** Rows with the saved items as they now stand: rows that were edited here keep their edits, and their version. */
export function withSaved(
  rows: readonly QuickRow[],
  before: ReadonlyMap<string, QuickRow>,
  now: ReadonlyMap<string, QuickRow>,
  removed: readonly QuickRow[],
): QuickRow[] {
  const gone = new Set(removed.map(({ key }) => key));
  const kept = rows.flatMap((row) => {
    if (row.id === null) return [row];
    const base = before.get(row.key);
    const fresh = now.get(row.key);
    const isEdited = base !== undefined && changedFields(row, base).length > 0;
    if (isEdited) return [row];
    return fresh ? [fresh] : [];
  });
  const shown = new Set(kept.map(({ key }) => key));
  const fresh = [...now.values()].filter(({ key }) => !shown.has(key) && !gone.has(key));
  const firstNew = kept.findIndex(({ id }) => id === null);
  return firstNew < 0 ? [...kept, ...fresh] : kept.toSpliced(firstNew, 0, ...fresh);
}

/** Blank rows that stand ready at the end (docs/product/foresite.md). */
const trailing = 3;

/** Rows with at least three blank ones at their end. */
export function withBlanks(rows: readonly QuickRow[]): readonly QuickRow[] {
  let blanks = 0;
  while (blanks < trailing && blanks < rows.length && isBlankRow(rows.at(-1 - blanks) as QuickRow))
    blanks += 1;
  return blanks === trailing
    ? rows
    : [...rows, ...Array.from({ length: trailing - blanks }, () => blankQuickRow())];
}
