import { dateProblem, type IsoDate } from '#domain/dates';
import type { FieldErrors } from '#domain/errors';
import { fieldProblems, type Fields } from '#domain/fields';
import {
  driversProblem,
  linksProblem,
  probabilityProblem,
  scheduleDaysProblem,
  waitingCostProblem,
} from './checkItemParts.ts';
import { checkSubItem, subItemsProblem, type SubItemDraft } from './checkSubItem.ts';
import { type ItemField, itemFields, plainItemFields } from './itemFields.ts';
import { isPriority } from './priorities.ts';

/** Lengths and ranges an item keeps; the contract states the same ones. */
export const ITEM_LIMITS = {
  name: itemFields.name.max,
  description: itemFields.description.max,
  percent: 100,
  subItems: 500,
} as const;

/** What a person may send of an item. Absent fields are not checked, except the name of a new item. */
export interface ItemDraft {
  name?: string | undefined;
  description?: string | undefined;
  priority?: number | undefined;
  due_date?: string | null | undefined;
  lower_limit?: number | undefined;
  upper_limit?: number | undefined;
  sub_items?: readonly SubItemDraft[] | undefined;
  probability?: number | undefined;
  schedule_days?: number | null | undefined;
  weekly_waiting_cost?: number | null | undefined;
  drivers?: readonly { driver_id: number; score: number }[] | undefined;
  links?: readonly { entity_type: string; entity_id: number }[] | undefined;
}

function nameProblem(name: string | undefined, required: boolean): string | null {
  if (name === undefined) return required ? 'Name is required' : null;
  if (name.trim() === '') return 'Name is required';
  return name.length > ITEM_LIMITS.name
    ? `Name is longer than ${ITEM_LIMITS.name} characters. Shorten it.`
    : null;
}

function descriptionProblem(description: string | undefined): string | null {
  const tooLong = (description?.length ?? 0) > ITEM_LIMITS.description;
  return tooLong ? 'Description is longer than 10,000 characters. Shorten it or attach a document.' : null;
}

function limitProblem(percent: number | undefined): string | null {
  if (percent === undefined || (percent >= 0 && percent <= ITEM_LIMITS.percent)) return null;
  return 'A limit is a percentage from 0 to 100.';
}

/** Fields whose problems have sentences of their own. */
const ownSentences: ReadonlySet<string> = new Set([
  'name',
  'description',
  'priority',
  'due_date',
  'lower_limit',
  'upper_limit',
  'probability',
  'schedule_days',
  'weekly_waiting_cost',
]);

/** The others that hold a value of their own go by what the table of fields says. */
const otherFields: Fields = Object.fromEntries(
  plainItemFields
    .map((name): [string, ItemField] => [name, itemFields[name]])
    .filter(([name, { kind }]) => kind !== 'reference' && !ownSentences.has(name)),
);

/**
 * What is wrong with an item before it is saved, by field (`sub_items.0.quantity` for rows); empty when nothing is.
 * Form and server share it. `today` is the company's day (docs/product/items.md).
 */
export function checkItem(draft: ItemDraft, today: IsoDate, options: { isNew?: boolean } = {}): FieldErrors {
  const subItems = draft.sub_items ?? [];
  const found: Record<string, string | null> = {
    name: nameProblem(draft.name, options.isNew ?? false),
    description: descriptionProblem(draft.description),
    priority:
      draft.priority === undefined || isPriority(draft.priority)
        ? null
        : 'Choose a priority from Lowest to Highest.',
    due_date: dateProblem(draft.due_date, today),
    lower_limit: limitProblem(draft.lower_limit),
    upper_limit: limitProblem(draft.upper_limit),
    sub_items: subItemsProblem(subItems, ITEM_LIMITS.subItems),
    probability: probabilityProblem(draft.probability),
    schedule_days: scheduleDaysProblem(draft.schedule_days),
    weekly_waiting_cost: waitingCostProblem(draft.weekly_waiting_cost),
    drivers: driversProblem(draft.drivers),
    links: linksProblem(draft.links),
  };
  const rows = subItems.flatMap((row, index) =>
    Object.entries(checkSubItem(row)).map(([field, text]) => [`sub_items.${index}.${field}`, text] as const),
  );
  const problems = [...Object.entries(found), ...rows].filter(([, text]) => text !== null);
  return {
    ...fieldProblems(otherFields, draft as Readonly<Record<string, unknown>>, {
      today,
      isNew: options.isNew ?? false,
    }),
    ...Object.fromEntries(problems.map(([field, text]) => [field, [text as string]])),
  };
}
