import type { Area } from '#domain/area';
import type { Field } from '#domain/fields';
import { ITEM_STATUSES, type ItemStatus } from './itemStatuses.ts';
import { MEDIUM_PRIORITY, PRIORITIES } from './priorities.ts';

/** A column of the items grid. */
interface ColumnFacts {
  /** Where it is not called like the field: a field holds an id, its column shows the row. */
  id?: string;
  /** Width in px. */
  width: number;
  groupable?: true;
  /** What the server sorts by, where that is another column. */
  sort?: string;
  /** Only those who may approve see it (docs/product/items.md). */
  forApprovers?: true;
}

/** What a field says of items, beside what every field says. */
interface ItemFacts {
  /** Its heading where room is short: columns, filters, files. The label where there is none. */
  title?: string;
  /** What history calls it; false where history does not show it. */
  inHistory?: string | false;
  /** What a new item says. Without it, whoever creates the item says it. */
  initial?: string | number | boolean | null | readonly never[];
  /** What a void item shows in its place (docs/product/items.md). */
  voided?: string | number | Area | null;
  /** A value of its history comes back alone. */
  restorable?: true;
  /** Worked out of other rows: it is shown and not kept. */
  derived?: true;
  /** A row of the list says it under this name. */
  listed?: true;
  /** The list can be filtered by it. */
  filter?: true;
  column?: ColumnFacts;
  /** Typed in quick entry, and found in files under these headings. */
  quick?: { width: number; words: readonly string[] };
}

/** A field of an item. */
export type ItemField = Field & ItemFacts;

const defineItemFields = <const T extends Record<string, ItemField>>(fields: T): T => fields;

const statuses = Object.fromEntries(Object.entries(ITEM_STATUSES).map(([id, { label }]) => [id, label]));
const priorities = Object.fromEntries(PRIORITIES.map(({ value, label }) => [value, label]));

/**
 * The one table of an item's fields, in the order of the grid's columns. From it derive what is kept and written, what
 * a new and a void item say, drafts and their problems, rows of the list, columns, filters, files, quick entry, history
 * and what it gives back. A plain field (no reference, list or parts) needs nothing but its row here, its column in the
 * database, its place in the contract and its control in the form.
 */
