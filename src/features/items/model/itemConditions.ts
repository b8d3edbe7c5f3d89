import type { FilterField, FilterOption } from '#design-system/filters/model/filterTypes.ts';
import type { AttributeType } from '#domain/attributes';
import type { Field } from '#domain/fields';
import { itemField, itemFieldTitle, type PlainItemField, plainItemFields, PRIORITIES } from '#domain/items';
import { attributeFilters } from '#shared/attributes';
import type { Person } from '#shared/foresite';
import * as t from '../texts.ts';
import { itemStatuses } from './itemFilters.ts';
import { fullName, statusLook } from './itemLooks.ts';

type Named = { id: number; name: string };

/** What conditions offer to choose from. */
export interface ConditionChoices {
  components: readonly Named[];
  people: readonly Person[];
  tags: readonly Named[];
  groups: readonly { id: number; letter: string }[];
  scenarios: readonly { id: number; scenario_number: string; name: string }[];
  milestones: readonly Named[];
  /** The company's own fields; none while it does not use them. */
  attributes: readonly {
    slug: string;
    name: string;
    type: AttributeType;
    unit: string | null;
    options: readonly { option_id: number; option_value: string }[];
  }[];
}

const named = (rows: readonly Named[]): FilterOption[] =>
  rows.map(({ id, name }) => ({ value: String(id), label: name }));

const typeOf: Partial<Record<Field['kind'], FilterField['type']>> = {
  text: 'text',
  date: 'date',
  money: 'money',
  percent: 'percent',
  number: 'number',
  count: 'number',
};

/** Conditions on fields that hold their own values, as the table of fields has them. */
const plain = (...names: readonly PlainItemField[]): FilterField[] =>
  names.flatMap((name) => {
    const field = itemField(name);
    const type = typeOf[field.kind];
    if (!field.filter || !type) return [];
    const unit = field.kind === 'count' ? field.unit : undefined;
    return [{ id: name, label: itemFieldTitle(field), type, ...(unit && { unit }) }];
  });

/** Those that have no place of their own among the others. */
const otherPlain = plainItemFields.filter((name) => !['name', 'due_date', 'date_added'].includes(name));

/** The fields that items are filtered by, by the names under which filters are stored (docs/product/items.md). */
export function conditionFields(choices: ConditionChoices, canApprove: boolean): readonly FilterField[] {
  const people = choices.people.map((person) => ({ value: String(person.id), label: fullName(person) }));
  const groups = choices.groups.map(({ id, letter }) => ({ value: String(id), label: letter }));
  const scenarios = choices.scenarios.map(({ id, scenario_number: code, name }) => ({
    value: String(id),
    label: `${code} ${name}`,
  }));
  const statuses = itemStatuses.map((status) => ({ value: status, label: statusLook(status).label }));
  const priorities = PRIORITIES.map(({ value, label }) => ({ value: String(value), label }));
  const forApprovers: FilterField[] = [
    { id: 'priority', label: t.priority, type: 'choice', options: priorities },
    { id: 'milestone', label: t.milestone, type: 'choice', options: named(choices.milestones) },
  ];
  return [
    ...plain('name'),
    { id: 'status', label: t.status, type: 'choice', options: statuses },
    { id: 'component', label: t.component, type: 'choice', options: named(choices.components) },
    { id: 'cost', label: t.cost, type: 'money' },
    { id: 'estimated_area', label: t.area, type: 'area', unit: 'GSF' },
    ...plain('due_date', 'date_added'),
    { id: 'assignee', label: t.assignee, type: 'people', options: people },
    { id: 'proposed_by', label: t.proposedBy, type: 'people', options: people },
    { id: 'updated_by', label: t.updatedBy, type: 'people', options: people },
    { id: 'tags', label: t.tags, type: 'tags', options: named(choices.tags) },
    { id: 'me_groups', label: t.group, type: 'choices', options: groups },
    { id: 'scenarios', label: t.scenarios, type: 'choices', options: scenarios },
    ...(canApprove ? forApprovers : []),
    ...plain(...otherPlain),
    { id: 'has_valid_scope', label: t.validScope, type: 'boolean' },
    { id: 'in_estimate', label: t.inTheEstimate, type: 'boolean' },
    ...attributeFilters(choices.attributes),
  ];
}
