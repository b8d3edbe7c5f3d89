import { itemField, listedItemFields, typedItemFields } from '#domain/items';
import type { Item, ItemBrief, ItemPatch } from '#shared/foresite';
import * as t from '../texts.ts';
import { markupChoices } from './itemMarkups.ts';
import type { ItemDraft } from './itemDraft.ts';

/** Fields that a form edits and a row of the grid says as they are. */
const plain = listedItemFields.filter((name) => !itemField(name).fixed);

/** The fields of the form that a row of the grid tells, too. */
const toBriefDraft = (item: ItemBrief) =>
  ({
    ...Object.fromEntries(plain.map((name) => [name, item[name]])),
    estimated_area: item.estimated_area,
    component_id: item.component?.id ?? null,
    assignee_id: item.assignee?.id ?? null,
    me_group_ids: item.me_groups.map((group) => group.id),
    tag_ids: item.tags.map((tag) => tag.id),
    deadline_milestone_id: item.deadline?.id ?? null,
  }) as Omit<ItemDraft, 'description' | 'use_markups' | 'markups' | 'drivers' | 'links'>;

/** Fields of the form that are said as they are typed, by a row of the grid or by the item alone. */
export const paintedFields: readonly string[] = typedItemFields.filter(
  (name) => !['reference', 'references', 'parts'].includes(itemField(name).kind) && name !== 'use_markups',
);

/** A saved item as the fields of its form. */
export const toItemDraft = (item: Item): ItemDraft => ({
  ...toBriefDraft(item),
  description: item.description,
  ...(item.use_markups !== null && { use_markups: item.use_markups, markups: markupChoices(item.markups) }),
  drivers: item.drivers.map(({ driver_id, score }) => ({ driver_id, score })),
  links: item.links.map(({ entity_type, entity_id }) => ({ entity_type, entity_id })),
});

/** Whether two values of a form say the same. */
export const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const typed: ReadonlySet<string> = new Set(typedItemFields);

/** The part of an edit that differs from the saved item; empty when nothing does. */
export function patchOf(item: Item, edit: Partial<ItemDraft>): ItemPatch {
  const saved = toItemDraft(item);
  return Object.fromEntries(
    Object.entries(edit).filter(([field, value]) => !same(value, saved[field as keyof ItemDraft])),
  );
}

/** What another person changed under an edit: field with their value and ours. */
export interface EditConflict {
  patch: ItemPatch;
  theirs: Item;
  fields: { field: keyof ItemDraft | 'custom_attributes'; label: string; mine: unknown; their: unknown }[];
  /** Their scope rows are others than those that ours began from. */
  hasOtherRows: boolean;
}

type Entries = readonly { custom_attribute_id: number; value: unknown }[];
const saidIn = (entries: Entries, id: number) =>
  entries.find(({ custom_attribute_id }) => custom_attribute_id === id)?.value ?? null;

/** The company's own fields of an edit that somebody else changed meanwhile. */
function attributeConflicts(
  patch: ItemPatch,
  before: Item | ItemBrief,
  theirs: Item,
): EditConflict['fields'] {
  const old = before.custom_attributes ?? [];
  return (patch.custom_attributes ?? []).flatMap(({ custom_attribute_id: id, value }) => {
    const now = saidIn(theirs.custom_attributes, id);
    if (same(saidIn(old, id), now)) return [];
    const known = [...theirs.custom_attributes, ...old];
    const label = known.find(({ custom_attribute_id }) => custom_attribute_id === id)?.name ?? t.anAttribute;
    return [{ field: 'custom_attributes' as const, label, mine: value, their: now }];
  });
}

/** Whether anything is to be decided: the same field was changed by two. */
export const isConflict = ({ fields, hasOtherRows }: EditConflict) => fields.length > 0 || hasOtherRows;

/**
 * Compares an edit with the item as it stands now. Fields that only we changed are no conflict. An edit in the grid starts from a row
 * `before`, and changes nothing that such a row does not tell.
 */
export function conflictOf(patch: ItemPatch, before: Item | ItemBrief, theirs: Item): EditConflict {
  const full = 'description' in before ? before : null;
  const old: Partial<ItemDraft> = full ? toItemDraft(full) : toBriefDraft(before);
  const now = toItemDraft(theirs);
  const fields = (Object.keys(patch) as (keyof ItemDraft)[])
    .filter((field) => typed.has(field) && !same(old[field], now[field]))
    .map((field) => ({
      field,
      label: itemField(field).label,
      mine: (patch as Partial<ItemDraft>)[field],
      their: now[field],
    }));
  return {
    patch,
    theirs,
    fields: [...fields, ...attributeConflicts(patch, before, theirs)],
    hasOtherRows: patch.sub_items !== undefined && !same(full?.sub_items, theirs.sub_items),
  };
}