export const itemFields = defineItemFields({
  number: {
    label: 'Number',
    title: 'Id',
    kind: 'count',
    fixed: true,
    inHistory: false,
    column: { width: 56 },
  },
  me_group_ids: {
    label: 'Group',
    kind: 'references',
    to: 'group',
    initial: [],
    inHistory: 'Exclusive groups',
    restorable: true,
    column: { id: 'me_groups', width: 70, groupable: true },
  },
  code: {
    label: 'Code',
    kind: 'text',
    max: 20,
    fixed: true,
    derived: true,
    column: { width: 76, sort: 'number' },
  },
  name: {
    label: 'Name',
    kind: 'text',
    max: 250,
    required: true,
    voided: 'Void',
    restorable: true,
    listed: true,
    filter: true,
    column: { width: 250 },
    quick: {
      width: 250,
      words: ['name', 'item', 'option', 'title', 'idea', 'description', 've item', 'item description'],
    },
  },
  scenarios: { label: 'Scenarios', kind: 'parts', fixed: true, derived: true, column: { width: 100 } },
  component_id: {
    label: 'Component',
    kind: 'reference',
    to: 'component',
    initial: null,
    restorable: true,
    column: { id: 'component', width: 130, groupable: true },
  },
  cost: { label: 'Cost', kind: 'money', fixed: true, derived: true, voided: null, column: { width: 120 } },
  estimated_area: {
    label: 'Estimated area',
    title: 'Area',
    kind: 'area',
    initial: null,
    voided: { value: 0, unit: 'sq_ft' },
    restorable: true,
    column: { width: 120 },
    quick: { width: 120, words: ['area', 'estimated area', 'sq ft', 'gsf'] },
  },
  due_date: {
    label: 'Due date',
    kind: 'date',
    initial: null,
    voided: null,
    restorable: true,
    listed: true,
    filter: true,
    column: { width: 100 },
    quick: { width: 100, words: ['due date', 'due', 'date', 'decide by', 'deadline'] },
  },
  date_added: {
    label: 'Date added',
    kind: 'date',
    fixed: true,
    inHistory: false,
    listed: true,
    filter: true,
    column: { width: 100 },
  },
  assignee_id: {
    label: 'Assignee',
    kind: 'reference',
    to: 'person',
    initial: null,
    restorable: true,
    column: { id: 'assignee', width: 90, groupable: true },
  },
  updated_by: { label: 'Updated by', kind: 'parts', fixed: true, derived: true, column: { width: 90 } },
  status: {
    label: 'Status',
    kind: 'choice',
    choices: statuses,
    fixed: true,
    initial: 'PENDING',
    column: { width: 120, groupable: true },
  },
  tag_ids: {
    label: 'Tags',
    kind: 'references',
    to: 'tag',
    initial: [],
    restorable: true,
    column: { id: 'tags', width: 110, groupable: true },
  },
  priority: {
    label: 'Priority',
    kind: 'choice',
    choices: priorities,
    initial: MEDIUM_PRIORITY,
    voided: MEDIUM_PRIORITY,
    restorable: true,
    listed: true,
    column: { width: 130, groupable: true, forApprovers: true },
  },
  milestone_id: {
    label: 'Milestone',
    kind: 'reference',
    to: 'milestone',
    fixed: true,
    initial: null,
    column: { id: 'milestone_name', width: 110, groupable: true, forApprovers: true },
  },
  in_estimate_of: {
    label: 'In the estimate of',
    kind: 'parts',
    fixed: true,
    derived: true,
    column: { width: 140, groupable: true },
  },
  description: {
    label: 'Description',
    kind: 'text',
    max: 10_000,
    lines: true,
    initial: '',
    restorable: true,
  },
  lower_limit: {
    label: 'Lower limit',
    kind: 'percent',
    min: 0,
    max: 100,
    initial: 0,
    voided: 0,
    restorable: true,
    listed: true,
    filter: true,
    quick: { width: 90, words: ['lower limit', 'lower limit %', 'low %', 'lower'] },
  },
  upper_limit: {
    label: 'Upper limit',
    kind: 'percent',
    min: 0,
    max: 100,
    initial: 0,
    voided: 0,
    restorable: true,
    listed: true,
    filter: true,
    quick: { width: 90, words: ['upper limit', 'upper limit %', 'high %', 'upper'] },
  },
  probability: {
    label: 'Probability',
    kind: 'percent',
    min: 0,
    max: 100,
    initial: 50,
    restorable: true,
    listed: true,
  },
  schedule_days: {
    label: 'Days on the schedule',
    title: 'Schedule days',
    inHistory: 'Schedule',
    kind: 'count',
    unit: 'days',
    min: -3650,
    max: 3650,
    initial: null,
    voided: null,
    restorable: true,
    listed: true,
    filter: true,
  },
  is_schedule_critical: {
    label: 'On the critical path',
    kind: 'flag',
    initial: false,
    restorable: true,
    listed: true,
  },
  deadline_milestone_id: {
    label: 'Decide by',
    kind: 'reference',
    to: 'milestone',
    initial: null,
    restorable: true,
  },
  weekly_waiting_cost: {
    label: 'Cost per week of delay',
    kind: 'money',
    min: 0,
    initial: null,
    voided: null,
    restorable: true,
    listed: true,
  },
  proposed_by_id: {
    label: 'Proposed by',
    kind: 'reference',
    to: 'person',
    initial: null,
    restorable: true,
    listed: true,
  },
  created_by_id: {
    label: 'Created by',
    kind: 'reference',
    to: 'person',
    fixed: true,
    inHistory: false,
    initial: null,
    listed: true,
  },
  idea_id: { label: 'Idea', kind: 'reference', to: 'idea', fixed: true, initial: null },
  approved_on: { label: 'Approved on', kind: 'date', fixed: true, initial: null },
  rejection_reason: {
    label: 'Reason',
    kind: 'text',
    max: 2000,
    lines: true,
    fixed: true,
    initial: null,
  },
  subtotal_cost: { label: 'Cost', kind: 'money', fixed: true, initial: 0 },
  use_markups: { label: 'Markups', kind: 'flag', initial: true, needs: 'view_item_markup' },
  markups: { label: 'Markup lines', kind: 'parts', initial: [] },
  drivers: { label: 'Value drivers', kind: 'parts', initial: [] },
  links: { label: 'Links', kind: 'parts', initial: [] },
  custom_attributes: { label: 'Attributes', kind: 'parts', fixed: true, initial: [] },
  sub_items: { label: 'Scope', kind: 'parts', fixed: true, initial: [] },
});

