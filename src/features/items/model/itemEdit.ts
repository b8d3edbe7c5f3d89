import type { Item, ItemBrief, ItemPatch } from '#shared/foresite';
import { markupChoices } from './itemMarkups.ts';
import type { ItemDraft } from './itemDraft.ts';

/** The fields of the form that a row of the grid tells, too. */
const toBriefDraft = (item: ItemBrief) => ({
  name: item.name,
  priority: item.priority,
  due_date: item.due_date,
  estimated_area: item.estimated_area,
  lower_limit: item.lower_limit,
  upper_limit: item.upper_limit,
  component_id: item.component?.id ?? null,
  assignee_id: item.assignee?.id ?? null,
  proposed_by_id: item.proposed_by_id,
  me_group_ids: item.me_groups.map((group) => group.id),
  tag_ids: item.tags.map((tag) => tag.id),
  probability: item.probability,
  schedule_days: item.schedule_days,
  is_schedule_critical: item.is_schedule_critical,
  deadline_milestone_id: item.deadline?.id ?? null,
  weekly_waiting_cost: item.weekly_waiting_cost,
});

/** A saved item as the fields of its form. */
export const toItemDraft = (item: Item): ItemDraft => ({
  ...toBriefDraft(item),
  description: item.description,
  ...(item.use_markups !== null && { use_markups: item.use_markups, markups: markupChoices(item.markups) }),
  drivers: item.drivers.map(({ driver_id, score }) => ({ driver_id, score })),
  links: item.links.map(({ entity_type, entity_id }) => ({ entity_type, entity_id })),
});

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

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

const labels: Record<keyof ItemDraft, string> = {
  name: 'Name',
  description: 'Description',
  priority: 'Priority',
  due_date: 'Due date',
  estimated_area: 'Estimated area',
  lower_limit: 'Lower limit',
  upper_limit: 'Upper limit',
  component_id: 'Component',
  assignee_id: 'Assignee',
  proposed_by_id: 'Proposed by',
  me_group_ids: 'Group',
  tag_ids: 'Tags',
  probability: 'Probability',
  schedule_days: 'Days on the schedule',
  is_schedule_critical: 'On the critical path',
  deadline_milestone_id: 'Decide by',
  weekly_waiting_cost: 'Cost per week of delay',
  use_markups: 'Markups',
  markups: 'Markup lines',
  drivers: 'Value drivers',
  links: 'Links',
};

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
    const label = known.find(({ custom_attribute_id }) => custom_attribute_id === id)?.name ?? 'An attribute';
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
    .filter((field) => field in labels && !same(old[field], now[field]))
    .map((field) => ({
      field,
      label: labels[field],
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