type Table = typeof itemFields;

/** The name of a field of an item. */
export type ItemFieldName = keyof Table;

/** Names whose row of the table has this. */
type Having<Facts> = { [K in ItemFieldName]: Table[K] extends Facts ? K : never }[ItemFieldName];

/** Kinds of fields that are one column of the table of items, under their own name. */
type PlainKind = Exclude<Field['kind'], 'references' | 'texts' | 'area' | 'parts'>;

/** Fields that are one column of the table of items. */
export type PlainItemField = Exclude<Having<{ kind: PlainKind }>, Having<{ derived: true }>>;

type Held<Kind> = Kind extends 'text' | 'date' ? string : Kind extends 'flag' ? boolean : number;

/** What the plain fields of a kept item say. */
export type PlainItemValues = {
  [K in Exclude<PlainItemField, 'status' | 'number'>]:
    Held<Table[K]['kind']> | (Table[K] extends { initial: null } ? null : never);
} & { status: ItemStatus; number?: number };

/** The name of a column of the items grid. */
export type ItemColumnId = {
  [K in ItemFieldName]: Table[K] extends { column: { id: infer Id extends string } }
    ? Id
    : Table[K] extends { column: object }
      ? K
      : never;
}[ItemFieldName];

/** Fields that a row of the list says under their own names. */
export type ListedItemField = Having<{ listed: true }>;

/** A field that gets a value of its history back. */
export type RestorableField = Having<{ restorable: true }>;

/** Fields of which a row of quick entry holds the value as it is. */
export type QuickItemField = Having<{ quick: object }>;

/** Whether items have a field of this name. */
export const isItemField = (name: string): name is ItemFieldName => Object.hasOwn(itemFields, name);

/** A field by its name, with all that it may say. */
export const itemField = (name: ItemFieldName): ItemField => itemFields[name];

const namesOf = <Name extends ItemFieldName>(is: (field: ItemField) => boolean) =>
  (Object.keys(itemFields) as ItemFieldName[]).filter((name) => is(itemFields[name])) as Name[];

const severalColumns: ReadonlySet<Field['kind']> = new Set(['references', 'texts', 'area', 'parts']);

/** Fields that are one column of the table of items, under their own names. */
export const plainItemFields = namesOf<PlainItemField>(
  ({ kind, derived }) => !derived && !severalColumns.has(kind),
);

/** Fields that a row of the list says under their own names. */
export const listedItemFields = namesOf<ListedItemField>(({ listed }) => listed === true);

/** Fields that a form edits. */
export const typedItemFields = namesOf<ItemFieldName>(({ fixed }) => !fixed);

/** Fields of quick entry that hold their value as it is, in the order of its columns. */
export const quickItemFields = namesOf<QuickItemField>(({ quick }) => quick !== undefined);

/** Fields of an item that get a value of their history back, one at a time; the contract names the same. */
export const RESTORABLE_FIELDS: readonly RestorableField[] = namesOf(({ restorable }) => restorable === true);

/** Whether a field of the change log is one of them. */
export const isRestorable = (field: string): field is RestorableField =>
  (RESTORABLE_FIELDS as readonly string[]).includes(field);

/** The heading of a field where room is short. */
export const itemFieldTitle = ({ title, label }: ItemField): string => title ?? label;

/** What history shows of an item, under the names that it uses. */
export const itemHistoryFields: Readonly<Record<string, Field>> = Object.fromEntries(
  Object.entries<ItemField>(itemFields).flatMap(([name, field]) =>
    field.derived || field.inHistory === false
      ? []
      : [[name, { ...field, label: field.inHistory ?? field.label }]],
  ),
);

/** What a new item says where nobody has said otherwise, by field. */
export const initialItem: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries<ItemField>(itemFields).flatMap(([name, { initial }]) =>
    initial === undefined ? [] : [[name, initial]],
  ),
);

/** What a void item shows in place of what it says, by field. */
export const voidedItem = Object.fromEntries(
  Object.entries<ItemField>(itemFields).flatMap(([name, { voided }]) =>
    voided === undefined ? [] : [[name, voided]],
  ),
);
